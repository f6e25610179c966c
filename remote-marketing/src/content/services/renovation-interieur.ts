import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const renovationInterieur = {
  key: 'interior',
  slug: 'renovation-interieur',
  name: 'Rénovation intérieure',
  documentTitle: 'Rénovation intérieure\u00a0: bois, PVC, zinc | Rénovation TH',
  description:
    'Menuiserie, PVC et zinguerie d’intérieur dans le Puy-de-Dôme\u00a0: ordre des travaux, matériaux, humidité, durée, questions à poser. Devis gratuit et détaillé.',
  serviceType: 'Rénovation intérieure\u00a0: menuiserie, PVC et zinguerie',
  sent: 'Rénovation intérieur',
  footer: { label: 'Rénovation intérieure', rank: 5 },
  title: 'Rénovation intérieure dans le Puy-de-Dôme\u00a0: menuiserie, PVC, zinc',
  isGuaranteed: false,
  lead: 'Dans une maison ancienne, rien n’est d’équerre. Portes, placards, plinthes, habillages et raccords de zinc y sont posés d’aplomb, et dans le bon ordre.',
  picture: 'heroInterior',
  presentation: {
    heading: 'L’ordre fait la moitié du travail',
    paragraphs: [
      'Une pièce se rénove de ce qui mouille vers ce qui craint l’eau, et du haut vers le bas. D’abord les fuites et les enduits, puis les portes et les fenêtres, puis les habillages, la peinture, et les plinthes en dernier. Inverser deux étapes, c’est en payer une deux fois.',
      'Les maisons de la Limagne et des coteaux ajoutent leurs règles\u00a0: murs épais de pierre ou de pisé, planchers de biais, pièces du bas adossées à la terre. Nous mesurons en trois points, nous calons, nous laissons le mur respirer. Et quand une cloison semble humide, nous le disons avant de l’habiller.',
    ],
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Menuiserie, PVC et zinguerie d’intérieur',
      intro: 'Un seul interlocuteur pour le bois, le PVC et le zinc, et pour les raccords entre eux.',
      offers: [
        {
          id: 'menuiserie',
          name: 'Menuiserie intérieure',
          text: 'Portes et blocs-portes, placards, étagères, plinthes, habillages de fenêtre. Dans l’ancien, on restaure souvent mieux qu’on ne remplace\u00a0: une porte de noyer se rabote, se recolle et se remet sur ses gonds.',
          includes: [
            'Prise de cotes en plusieurs points',
            'Dépose soignée de l’existant',
            'Pose, calage et réglage',
            'Plinthes, baguettes et quincaillerie',
          ],
          limit: 'Le bois livré doit séjourner quelques jours dans la pièce chauffée avant la pose.',
        },
        {
          id: 'pvc',
          name: 'PVC intérieur',
          text: 'Lambris de buanderie ou de salle d’eau, plinthes lavables, coffres de volets, habillage de tuyaux. Le PVC ne pourrit pas et se lave d’un geste. On le pose sur une ossature, avec un vide ventilé derrière et un accès aux robinets.',
          includes: [
            'Ossature et vide ventilé',
            'Profils d’angle et de finition',
            'Trappes de visite',
            'Joints souples autour des points d’eau',
          ],
          limit: 'Jamais sur un mur humide\u00a0: le lambris cacherait le mal et l’aggraverait.',
        },
        {
          id: 'zinguerie',
          name: 'Zinguerie intérieure',
          text: 'Le zinc vu du dedans\u00a0: raccords de lucarne et de fenêtre de toit, chéneau encaissé, descente qui traverse une pièce. Et le zinc choisi pour lui-même, en tablette, en crédence ou en plateau, qui se patine avec le temps.',
          includes: [
            'Recherche de l’entrée d’eau',
            'Relevés et raccords soudés',
            'Habillages pliés sur mesure',
            'Reprise du plâtre autour',
          ],
          limit: 'Le zinc marque au citron et au vinaigre\u00a0: sur un plan de travail, c’est un choix.',
        },
      ],
    },
    {
      kind: 'follow-up',
      heading: 'Suivi de chantier type\u00a0: une pièce, du premier jour au dernier',
      text: 'Le sol est protégé, le mur repris là où l’enduit tombe, les boiseries sont repeintes, puis viennent la couleur et le parquet. La maquette montre la même pièce au premier et au dernier jour\u00a0: déplacez la limite de l’un à l’autre.',
      pair: 'room',
    },
    {
      kind: 'method',
      heading: 'Méthode\u00a0: vivre chez soi pendant les travaux',
      intro: 'C’est le cas le plus fréquent. Il se prépare.',
      steps: [
        {
          title: 'Une pièce à la fois',
          text: 'Le devis découpe le chantier en zones. Vous savez laquelle est prise, et quand elle vous revient.',
        },
        {
          title: 'La poussière enfermée',
          text: 'Porte étanche, sols couverts, ponceuse aspirée. Les chutes sortent chaque soir.',
        },
        {
          title: 'Une visite pour finir',
          text: 'On ouvre, on ferme, on regarde ensemble. Ce qui frotte est repris avant la réception.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Ce que les murs d’ici demandent',
      points: [
        {
          title: 'Pièces enterrées',
          text: 'Dans les maisons de vignerons, le bas s’appuie à la terre. Ni lambris ni doublage étanche sans ventilation\u00a0: une contre-cloison avec lame d’air, ou rien.',
        },
        {
          title: 'Hivers froids, étés chauds',
          text: 'Le bois gonfle puis se rétracte. On laisse un jeu sous les portes, on cloue les plinthes au mur et non au sol.',
        },
        {
          title: 'Air renouvelé',
          text: 'Des portes neuves, trop ajustées, arrêtent la ventilation. Elles sont détalonnées de un à deux centimètres pour que l’air passe.',
        },
        {
          title: 'Plomb et amiante',
          text: 'Le plomb des peintures d’avant 1949, l’amiante de certaines colles et dalles d’avant juillet 1997\u00a0: on fait vérifier avant de poncer ou de percer. À l’achat, le vendeur a dû vous remettre ces diagnostics.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Ce qui dure, et à quelle condition',
      intro:
        'Les matériaux tiennent longtemps\u202f; ce sont les réglages et les joints qui s’entretiennent.',
      points: [
        { title: 'Une porte en bois massif\u00a0: une vie', text: 'rabotée et huilée de temps en temps' },
        { title: 'Un lambris en PVC\u00a0: 20 à 30\u00a0ans', text: 'il jaunit au soleil direct' },
        { title: 'Un joint souple\u00a0: 5 à 10\u00a0ans', text: 'le long d’un bac ou d’un évier' },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'renovation-interieur',
      points: [
        {
          title: 'Le sur-mesure',
          text: 'Une porte aux cotes du commerce se pose\u202f; une ouverture de travers se mesure, se taille et s’ajuste.',
        },
        {
          title: 'La dépose',
          text: 'Démonter sans abîmer, trier, évacuer\u00a0: c’est du temps avant la première pose.',
        },
        {
          title: 'Les finitions',
          text: 'Baguettes, joints et quincaillerie font le prix d’un placard autant que ses portes.',
        },
        {
          title: 'La maison habitée',
          text: 'Une pièce à la fois, poussière enfermée\u00a0: c’est plus long, et cela se prévoit.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis d’intérieur, jusqu’aux finitions',
      intro: 'Un devis d’intérieur trop court cache presque toujours les finitions.',
      taxed: 'fittings',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'Chaque ouvrage, avec ses dimensions et son matériau',
            'La dépose et l’évacuation de l’ancien',
            'Les finitions\u00a0: baguettes, joints, quincaillerie',
            'L’ordre des pièces et la durée de chacune',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Une porte et son cadre\u00a0: une journée',
            'Un placard sur mesure\u00a0: deux à trois jours, après trois à cinq semaines de fabrication',
            'Une pièce reprise, murs, porte et plinthes\u00a0: une à deux semaines',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'Quatre questions pour une maison où l’on vit.',
      points: [
        {
          title: 'Que faites-vous si le mur est humide\u202f?',
          text: 'Notre réponse\u00a0: nous cherchons d’où vient l’eau avant d’habiller quoi que ce soit.',
        },
        {
          title: 'Qui peint, et quand\u202f?',
          text: 'Notre réponse\u00a0: nous, avant de poser les plinthes.',
        },
        {
          title: 'La ventilation suffira-t-elle encore\u202f?',
          text: 'Notre réponse\u00a0: nous gardons les entrées d’air et laissons un jeu sous les portes. S’il manque de l’air, nous le disons avant.',
        },
        {
          title: 'Qu’est-ce qui n’est pas compris\u202f?',
          text: 'Notre réponse\u00a0: l’électricité, la plomberie et le chauffage, qui ont leurs entreprises et leurs devis.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en rénovation intérieure',
      text: `De l’appartement de ville à la maison de vigneron. ${freeTravelSentence}`,
      towns: [
        { town: 'aubiere', reason: 'maisons de vignerons à cuvage' },
        { town: 'chateaugay', reason: 'logis à l’étage, caves au-dessous' },
        { town: 'clermont-ferrand', reason: 'appartements anciens' },
        { town: 'menetrol', reason: 'pavillons à mettre au goût du jour' },
        { town: 'thiers', reason: 'pans de bois et étages de biais' },
        { town: 'maringues', reason: 'maisons de plaine' },
      ],
    },
  ],
  closing: {
    heading: 'Une pièce à reprendre\u202f?',
    text: `Quelques mots suffisent pour commencer. ${answers.reply.noted}`,
    picture: 'staircase',
  },
} as const satisfies ServiceRecord;
