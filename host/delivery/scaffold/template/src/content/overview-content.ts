/** Sample text of the first page. */
export const overviewContent = {
  documentTitle: 'Exemple | Rénovation TH, artisan à Gerzat (63)',
  description:
    'Une rubrique en préparation sur le site de Rénovation TH, artisan à Gerzat (63)\u00a0: nos services, nos zones et le devis gratuit sont déjà en ligne.',
  title: 'Exemple',
  lead: 'Cette rubrique est en préparation. Tout le reste du site est en ligne, et le téléphone répond.',
} as const;
