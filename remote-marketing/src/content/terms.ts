/** A line of the terms: where, what the quote costs, what the way to it costs. */
export type TermsRow = { where: string; quote: string; travel: string };

/** What a quote and the way to it cost. The one source of every page of this remote that says it. */
export const terms = {
  caption: 'Le devis détaillé, et le déplacement pour l’établir',
  columns: { where: 'Chez vous', quote: 'Devis', travel: 'Déplacement' },
  rows: [
    { where: 'Puy-de-Dôme (63), sauf Issoire', quote: 'gratuit', travel: 'gratuit' },
    { where: 'Issoire', quote: 'gratuit', travel: 'compté dans le devis' },
    {
      where: 'Allier, dont Vichy, Cusset, Bellerive-sur-Allier et Abrest',
      quote: 'gratuit',
      travel: 'compté dans le devis',
    },
    { where: 'Cantal', quote: 'gratuit', travel: 'compté dans le devis' },
  ] satisfies readonly TermsRow[],
  note: 'Le devis n’engage que s’il est signé\u00a0: refusé, il ne coûte rien, même loin. Les travaux y sont chiffrés poste par poste, et la route y a sa ligne. Ce partage est un tarif, non une mesure\u00a0: la route d’Issoire est comptée, celle d’Ambert, plus longue, ne l’est pas.',
};
