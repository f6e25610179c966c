import type { TravelCosts } from '@renovation-th/shared/identity/identity';

/** A line of the terms: where, what the quote costs, what the way to it costs; `cost` names the owner's price of it. */
export type TermsRow = { where: string; quote: string; travel: string; cost?: keyof TravelCosts };

/** What a quote and the way to it cost. The one source of every page of this remote that says it. */
export const terms = {
  caption: 'Le devis détaillé, et le déplacement pour l’établir',
  columns: { where: 'Chez vous', quote: 'Devis', travel: 'Déplacement' },
  rows: [
    { where: 'Puy-de-Dôme (63), sauf Issoire', quote: 'gratuit', travel: 'gratuit' },
    { where: 'Issoire', quote: 'gratuit', travel: 'compté dans le devis', cost: 'issoire' },
    {
      where: 'Allier, dont Vichy, Cusset, Bellerive-sur-Allier et Abrest',
      quote: 'gratuit',
      travel: 'compté dans le devis',
      cost: 'allier',
    },
    { where: 'Cantal', quote: 'gratuit', travel: 'compté dans le devis', cost: 'cantal' },
  ] satisfies readonly TermsRow[],
  /** Once the owner has said what the way costs. */
  priced: (travel: string, cost: string, tax: string) => `${travel}\u00a0: ${cost}, ${tax}`,
  note: 'Le devis n’engage que s’il est signé\u00a0: refusé, il ne coûte rien, même loin. Les travaux y sont chiffrés poste par poste, et la route y a sa ligne. Ce partage est un tarif, non une mesure\u00a0: la route d’Issoire est comptée, celle d’Ambert, plus longue, ne l’est pas.',
};
