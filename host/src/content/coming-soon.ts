export const comingSoonContent = {
  documentTitle: (tradeName: string) => `Bientôt en ligne | ${tradeName}`,
  description: (tradeName: string, locality: string) =>
    `Le site de ${tradeName}, à ${locality}, ouvre bientôt. En attendant, appelez-nous ou écrivez-nous.`,
  title: 'Notre site ouvre bientôt',
  lead: 'Un chantier à prévoir, une question\u202f? Appelez-nous ou écrivez-nous dès maintenant.',
  place: (locality: string, department: string) => `${locality}, ${department}`,
};
