/** Sample text of the first page. */
export const overviewContent = {
  documentTitle: 'Exemple | Rénovation TH, artisan à Gerzat (63)',
  description:
    'Une rubrique en préparation sur le site de Rénovation TH, artisan à Gerzat (63)\u00a0: nos services, nos zones et le devis gratuit sont déjà en ligne.',
  title: 'Exemple',
  lead: 'Cette rubrique est en préparation. Tout le reste du site est en ligne, et le téléphone répond.',
  waysTitle: 'En attendant',
  ways: [
    {
      label: 'Nos services',
      path: '/services',
      text: 'Peinture, toiture, façade, maçonnerie\u00a0: ce que nous faisons, et comment.',
    },
    {
      label: 'Nos villes',
      path: '/villes',
      text: 'Les communes où nous travaillons, autour de Gerzat et de Clermont-Ferrand.',
    },
    {
      label: 'Devis gratuit',
      path: '/contact',
      text: 'Quelques lignes sur vos travaux suffisent pour une première réponse.',
    },
  ],
} as const;
