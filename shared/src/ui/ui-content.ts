/** Words of the shared components. */
export const phoneButtonContent = {
  copied: (number: string) => `Numéro copié : ${number}`,
  dial: (number: string) => `Composez le ${number}`,
};

export const breadcrumbsContent = { label: 'Fil d’Ariane' };
