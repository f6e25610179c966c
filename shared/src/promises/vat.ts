import { noVat, vatRates, type TaxedWorks } from '../content/vat-rates';
import type { Identity } from '../identity/identity';

/** Returns the words after a price: « toutes taxes comprises », or the reason for charging no VAT. */
export function taxWords({ vat }: Pick<Identity, 'vat'>): string {
  return vat?.regime === 'exempt' ? noVat.short : 'toutes taxes comprises';
}

/** Short form of `taxWords`: « TTC ». */
export function taxLetters({ vat }: Pick<Identity, 'vat'>): string {
  return vat?.regime === 'exempt' ? noVat.short : 'TTC';
}

/** Returns the VAT rates for a kind of work. Empty until the owner has stated whether the business charges VAT. */
export function vatSentences({ vat }: Pick<Identity, 'vat'>, works: TaxedWorks): readonly string[] {
  if (!vat) return [];
  return vat.regime === 'exempt' ? [noVat.sentence] : vatRates[works];
}
