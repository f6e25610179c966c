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
  isGuaranteed: false,
  lead: 'Un toit propre passe mieux l’hiver. Démoussage, antimousse, hydrofuge, tuiles ou faîtage à reprendre\u00a0: un ordre, la bonne saison, et un avis franc quand la tuile n’en vaut plus la peine.',
  picture: 'heroRoofing',
  presentation: {
    heading: 'La mousse n’est pas qu’une question d’allure',
    paragraphs: [
      'Sur un versant nord ou sous un arbre, la mousse garde l’eau comme une éponge. Quand il gèle, cette eau gonfle dans les pores de la tuile et la fait éclater en écailles. La mousse soulève aussi les recouvrements, et la pluie battante passe dessous\u202f; détachée, elle finit dans la gouttière.',
      'La tuile canal en terre cuite de la Limagne vieillit bien tant qu’elle sèche. Toute l’affaire est là\u00a0: enlever ce qui retient l’eau, empêcher que cela revienne, et ne rien faire qui ouvre la tuile.',
    ],
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Démoussage, antimousse, hydrofuge, nettoyage, peinture',
      intro:
        'Les trois premiers se suivent dans cet ordre. Les deux autres sont pour des toits sans mousse, ou ternis.',
      offers: [
        {
          id: 'demoussage',
          name: 'Démoussage',
          text: 'La mousse est retirée à la main, à la brosse et à la raclette, du faîtage vers la gouttière. C’est lent, et c’est ce qui ménage la tuile\u00a0: un jet à haute pression arrache l’épiderme de la terre cuite et pousse l’eau sous les recouvrements.',
          includes: [
            'Accès et protections en hauteur',
            'Grattage et brossage des versants',
            'Tuiles cassées ou glissées remplacées, à l’unité',
            'Gouttières et noues vidées',
            'Déchets ramassés et emportés',
          ],
        },
        {
          id: 'antimousse',
          name: 'Traitement antimousse',
          text: 'Après le brossage, un produit pulvérisé à basse pression détruit ce qui reste de mousse et de spores dans les pores. Il agit en quelques semaines\u202f; les lichens, plus coriaces, tombent au fil des pluies, parfois en plusieurs mois.',
          includes: [
            'Pulvérisation sur toit sec, sans vent',
            'Descentes de récupération d’eau débranchées',
            'Plantes et bassin protégés',
            'Tuiles, faîtage et souche de cheminée traités',
          ],
          limit: 'Il faut un à deux jours sans pluie ni gel. Sous la pluie, le produit part au jardin.',
        },
        {
          id: 'hydrofuge',
          name: 'Traitement hydrofuge',
          text: 'Sur une tuile propre et sèche, l’hydrofuge tapisse les pores sans les boucher\u00a0: l’eau perle au lieu d’entrer, la vapeur sort, et le gel a moins de prise. Incolore, il ne change pas l’aspect du toit\u202f; coloré, il ravive une teinte passée.',
          includes: [
            'Contrôle du séchage',
            'Application en deux passes croisées',
            'Rives, faîtage et arêtiers compris',
            'Essai d’eau sur tuiles témoins',
          ],
          limit: 'Un hydrofuge ne répare pas une fuite et ne recolle pas une tuile feuilletée.',
        },
        {
          id: 'nettoyage',
          name: 'Nettoyage de toiture',
          text: 'Pour un toit terni par la suie, les feuilles ou le pollen, sans mousse installée\u00a0: brossage, rinçage à basse pression dans le sens de la pente, gouttières et descentes dégagées.',
          includes: [
            'Balayage des versants et des noues',
            'Rinçage doux, jamais à contre-pente',
            'Gouttières, crapaudines et descentes',
            'Photographies de l’état du toit',
          ],
        },
        {
          id: 'peinture',
          name: 'Peinture de toiture',
          text: 'Elle convient aux tuiles de béton décolorées et aux bacs acier, nettoyés, traités puis peints en deux couches. Sur une terre cuite en bon état, nous la déconseillons\u00a0: la couleur d’origine est dans la masse.',
          includes: [
            'Nettoyage et traitement préalables',
            'Primaire adapté au support',
            'Deux couches de finition',
            'Protection des façades et des vitrages',
          ],
          limit:
            'Changer la teinte d’un toit demande en général une déclaration préalable. Des plaques de fibrociment d’avant juillet 1997 peuvent contenir de l’amiante\u00a0: on ne les brosse ni ne les lave sans les avoir fait vérifier.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Une seule marque de produits professionnels pour toute la toiture',
      intro: 'Des produits faits pour aller ensemble, sans mélange hasardeux.',
      points: [
        { title: 'Antimousse', text: 'Sur la tuile.' },
        { title: 'Hydrofuge', text: 'Sur terre cuite et béton.' },
        { title: 'Peinture', text: 'Sur béton et bac acier.' },
        { title: 'La référence exacte', text: 'Elle est écrite dans le devis.', brandUse: 'roof' },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: deux toitures près de l’atelier',
      intro:
        'Le travail tel qu’il se fait, illustré par des maquettes\u00a0: ce ne sont pas des chantiers de clients.',
      jobs: [
        {
          town: 'gerzat',
          title: 'Un toit de tuiles canal à Gerzat',
          text: 'En plaine, le versant nord d’une maison enduite se couvre de mousse pendant que le sud reste net. Les deux pentes sont brossées, le nord traité, puis l’ensemble hydrofugé une fois sec.',
          tasks: [
            'Démoussage manuel',
            'Antimousse sur le versant nord',
            'Hydrofuge incolore',
            'Gouttières vidées',
          ],
          picture: { kind: 'pair', key: 'roof' },
        },
        {
          town: 'cebazat',
          title: 'Un faîtage et des tuiles repris à Cébazat',
          text: 'Au pied des coteaux, le vent soulève les faîtières, et leur vieux mortier se fend. Elles sont reposées dans l’alignement au mortier de chaux, les tuiles fendues remplacées à l’unité, la pente nettoyée.',
          tasks: [
            'Faîtières reposées au mortier de chaux',
            'Tuiles fendues remplacées à l’unité',
            'Nettoyage doux de la pente',
            'Noues et descentes dégagées',
          ],
          picture: { kind: 'single', key: 'ridgeTiles' },
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Quand, et pour combien de temps',
      intro:
        'Le printemps et le début de l’automne sont les bonnes saisons\u00a0: un toit sec, ni gel ni tuile brûlante.',
      points: [
        { title: 'Un antimousse\u00a0: 3 à 5\u00a0ans', text: 'selon l’ombre et les arbres' },
        { title: 'Un hydrofuge\u00a0: 5 à 10\u00a0ans', text: 'selon la pente et la porosité' },
        { title: 'Un coup d’œil aux gouttières\u00a0: 1 fois par an', text: 'après la chute des feuilles' },
      ],
    },
    {
      kind: 'points',
      heading: 'Quand ne pas traiter un toit',
      points: [
        {
          title: 'La tuile se délite',
          text: 'Elle s’écaille sous l’ongle ou sonne mat\u00a0: elle a fait son temps. L’argent du traitement ira mieux dans une couverture neuve, que pose un couvreur.',
        },
        {
          title: 'Il pleut dans les combles',
          text: 'Cherchons d’abord l’entrée d’eau\u00a0: solin, noue, tuile cassée, souche. Un traitement de surface n’arrête pas une fuite.',
        },
        {
          title: 'La charpente fléchit',
          text: 'Une ligne de toit qui creuse se voit de la rue. C’est l’affaire d’un charpentier, avant toute autre chose.',
        },
        {
          title: 'Ardoise et lauze',
          text: 'Dans le Cantal et sur les hauteurs, elles ne se traitent pas comme une tuile\u00a0: on les brosse à peine, on remplace une ardoise fendue\u202f; toute réparation de lauzes va au couvreur lauzier.',
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'toiture',
      points: [
        {
          title: 'L’accès',
          text: 'Hauteur, pente, échafaudage ou nacelle\u00a0: la sécurité est souvent le premier poste.',
        },
        { title: 'La mousse', text: 'Une pellicule se brosse en un passage, un tapis épais en plusieurs.' },
        {
          title: 'Les passes',
          text: 'Antimousse seul, ou suivi d’un hydrofuge\u00a0: chacun a son produit et son temps de séchage.',
        },
        {
          title: 'Les tuiles',
          text: 'Celles qui sont cassées ou glissées se comptent à l’unité, une fois vues.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis d’un traitement de toiture',
      intro:
        'Méfiez-vous du traitement décidé depuis le trottoir\u00a0: un toit se juge de près. Un prix que nous donnons avant la visite reste, lui aussi, sous réserve de la visite.',
      taxed: 'roof',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'La surface de chaque versant',
            'Le moyen d’accès et les protections',
            'Le produit, sa dose et le nombre de passes',
            'Les tuiles à remplacer, comptées à l’unité',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Un toit de 100\u00a0mètres\u00a0carrés, démoussé à la brosse\u00a0: deux à quatre jours',
            'L’hydrofuge ensuite\u00a0: une à deux journées, après deux semaines au moins',
            'Dix mètres de faîtage\u00a0: deux jours',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'Un démarcheur n’aime pas ces questions.',
      points: [
        {
          title: 'Brossez-vous, ou lavez-vous à haute pression\u202f?',
          text: 'Notre réponse\u00a0: nous brossons à la main. Nous n’employons la haute pression sur aucun toit.',
        },
        {
          title: 'Que devient l’eau de rinçage\u202f?',
          text: 'Notre réponse\u00a0: les descentes vers une citerne sont débranchées, bassin et potager protégés.',
        },
        {
          title: 'Ma tuile mérite-t-elle encore un traitement\u202f?',
          text: 'Notre réponse\u00a0: nous le disons après l’avoir vue de près. Si la réponse est non, nous ne la traitons pas.',
        },
        {
          title: 'Votre assurance couvre-t-elle le travail en toiture\u202f?',
          text: 'Notre réponse\u00a0: l’attestation jointe au devis nomme les activités couvertes. La loi veut qu’elle y soit jointe, sans que vous la demandiez (article\u00a0L.\u00a0243-2 du code des assurances)\u202f; lisez-la, chez nous comme ailleurs.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en toiture',
      text: `De la plaine aux premières pentes, le climat change en quelques kilomètres, et les mousses avec lui. ${freeTravelSentence}`,
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
