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
  lead: 'Dans une maison ancienne, rien n’est d’équerre. Portes, placards, plinthes, habillages et raccords de zinc y sont posés d’aplomb, et dans le bon ordre.',
  picture: 'heroInterior',
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
          text: 'Lambris de buanderie ou de salle d’eau, plinthes lavables, coffres de volets, habillage de tuyaux. Le PVC ne pourrit pas et se lave d’un geste. On le pose sur une ossature, avec un vide ventilé derrière.',
          includes: [
            'Ossature et vide ventilé',
            'Trappes de visite',
            'Joints souples autour des points d’eau',
          ],
          limit: 'Jamais sur un mur humide\u00a0: le lambris cacherait le mal et l’aggraverait.',
        },
        {
          id: 'zinguerie',
          name: 'Zinguerie intérieure',
          text: 'Le zinc vu du dedans\u00a0: raccords de lucarne et de fenêtre de toit, chéneau encaissé, descente qui traverse une pièce. Et le zinc choisi pour lui-même, en tablette, en crédence ou en plateau.',
          includes: [
            'Recherche de l’entrée d’eau',
            'Relevés et raccords soudés',
            'Habillages pliés sur mesure',
          ],
          limit: 'Le zinc marque au citron et au vinaigre\u00a0: sur un plan de travail, c’est un choix.',
        },
      ],
    },
    {
      kind: 'follow-up',
      heading: 'Suivi de chantier type\u00a0: une pièce, du premier jour au dernier',
      text: 'Le sol est protégé, le mur repris là où l’enduit tombe, puis viennent le plafond, les murs et les boiseries.',
      pair: 'room',
    },
    {
      kind: 'method',
      heading: 'Méthode\u00a0: vivre chez soi pendant les travaux',
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
      heading: 'Ce que les maisons d’ici demandent',
      points: [
        {
          title: 'L’ordre',
          text: 'De ce qui mouille vers ce qui craint l’eau, et du haut vers le bas\u00a0: fuites et enduits, portes, habillages, peinture, plinthes en dernier.',
        },
        {
          title: 'Pièces enterrées',
          text: 'Dans les maisons de vignerons, le bas s’appuie à la terre. Ni lambris ni doublage étanche sans ventilation\u00a0: une contre-cloison avec lame d’air, ou rien.',
        },
        {
          title: 'Air renouvelé',
          text: 'Des portes neuves, trop ajustées, arrêtent la ventilation. Elles sont détalonnées de un à deux centimètres pour que l’air passe.',
        },
        {
          title: 'Plomb et amiante',
          text: 'Le plomb des peintures d’avant 1949, l’amiante de certaines colles et dalles d’avant juillet 1997\u00a0: on fait vérifier avant de poncer ou de percer.',
        },
      ],
    },
    {
      kind: 'cost',
      taxed: 'fittings',
      price: [
        'Le sur-mesure\u00a0: une ouverture de travers se mesure, se taille et s’ajuste',
        'La dépose\u00a0: démonter sans abîmer, trier, évacuer',
        'Les finitions\u00a0: baguettes, joints et quincaillerie',
        'La maison habitée\u00a0: une pièce à la fois, c’est plus long',
      ],
      time: [
        'Une porte et son cadre\u00a0: une journée',
        'Un placard sur mesure\u00a0: deux à trois jours, après trois à cinq semaines de fabrication',
        'Une pièce reprise, murs, porte et plinthes\u00a0: une à deux semaines',
      ],
      lasting: [
        'Une porte en bois massif\u00a0: une vie, rabotée et huilée',
        'Un lambris en PVC\u00a0: 20 à 30\u00a0ans',
        'Un joint souple\u00a0: 5 à 10\u00a0ans',
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      points: [
        {
          title: 'Que faites-vous si le mur est humide\u202f?',
          text: 'Notre réponse\u00a0: nous cherchons d’où vient l’eau avant d’habiller quoi que ce soit.',
        },
        {
          title: 'Qu’est-ce qui n’est pas compris\u202f?',
          text: 'Notre réponse\u00a0: l’électricité, la plomberie, le chauffage, les sols, le carrelage, l’isolation et les plaques de plâtre, qui ont leurs entreprises et leurs devis.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en rénovation intérieure',
      text: freeTravelSentence,
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
