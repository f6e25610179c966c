export const breadcrumbsContent = { label: 'Fil d’Ariane' };

export const projectCardsContent = { link: 'Voir le chantier' };

/** @param month « mars 2027 ». */
export const nextStartContent = (month: string) => `Prochain chantier possible\u00a0: ${month}`;
