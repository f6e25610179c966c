import { beginning } from '../french-words';
import { tenYearGuarantee } from './promises';

/** Says which guarantee covers a replaced window or shutter. Starts in lower case, to fit into a sentence. */
export const replacedOpening =
  'dans une maison existante, ce remplacement ne relève en principe ni de la garantie de dix ans ni de celle de deux ans, mais du contrat\u00a0: nous répondons de nos fautes de pose, et vous avez cinq ans pour agir à partir du jour où vous découvrez le défaut, ou auriez dû le découvrir (article\u00a02224 du code civil\u202f; Cour de cassation, troisième chambre civile, 21 mars 2024, n°\u00a022-18.694). Un chantier d’ampleur, assimilable à une construction, relève en revanche de la garantie de dix ans.';

/**
 * The legal guarantees and what each covers. Sources: code civil, articles 1792, 1792-3, 1792-4-1, 1792-6, 1641 and
 * 2224; Cour de cassation, third civil chamber, 21 March 2024, no 22-18.694; code de la consommation, article L217-3.
 */
export const guarantees = [
  {
    term: 'Un an\u00a0: parfait achèvement',
    text: 'Nous reprenons les désordres notés à la réception, et ceux que vous nous signalez par écrit dans l’année (article\u00a01792-6 du code civil).',
  },
  {
    term: 'Deux ans au moins\u00a0: bon fonctionnement',
    text: 'Pour les équipements livrés avec un ouvrage neuf et qui s’en retirent sans l’abîmer, comme une porte (article\u00a01792-3).',
  },
  {
    term: 'Dix ans\u00a0: garantie décennale',
    text: `${tenYearGuarantee.sentence} ${tenYearGuarantee.scope}`,
  },
  {
    term: 'Fenêtre ou volet remplacé',
    text: beginning(replacedOpening),
  },
  {
    term: 'Bien vendu',
    text: 'Ce que nous vous vendons bénéficie de la garantie légale de conformité, pendant deux ans à partir de la livraison (article L.\u00a0217-3 du code de la consommation), et de celle des vices cachés (article\u00a01641 du code civil).',
  },
] as const;
