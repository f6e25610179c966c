import type { Identity } from '../identity/identity';

/** Works, as the tax code tells them apart. */
export type TaxedWorks = 'upkeep' | 'building' | 'fittings' | 'openings' | 'cleaning' | 'all';

// Article 279-0 bis of the code général des impôts: 10 % on dwellings, and neither cleaning nor furniture.
const housing =
  'TVA à 10\u00a0% pour améliorer, transformer, aménager ou entretenir un logement achevé depuis plus de deux ans.';

// Article 278-0 bis A, and the order of 4 December 2024: windows that replace others, none in a new opening.
const energy =
  'TVA à 5,5\u00a0% dans un tel logement pour la rénovation énergétique qui remplit les critères fixés par arrêté, comme une fenêtre isolante qui en remplace une autre.';

// Articles 279-0 bis, 3, and 278-0 bis A, IV: since 16 February 2025 a mention on the quote, no form of its own.
const mention =
  'Vous certifiez l’âge du logement sur le devis même, qui donne le taux ligne par ligne\u202f; l’attestation à part n’est plus demandée.';

const rates: Record<TaxedWorks, readonly string[]> = {
  upkeep: [housing, 'TVA à 20\u00a0% pour un simple nettoyage, et pour un logement plus récent.', mention],
  building: [
    housing,
    'TVA à 20\u00a0% pour une construction neuve, et pour ce qui n’est pas un logement.',
    mention,
  ],
  fittings: [housing, 'TVA à 20\u00a0% pour un meuble, et pour un logement plus récent.', mention],
  openings: [
    housing,
    energy,
    'TVA à 20\u00a0% pour un logement plus récent, et pour ce qui n’est pas un logement.',
    mention,
  ],
  cleaning: [
    'TVA à 20\u00a0%\u00a0: un nettoyage n’améliore pas le logement, et la loi l’exclut des taux réduits (article\u00a0279-0\u00a0bis du code général des impôts). Une réparation, comptée à part, a son propre taux.',
  ],
  all: [housing, energy, 'TVA à 20\u00a0% pour le nettoyage, le neuf et tout le reste.', mention],
};

const noTax = 'TVA non applicable, art.\u00a0293\u00a0B du CGI';

/** What a price holds of the tax: « toutes taxes comprises », or that there is none. */
export function taxWords({ vat }: Pick<Identity, 'vat'>): string {
  return vat?.regime === 'exempt' ? noTax : 'toutes taxes comprises';
}

/** The same where there is little room: « TTC ». */
export function taxLetters({ vat }: Pick<Identity, 'vat'>): string {
  return vat?.regime === 'exempt' ? noTax : 'TTC';
}

/** Which tax is on works of a kind, the usual rate first; one sentence where the business charges none. */
export function vatSentences({ vat }: Pick<Identity, 'vat'>, works: TaxedWorks): readonly string[] {
  return vat?.regime === 'exempt'
    ? ['TVA non applicable, article\u00a0293\u00a0B du code général des impôts.']
    : rates[works];
}
