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
  isGuaranteed: false,
  lead: 'Nettoyer sans user ce qu’on nettoie\u00a0: la bonne pression, le bon produit, et une eau qui s’évacue. La pierre d’ici est poreuse, l’enduit à la chaux est tendre.',
  picture: 'heroCleaning',
  presentation: {
    heading: 'La force vient en dernier',
    paragraphs: [
      'Un nettoyeur à haute pression enlève tout, y compris ce qu’il faudrait garder\u00a0: le sable des joints, la peau d’un enduit, les fibres tendres du bois. La surface paraît neuve, puis reverdit plus vite, parce qu’elle est devenue rugueuse.',
      'Nous faisons l’inverse. D’abord reconnaître la salissure\u00a0: algue verte, lichen, suie, calcaire, rouille ou graisse. Ensuite un produit qui agit, le temps qu’il faut. Enfin un brossage et un rinçage, à la pression que le support accepte. Un essai sur un coin discret décide du reste.',
    ],
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Dallage, façade, terrasse et menuiserie',
      intro: 'Un même jet ne convient pas à la lave, au bois et au PVC.',
      offers: [
        {
          id: 'dallage',
          name: 'Dallage',
          text: 'Allées, cours, seuils. La pierre de Volvic boit l’eau et les taches\u00a0: on la brosse avec un savon neutre, sans acide, à cause des joints de chaux. Le béton et le pavé supportent un jet plus franc, tenu à distance des joints.',
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
          text: 'Un produit pulvérisé du bas vers le haut, un temps de pose, puis un rinçage doux de haut en bas. L’enduit à la chaux ne reçoit jamais de jet serré. Les coulures sous les appuis se reprennent à la brosse.',
          includes: [
            'Protection des ouvertures et des plantations',
            'Traitement des algues et lichens',
            'Rinçage à basse pression, pierres brossées',
          ],
          limit:
            'Avant un simple lavage, une fissure se répare\u202f; avant une peinture, on la protège, on lave sans pression, puis on l’ouvre et on la reprend une fois le mur sec.',
        },
        {
          id: 'terrasse',
          name: 'Terrasse',
          text: 'Bois, carrelage, pierre ou composite. Le bois grisé se nettoie à la brosse souple, dans le fil, avec un dégriseur. Une terrasse au nord devient glissante dès octobre\u00a0: mieux vaut la traiter avant les premières gelées.',
          includes: [
            'Balayage et dégagement des écoulements',
            'Dégrisage du bois ou traitement des mousses',
            'Lame ou dalle descellée signalée',
          ],
        },
        {
          id: 'menuiserie',
          name: 'Menuiserie',
          text: 'Fenêtres, volets, portails, bandeaux. Le PVC terni se ravive avec un nettoyant doux, sans poudre, qui le raye, ni solvant, qui le ternit\u202f; un jaune dû au soleil ne part pas. Le bois peint se lave pour voir ce qui tient encore, avant de décider de le repeindre.',
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
      text: 'La façade est grise sous ses coulures, et l’enduit porte quelques fissures. Elles ont leur ligne dans le devis et se reprennent avant le lavage\u00a0: un nettoyage seul rend le mur clair, et les fissures plus visibles.',
      pair: 'facade',
    },
    {
      kind: 'points',
      heading: 'Le calendrier\u00a0: quand nettoyer quoi',
      points: [
        {
          title: 'Mars à mai',
          text: 'La meilleure saison\u00a0: les algues de l’hiver sont encore tendres, les murs sèchent. C’est le moment des façades et des dallages.',
        },
        {
          title: 'Juin à août',
          text: 'On évite le plein soleil, qui sèche le produit trop vite. En période de sécheresse, un arrêté préfectoral peut limiter le lavage des façades et des terrasses\u00a0: nous vérifions avant de fixer la date.',
        },
        {
          title: 'Septembre et octobre',
          text: 'Terrasses et seuils avant les pluies, gouttières après les feuilles. Un antimousse appliqué alors travaille tout l’hiver.',
        },
        {
          title: 'Novembre à février',
          text: 'Pas de lavage quand il peut geler dans les vingt-quatre heures\u00a0: l’eau restée dans un joint, un enduit ou une pierre tendre les ferait éclater.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Combien de temps cela reste propre',
      intro:
        'Tout dépend de l’ombre et de l’humidité. Tailler une haie trop proche fait parfois plus qu’un traitement.',
      points: [
        { title: 'Un dallage à l’ombre\u00a0: 1 à 2\u00a0ans', text: 'au soleil, souvent le double' },
        {
          title: 'Une façade abritée\u00a0: 5\u00a0ans et plus',
          text: 'moins en face d’un champ ou d’une route',
        },
        {
          title: 'Une terrasse en bois\u00a0: 1\u00a0an',
          text: 'un brossage de printemps suffit, s’il est fait tôt',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Ce que nous ne faisons pas',
      intro: 'Un bon nettoyage se reconnaît aussi à ce qu’il évite.',
      points: [
        {
          title: 'De l’eau de Javel sur la pierre',
          text: 'Elle blanchit sur le moment, laisse des sels et attaque les métaux voisins. Ne la mélangez jamais à un autre produit\u00a0: c’est dangereux.',
        },
        {
          title: 'De l’acide sur le calcaire ou la chaux',
          text: 'Il ronge le liant. Un voile de ciment, sur la chaux et le calcaire, se retire autrement, et rarement en une fois.',
        },
        {
          title: 'Un lavage pour cacher un défaut',
          text: 'Salpêtre, humidité montante, enduit décollé\u00a0: nous vous le montrons, et nous chiffrons de quoi traiter la cause plutôt que la trace.',
        },
        {
          title: 'Laisser l’eau sale filer chez le voisin',
          text: 'Les écoulements sont repérés avant, les bassins et potagers protégés, le chantier rendu propre.',
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'nettoyage-exterieur',
      points: [
        {
          title: 'La surface',
          text: 'Elle se mesure support par support\u00a0: un dallage et une façade ne demandent pas le même geste.',
        },
        {
          title: 'La salissure',
          text: 'Une algue verte part en un passage, un vieux lichen en demande plusieurs.',
        },
        { title: 'L’accès', text: 'Un étage, une pente, un point d’eau éloigné\u00a0: le temps se perd là.' },
        {
          title: 'Ce qu’il faut protéger',
          text: 'Vitres, plantations, bassin et boiseries se couvrent avant, et se découvrent après.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis d’un nettoyage',
      intro: 'Court, mais précis\u00a0: la surface, le produit, la pression.',
      taxed: 'cleaning',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'La surface de chaque support',
            'Le produit et son temps de pose',
            'La pression et l’arrivée d’eau utilisée',
            'Les petites reprises, chiffrées à part',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Une terrasse de 30\u00a0mètres\u00a0carrés\u00a0: une demi-journée à une journée',
            'Une façade de 120\u00a0mètres\u00a0carrés\u00a0: deux à trois jours, temps de pose compris',
            'Une allée de 50\u00a0mètres\u00a0carrés, joints regarnis\u00a0: une à deux journées',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'À poser avant de laisser brancher un nettoyeur.',
      points: [
        {
          title: 'Faites-vous un essai avant\u202f?',
          text: 'Notre réponse\u00a0: oui, sur un coin discret. Il fixe le produit et la pression.',
        },
        {
          title: 'Que deviennent les joints après le passage\u202f?',
          text: 'Notre réponse\u00a0: sur un dallage, ils sont regarnis de sable\u202f; c’est compris.',
        },
        {
          title: 'Ce produit est-il sans danger pour mes plantes\u202f?',
          text: 'Notre réponse\u00a0: aucun ne l’est tout à fait. Nous les mouillons, nous les couvrons, et nous les rinçons après.',
        },
        {
          title: 'Que se passe-t-il si une trace revient\u202f?',
          text: 'Notre réponse\u00a0: une trace qui revient a une cause. Nous revenons la chercher avec vous avant de relaver.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en nettoyage',
      text: `Les murs verdissent au bord de l’eau, sur les versants nord, sous les arbres. ${freeTravelSentence}`,
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
