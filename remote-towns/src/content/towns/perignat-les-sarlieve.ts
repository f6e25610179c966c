import type { Town } from '../town-record';

export const perignatLesSarlieve = {
  slug: 'perignat-les-sarlieve',
  name: 'Pérignat-lès-Sarliève',
  zone: 'further',
  where: 'à Pérignat-lès-Sarliève',
  of: 'de Pérignat-lès-Sarliève',
  department: 'Puy-de-Dôme',
  postcode: '63170',
  variant: 'classic-8',
  model: 'winegrower',
  position: { latitude: 45.737, longitude: 3.14 },
  altitude: 375,
  distance: { km: 15, minutes: 20 },
  delay: 'within-48-hours',
  travel: 'free',
  showsCommitments: false,
  saysBasedNearby: false,
  title: 'Granges et pavillons de Pérignat-lès-Sarliève | Rénovation TH',
  description:
    'Au pied de Gergovie, un artisan pour le bourg vigneron comme pour les pavillons de Pérignat-lès-Sarliève\u00a0: crépi, murets, toit, peinture. Devis gratuit.',
  lead: 'Entre la Grande Halle d’Auvergne et le plateau de Gergovie, Pérignat-lès-Sarliève a ses granges de vignerons et ses maisons récentes. Nous travaillons sur les unes et sur les autres.',
  brief: {
    soil: 'terres lourdes d’un ancien lac',
    walls: 'granges de vignerons, crépis récents',
    protection: 'abords du plateau à vérifier',
  },
  servicesIntro:
    'Le crépi d’un pavillon et l’enduit d’une grange ne demandent ni le même mortier ni le même geste. Voici ce que nous faisons sur l’un et sur l’autre.',
  cards: {
    painting: 'Crépi des années 1980 qui sonne plein\u00a0: lavage, fixateur, deux couches.',
    roofing: 'Granges longues, peu de lumière\u00a0: on démousse par bandes, à l’abri d’un filet.',
    masonry: 'Semelles armées et joints coupés, parce que la plaine de Sarliève remue.',
    rendering: 'Chaux sur la grange, crépi sur le pavillon, et une limite nette s’ils se touchent.',
    cleaning: 'Bas de murs éclaboussés par le ruissellement du plateau, puis protégés par un gravier.',
    interior: 'Une grange habitée garde ses poteaux\u00a0: portes et cloisons s’ajustent autour.',
    exterior: 'Caniveaux et descentes dirigés vers la rue, loin des dalles.',
    woodwork: 'Portails de grange et volets de pavillon, l’huile pour les uns, la laque pour les autres.',
  },
  expertise:
    'L’ancien lac remue sous les terrasses\u00a0: ici, nous parlons de joints et de semelle avant de carrelage.',
  toSend: 'Dites si le terrain est dans la plaine ou sous le plateau, et joignez une vue des fissures.',
  localHeading: 'Au pied de Gergovie',
  localFacts: [
    {
      title: 'L’ancien lac',
      text: 'Sarliève était un lac, asséché depuis longtemps. Il en reste une plaine de terres lourdes, gonflées l’hiver, rétractées l’été. Fonder un muret hors gel n’y suffit pas\u00a0: la semelle, armée, descend sous la terre qui bouge, des joints coupent l’ouvrage en tronçons, et une étude de sol décide de la profondeur.',
    },
    {
      title: 'Un quartier pour le vin',
      text: 'Les caves vigneronnes forment ici leur propre quartier, à part des logements. Leur petite façade retient de la terre\u00a0: si une pierre a glissé, on trouve ce qui pousse avant de remonter quoi que ce soit, et l’on rouvre les sorties d’eau du mur.',
    },
    {
      title: 'L’eau de la pente',
      text: 'Sous le plateau, le ruissellement finit souvent contre les maisons. Un caniveau, un drain, un bas d’enduit arrêté avant la terre du jardin\u00a0: ces petits ouvrages évitent bien des auréoles.',
    },
    {
      title: 'Ce que l’inventaire n’impose pas',
      text: 'Clermont Auvergne Métropole a recensé le patrimoine viticole de Pérignat. Cette étude, à elle seule, n’impose rien au propriétaire. Le plan d’urbanisme, lui, fait loi, de même qu’une éventuelle protection aux abords du plateau\u00a0: le service compétent répond à l’adresse près.',
    },
  ],
  questions: [
    {
      question: 'Ma terrasse s’est fendue cet été\u00a0: peut-on recouler par-dessus\u202f?',
      answer:
        'Ce serait payer deux fois. Si la dalle suit les mouvements de la terre, la couche neuve se fendra au même endroit. On regarde l’épaisseur, les joints, l’eau en dessous. Parfois, un sol posé sur lit de sable s’accommode mieux de ce terrain.',
    },
    {
      question: 'Un crépi des années 1980 se peint-il, ou se refait-il\u202f?',
      answer:
        'Tapotez-le. S’il sonne plein, un lavage, un fixateur et une peinture de façade lui rendent son allure. S’il sonne creux, il faut piquer la zone et la reprendre. Notre devis indique la surface à piquer\u00a0: c’est là que les prix s’écartent d’une offre à l’autre.',
    },
    {
      question: 'Pourquoi coller un témoin sur une fissure\u202f?',
      answer:
        'Pour savoir si elle s’ouvre encore. Un témoin posé plusieurs mois, daté, renseigne mieux qu’un coup d’œil. S’il casse, l’enduit attendra qu’un ingénieur en structure se soit prononcé.',
    },
  ],
  sources: [
    { fact: 'Sarliève était un lac, asséché depuis longtemps', source: 'archives' },
    { fact: 'Les caves vigneronnes forment ici leur propre quartier', source: 'inventory' },
    { fact: 'a recensé le patrimoine viticole de Pérignat', source: 'wine' },
  ],
} as const satisfies Town;
