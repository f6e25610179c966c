import type { PageDeclaration } from '@renovation-th/shared/contracts/page';

/** Every page of this remote, as data. */
export const declaredPages: readonly PageDeclaration[] = [
  {
    path: '/',
    title: 'Rénovation TH, artisan tous corps d’état à Gerzat (63)',
    description:
      'Peinture, façade, toiture, maçonnerie et nettoyage extérieur à Gerzat et dans le Puy-de-Dôme. Un seul artisan, devis gratuit, réponse sous 24\u00a0h.',
    view: 'home',
    data: null,
    slots: ['callback-booking'],
    sitemap: { priority: 1.0, changeFrequency: 'weekly', lastModified: '2025-01-06' },
    structuredData: [
      {
        '@type': 'WebSite',
        '@id': '/#site',
        url: '/',
        name: 'Rénovation TH',
        inLanguage: 'fr',
        publisher: { '@id': '/#entreprise' },
      },
    ],
  },
];
