import type { Identity } from '@renovation-th/shared/identity/identity';

/** Prices for an area. `cost` is the key of the owner's travel price, if the area has one. */
export type TermsRow = {
  where: string;
  quote: string;
  travel: string;
  cost?: keyof NonNullable<Identity['travelCosts']>;
};

/** Prices of a quote and of travel. */
export const terms = {
  caption: 'Le devis détaillé, et le déplacement pour l’établir',
  columns: { where: 'Chez vous', quote: 'Devis', travel: 'Déplacement' },
  rows: [
    { where: 'Puy-de-Dôme (63), sauf Issoire', quote: 'gratuit', travel: 'gratuit' },
    { where: 'Issoire', quote: 'gratuit', travel: 'une ligne du devis', cost: 'issoire' },
    {
      where: 'Allier, dont Vichy, Cusset, Bellerive-sur-Allier et Abrest',
      quote: 'gratuit',
      travel: 'une ligne du devis',
      cost: 'allier',
    },
    { where: 'Cantal', quote: 'gratuit', travel: 'une ligne du devis', cost: 'cantal' },
  ] satisfies readonly TermsRow[],
  /** Text that is shown once the owner has set the price of travel. */
  priced: (travel: string, cost: string, tax: string) => `${travel}\u00a0: ${cost}, ${tax}`,
  note: 'Un devis refusé ne coûte rien, même loin. Le trajet des travaux, s’il est compté, est une ligne du devis.',
};
