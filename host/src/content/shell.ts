export const skipLinkContent = { label: 'Aller au contenu' };

export const topBarContent = {
  label: 'Coordonnées',
  place: (locality: string, departmentCode: string) => `${locality} (${departmentCode})`,
  /** The specification requires a hyphen between town and department. */
  dash: ' - ',
};

export const noticeContent = { label: 'Fermeture' };

export const headerContent = {
  services: 'Services',
  menu: 'Menu',
  closeMenu: 'Fermer',
};

export const themeContent = {
  legend: 'Thème',
  choices: { light: 'Clair', dark: 'Sombre', system: 'Système' },
};

export const floatingCallContent = { region: 'Appel direct', label: 'Appeler' };

export const footerContent = {
  contact: 'Nous joindre',
  services: 'Services',
  quickLinks: 'Liens rapides',
  hours: 'Horaires',
  locality: (postalCode: string, locality: string) => `${postalCode} ${locality}, `,
  registration: (number: string) => `SIRET\u00a0: ${number}`,
  copyright: (year: number, tradeName: string) => `© ${year} ${tradeName}`,
  pictures: (showsProjects: boolean) =>
    showsProjects
      ? 'Les images sont des maquettes, sauf celles de nos chantiers.'
      : 'Les images sont des maquettes.',
  credit: 'Site réalisé sur mesure',
  cookies: 'Gérer les cookies',
};
