/** Words of the shared components. */
export const phoneButtonContent = {
  copied: (number: string) => `Numéro copié\u00a0: ${number}`,
  dial: (number: string) => `Composez le ${number}`,
};

export const breadcrumbsContent = { label: 'Fil d’Ariane' };
