/** Kinds of work that the tax code distinguishes. */
export type TaxedWorks = 'upkeep' | 'roof' | 'building' | 'fittings' | 'openings' | 'cleaning' | 'all';

// Code général des impôts, article 279-0 bis: 10 % for work on dwellings that are more than two years old.
const housing =
  'TVA à 10\u00a0% pour améliorer, transformer, aménager ou entretenir un logement achevé depuis plus de deux ans.';

// The same article taxes cleaning at the standard rate, but treating a roof is upkeep (BOI-TVA-LIQ-30-20-90-30).
const roof =
  'Un démoussage suivi d’un traitement entretient le toit\u00a0: 10\u00a0% en principe. Un lavage seul\u00a0: 20\u00a0%.';

// Enclosures: BOI-TVA-LIQ-30-20-90-30. Terraces: BOI-ANNX-000208; minister's answer 8840 (JOAN, 15 July 2015).
const outdoors =
  'Un muret ou un mur de clôture autour d’un tel logement, neuf ou repris\u00a0: 10\u00a0% en principe. Une terrasse nouvelle\u00a0: 20\u00a0%\u202f; son revêtement refait\u00a0: 10\u00a0%.';

// Article 278-0 bis A and the order of 4 December 2024: 5.5 % only for windows that replace others.
const energy =
  'TVA à 5,5\u00a0% dans un tel logement pour la rénovation énergétique qui remplit les critères fixés par arrêté, comme une fenêtre isolante qui en remplace une autre.';

// Articles 279-0 bis (3) and 278-0 bis A (IV): since 16 February 2025, a line on the quote or invoice has replaced the
// customer's certificate.
const mention =
  'Le devis donne le taux ligne par ligne. Vous y certifiez, ou sur la facture, que les conditions sont réunies\u00a0: un logement, achevé depuis plus de deux ans, la nature et l’ampleur des travaux\u202f; l’attestation à part n’est plus demandée.';

/** VAT rates for each kind of work, the usual rate first. */
export const vatRates: Record<TaxedWorks, readonly string[]> = {
  upkeep: [housing, 'TVA à 20\u00a0% pour un simple nettoyage, et pour un logement plus récent.', mention],
  roof: [housing, roof, mention],
  building: [housing, outdoors, 'TVA à 20\u00a0% pour ce qui n’est pas un logement.', mention],
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
  all: [housing, energy, 'TVA à 20\u00a0% pour le nettoyage, une terrasse nouvelle et le neuf.', mention],
};

/** Shown instead of the rates if the business charges no VAT. */
export const noVat = {
  short: 'TVA non applicable, art.\u00a0293\u00a0B du CGI',
  sentence: 'TVA non applicable, article\u00a0293\u00a0B du code général des impôts.',
};
