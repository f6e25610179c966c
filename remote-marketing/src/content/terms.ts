import type { TravelCosts } from '@renovation-th/shared/identity/identity';

/** A line of the terms: where, what the quote costs, what the way to it costs; `cost` names the owner's price of it. */
export type TermsRow = { where: string; quote: string; travel: string; cost?: keyof TravelCosts };

/** What a quote and the way to it cost. The one source of every page of this remote that says it. */
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
  /** Once the owner has said what the way costs. */
  priced: (travel: string, cost: string, tax: string) => `${travel}\u00a0: ${cost}, ${tax}`,
  note: 'Le devis n’engage que s’il est signé, jamais par téléphone\u00a0: refusé, il ne coûte rien, même loin. Le trajet, lui, suit une règle de prix et non les kilomètres\u00a0: celui d’Issoire est compté, celui d’Ambert, plus long, ne l’est pas.',
};
