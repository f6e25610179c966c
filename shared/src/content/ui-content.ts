export const breadcrumbsContent = { label: 'Fil d’Ariane' };

export const projectCardsContent = { link: 'Voir le chantier' };
