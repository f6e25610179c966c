import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const toiture = {
  key: 'roofing',
  slug: 'toiture',
  name: 'Toiture',
  documentTitle: 'Démoussage et traitement de toiture (63) | Rénovation TH',
  description:
    'Démoussage, antimousse, hydrofuge, nettoyage et peinture de toiture dans le Puy-de-Dôme\u00a0: l’ordre des gestes, les saisons, les limites. Devis gratuit.',
  serviceType: 'Démoussage, traitement et nettoyage de toiture',
  sent: 'Toiture',
  footer: { label: 'Toiture', rank: 2 },
  title: 'Démoussage et traitement de toiture dans le Puy-de-Dôme',
  lead: 'Un toit propre passe mieux l’hiver\u00a0: des gestes dans l’ordre, à la bonne saison, et un avis franc quand la tuile n’en vaut plus la peine.',
  picture: 'heroRoofing',
  blocks: [
    {
      kind: 'offers',
      heading: 'Démoussage, antimousse, hydrofuge, nettoyage, peinture',
      intro: 'Les trois premiers se suivent dans cet ordre. Les deux autres répondent à d’autres cas.',
      offers: [
        {
          id: 'demoussage',
          name: 'Démoussage',
          text: 'À la main, à la brosse et à la raclette, du faîtage vers la gouttière. C’est lent, et c’est ce qui ménage la tuile\u00a0: un jet à haute pression arrache la peau de la terre cuite et pousse l’eau dessous.',
          includes: [
            'Accès et protections en hauteur',
            'Tuiles glissées remises en place, tuiles cassées remplacées',
            'Gouttières et noues vidées, déchets emportés',
          ],
          limit:
            'Au printemps, ou de la fin de l’été à octobre, hors gel\u00a0: la tuile doit pouvoir sécher avant l’hydrofuge.',
        },
        {
          id: 'antimousse',
          name: 'Traitement antimousse',
          text: 'Après le brossage, un produit pulvérisé à basse pression détruit ce qui reste de mousse dans les pores. Il agit en quelques semaines\u202f; les lichens tombent au fil des pluies.',
          includes: ['Descentes de récupération d’eau débranchées', 'Plantes et bassin protégés'],
          limit: 'Il faut un à deux jours sans pluie ni gel. Sous la pluie, le produit part au jardin.',
        },
        {
          id: 'hydrofuge',
          name: 'Traitement hydrofuge',
          text: 'Sur une tuile propre et sèche, l’hydrofuge tapisse les pores sans les boucher\u00a0: l’eau perle, la vapeur sort, et le gel a moins de prise. Incolore, il ne change pas l’aspect du toit.',
          includes: ['Contrôle du séchage', 'Application en deux passes croisées'],
          limit: 'Un hydrofuge ne répare pas une fuite et ne recolle pas une tuile feuilletée.',
        },
        {
          id: 'nettoyage',
          name: 'Nettoyage de toiture',
          text: 'Pour un toit terni par la suie, les feuilles ou le pollen, sans mousse installée.',
          includes: [
            'Balayage des versants et des noues',
            'Rinçage doux, jamais à contre-pente',
            'Gouttières et descentes dégagées',
          ],
        },
        {
          id: 'peinture',
          name: 'Peinture de toiture',
          text: 'Elle convient aux tuiles de béton décolorées et aux bacs acier. Sur une terre cuite en bon état, nous la déconseillons\u00a0: la couleur d’origine est dans la masse.',
          includes: ['Nettoyage et traitement préalables', 'Primaire adapté au support, puis deux couches'],
          limit:
            'Changer la teinte d’un toit se déclare en général. Des plaques de fibrociment d’avant juillet 1997 peuvent contenir de l’amiante\u00a0: on n’y touche pas sans les avoir fait vérifier.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Quand ne pas traiter un toit',
      points: [
        {
          title: 'La tuile se délite',
          text: 'Elle s’écaille sous l’ongle ou sonne mat\u00a0: elle a fait son temps. Mieux vaut une couverture neuve, que pose un couvreur.',
        },
        {
          title: 'Il pleut dans les combles',
          text: 'Cherchons d’abord l’entrée d’eau\u00a0: solin, noue, tuile cassée. Un traitement de surface n’arrête pas une fuite.',
        },
        {
          title: 'La charpente fléchit',
          text: 'Une ligne de toit qui se creuse est l’affaire d’un charpentier, avant toute autre chose.',
        },
        {
          title: 'Ardoise et lauze',
          text: 'On les brosse à peine, on remplace une ardoise fendue\u202f; toute réparation de lauzes va au couvreur lauzier.',
        },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: deux toitures près de l’atelier',
      jobs: [
        {
          town: 'gerzat',
          title: 'Un toit de tuiles canal à Gerzat',
          text: 'En plaine, le versant nord se couvre de mousse pendant que le sud reste net. Les deux pentes sont brossées et traitées, puis hydrofugées une fois sèches.',
          picture: { kind: 'pair', key: 'roof' },
        },
        {
          town: 'cebazat',
          title: 'Un faîtage et des tuiles repris à Cébazat',
          text: 'Au pied des coteaux, le vent soulève les faîtières. Elles sont reposées au mortier de chaux, et les tuiles fendues remplacées à l’unité.',
          picture: { kind: 'single', key: 'ridgeTiles' },
        },
      ],
    },
    {
      kind: 'cost',
      taxed: 'roof',
      price: [
        'L’accès\u00a0: hauteur, pente, échafaudage ou nacelle',
        'La mousse\u00a0: une pellicule part en un passage, un tapis épais en plusieurs',
        'Les passes\u00a0: antimousse seul, ou suivi d’un hydrofuge',
        'Les tuiles à remplacer, comptées à l’unité',
      ],
      time: [
        'Un toit de 100\u00a0m², démoussé à la brosse\u00a0: deux à quatre jours',
        'L’hydrofuge ensuite\u00a0: une à deux journées, après deux semaines au moins',
        'Dix mètres de faîtage\u00a0: deux jours',
      ],
      lasting: [
        'Un antimousse\u00a0: 3 à 5\u00a0ans, selon l’ombre et les arbres',
        'Un hydrofuge\u00a0: 5 à 10\u00a0ans, selon la pente',
        'Les gouttières\u00a0: à vider une fois par an, après les feuilles',
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'Un démarcheur n’aime pas ces questions\u00a0: un toit se juge de près, pas depuis le trottoir.',
      points: [
        {
          title: 'Brossez-vous, ou lavez-vous à haute pression\u202f?',
          text: 'Notre réponse\u00a0: nous brossons à la main. Nous n’employons la haute pression sur aucun toit.',
        },
        {
          title: 'Quels produits employez-vous\u202f?',
          text: 'Notre réponse\u00a0: une seule marque de produits professionnels pour toute la toiture, faits pour aller ensemble. Le devis en donne la référence.',
          brandUse: 'roof',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en toiture',
      text: freeTravelSentence,
      towns: [
        { town: 'gerzat', reason: 'tuile canal de la Limagne' },
        { town: 'cebazat', reason: 'pans moussus au bord du Bédat' },
        { town: 'saint-genes-champanelle', reason: 'gels et dégels d’altitude' },
        { town: 'volvic', reason: 'hameaux étagés, expositions variées' },
        { town: 'bellerive-sur-allier', reason: 'air humide du bord de rivière' },
        { town: 'ambert', reason: 'hivers froids du Livradois' },
      ],
    },
  ],
  closing: {
    heading: 'Un toit à nettoyer, un faîtage à reprendre\u202f?',
    text: `Dites-nous la hauteur, la pente, et si le toit est de tuile ou d’ardoise. ${answers.reply.noted}`,
    picture: 'slateRoof',
  },
} as const satisfies ServiceRecord;
