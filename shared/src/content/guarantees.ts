import { tenYearGuarantee } from './promises';

/**
 * The legal guarantees and what each covers. Sources: code civil, articles 1792, 1792-3, 1792-4-1, 1792-6, 1641 and
 * 2224; Cour de cassation, third civil chamber, 21 March 2024, no 22-18.694; code de la consommation, article L217-3.
 */
export const guarantees = [
  {
    term: 'Un an\u00a0: parfait achèvement',
    text: 'Les désordres notés à la réception, ou signalés par écrit dans l’année (article\u00a01792-6 du code civil).',
  },
  {
    term: 'Deux ans au moins\u00a0: bon fonctionnement',
    text: 'Les équipements d’un ouvrage neuf qui s’en retirent sans l’abîmer, comme une porte (article\u00a01792-3).',
  },
  {
    term: 'Dix ans\u00a0: garantie décennale',
    text: `Pendant dix ans après la réception, elle couvre ${tenYearGuarantee.covered}`,
  },
  {
    term: 'Fenêtre ou volet remplacé',
    text: 'En principe, ni la garantie de deux ans ni la décennale ne s’appliquent\u00a0: nous répondons de nos fautes de pose, cinq ans à partir du jour où vous découvrez le défaut, ou auriez dû le découvrir (article\u00a02224 du code civil). La garantie du bien vendu, ci-dessous, s’y ajoute.',
  },
  {
    term: 'Bien vendu',
    text: 'Conformité, deux ans à partir de la livraison (article L.\u00a0217-3 du code de la consommation)\u202f; vices cachés (article\u00a01641 du code civil).',
  },
] as const;
