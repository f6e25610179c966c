/** What all service pages say in the same words. */
export const serviceWords = {
  quote: 'Demander un devis',
  quotePath: (slug: string) => `/contact?service=${slug}`,
  facts: {
    label: 'En bref',
    facts: [
      { value: 'sous 24\u00a0h', meaning: 'pour vous répondre' },
      { value: 'sous 48\u00a0h', meaning: 'pour intervenir chez vous' },
      { value: 'gratuits', meaning: 'devis et déplacement dans le 63' },
      { value: 'dix ans', meaning: 'de garantie sur les travaux' },
    ],
  },
  offersNavigation: 'Sur cette page',
  limit: 'À savoir',
  works: 'Ce qui est fait',
  related: 'À voir aussi',
};
