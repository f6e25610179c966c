import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const nettoyageExterieur = {
  key: 'cleaning',
  slug: 'nettoyage-exterieur',
  name: 'Nettoyage extérieur',
  documentTitle: 'Nettoyage de façade, terrasse, dallage | Rénovation TH',
  description:
    'Nettoyage de dallage, façade, terrasse et menuiseries dans le Puy-de-Dôme\u00a0: pression juste, produits, saisons, ce qu’un nettoyage ne répare pas. Devis gratuit.',
  serviceType: 'Nettoyage de dallage, façade, terrasse et menuiserie',
  sent: 'Nettoyage extérieur',
  footer: { label: 'Nettoyage extérieur', rank: 4 },
  title: 'Nettoyage extérieur dans le Puy-de-Dôme\u00a0: façade, terrasse, dallage',
  lead: 'Nettoyer sans user ce qu’on nettoie\u00a0: reconnaître la salissure, laisser agir le produit, puis rincer à la pression que le support accepte.',
  picture: 'heroCleaning',
  blocks: [
    {
      kind: 'offers',
      heading: 'Dallage, façade, terrasse et menuiserie',
      intro: 'Un même jet ne convient pas à la lave, au bois et au PVC.',
      offers: [
        {
          id: 'dallage',
          name: 'Dallage',
          text: 'Allées, cours, seuils. La pierre de Volvic boit l’eau et les taches\u00a0: on la brosse avec un savon neutre, sans acide. Le béton et le pavé supportent un jet plus franc, loin des joints.',
          includes: [
            'Désherbage des joints',
            'Traitement des mousses et des taches',
            'Rinçage, joints regarnis de sable',
          ],
          limit: 'Une tache d’huile ancienne s’atténue\u202f; elle ne disparaît pas toujours.',
        },
        {
          id: 'facade',
          name: 'Façade',
          text: 'Un produit pulvérisé du bas vers le haut, un temps de pose, puis un rinçage doux de haut en bas. L’enduit à la chaux ne reçoit jamais de jet serré.',
          includes: [
            'Ouvertures et plantations protégées',
            'Traitement des algues et lichens',
            'Rinçage à basse pression, pierres brossées',
          ],
          limit:
            'Si l’on ne fait que laver, la fissure se répare avant\u202f; si l’on repeint, entre le lavage et la peinture.',
        },
        {
          id: 'terrasse',
          name: 'Terrasse',
          text: 'Bois, carrelage, pierre ou composite. Le bois grisé se nettoie à la brosse souple, dans le fil, avec un dégriseur. Une terrasse au nord se traite avant les premières gelées.',
          includes: [
            'Balayage et dégagement des écoulements',
            'Dégrisage du bois ou traitement des mousses',
            'Lame ou dalle descellée signalée',
          ],
        },
        {
          id: 'menuiserie',
          name: 'Menuiserie',
          text: 'Fenêtres, volets, portails, bandeaux. Le PVC terni se ravive avec un nettoyant doux, sans poudre ni solvant\u202f; un jaune dû au soleil ne part pas.',
          includes: [
            'Cadres, rainures et trous d’évacuation',
            'Volets lavés des deux côtés',
            'Vitres rincées et essuyées',
          ],
        },
      ],
    },
    {
      kind: 'follow-up',
      heading: 'Suivi de chantier type\u00a0: une façade, avant et après',
      text: 'La façade est grise sous ses coulures, et l’enduit porte quelques fissures. Elles ont leur ligne dans le devis et se reprennent avant le lavage, pour que l’eau n’entre pas dans le mur.',
      pair: 'facade',
    },
    {
      kind: 'points',
      heading: 'Le calendrier\u00a0: quand nettoyer quoi',
      points: [
        {
          title: 'Mars à mai',
          text: 'Façades et dallages\u00a0: les algues de l’hiver sont encore tendres, les murs sèchent.',
        },
        {
          title: 'Juin à août',
          text: 'Le matin, à l’ombre. Un arrêté de sécheresse peut limiter le lavage\u00a0: nous vérifions avant de fixer la date.',
        },
        {
          title: 'Septembre et octobre',
          text: 'Terrasses et seuils avant les pluies. Un antimousse appliqué alors travaille tout l’hiver.',
        },
        {
          title: 'Novembre à février',
          text: 'Pas de lavage quand il peut geler dans les vingt-quatre heures\u00a0: l’eau restée dans un joint le ferait éclater.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Ce que nous ne faisons pas',
      points: [
        {
          title: 'L’eau de Javel sur la pierre',
          text: 'Elle blanchit sur le moment et laisse des sels. Mêlée à un autre produit, elle est dangereuse.',
        },
        {
          title: 'L’acide sur le calcaire ou la chaux',
          text: 'Il ronge le liant. Un voile de ciment se retire autrement, rarement en une fois.',
        },
        {
          title: 'Le lavage qui cache un défaut',
          text: 'Salpêtre, humidité montante, enduit décollé\u00a0: nous vous le montrons, et chiffrons de quoi traiter la cause.',
        },
        {
          title: 'L’eau sale chez le voisin',
          text: 'Les écoulements sont repérés avant, bassins et potagers protégés.',
        },
      ],
    },
    {
      kind: 'cost',
      taxed: 'cleaning',
      price: [
        'La surface, mesurée support par support',
        'La salissure\u00a0: une algue part en un passage, un vieux lichen en plusieurs',
        'L’accès\u00a0: un étage, une pente, un point d’eau éloigné',
        'Ce qu’il faut protéger\u00a0: vitres, plantes, bassin, boiseries',
      ],
      time: [
        'Une terrasse de 30\u00a0m²\u00a0: une demi-journée à une journée',
        'Une façade de 120\u00a0m²\u00a0: deux à trois jours, temps de pose compris',
        'Une allée de 50\u00a0m², joints regarnis\u00a0: une à deux journées',
      ],
      lasting: [
        'Un dallage à l’ombre\u00a0: 1 à 2\u00a0ans\u202f; au soleil, souvent le double',
        'Une façade abritée\u00a0: 5\u00a0ans et plus',
        'Une terrasse en bois\u00a0: 1\u00a0an',
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      points: [
        {
          title: 'Faites-vous un essai avant\u202f?',
          text: 'Notre réponse\u00a0: oui, sur un coin discret. Il fixe le produit et la pression.',
        },
        {
          title: 'Ce produit est-il sans danger pour mes plantes\u202f?',
          text: 'Notre réponse\u00a0: aucun ne l’est tout à fait. Nous les mouillons, nous les couvrons, et nous les rinçons après.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en nettoyage',
      text: freeTravelSentence,
      towns: [
        { town: 'royat', reason: 'vallée fraîche et ombragée' },
        { town: 'durtol', reason: 'terrains en pente, au pied du plateau' },
        { town: 'pont-du-chateau', reason: 'au-dessus de l’Allier' },
        { town: 'cournon-auvergne', reason: 'pavillons et grandes terrasses' },
        { town: 'volvic', reason: 'cours et seuils de lave' },
        { town: 'peschadoires', reason: 'plaine humide de la Dore' },
      ],
    },
  ],
  closing: {
    heading: 'Une façade grise, une terrasse glissante\u202f?',
    text: `Dites-nous la surface et la matière. ${answers.reply.noted}`,
    picture: 'quoinsCleaned',
  },
} as const satisfies ServiceRecord;
