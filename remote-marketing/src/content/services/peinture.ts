import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const peinture = {
  key: 'painting',
  slug: 'peinture',
  name: 'Peinture',
  documentTitle: 'Peinture intérieure, façade et boiseries | Rénovation TH',
  description:
    'Peinture intérieure, extérieure et sur boiseries dans le Puy-de-Dôme\u00a0: préparation, produits selon le support, saisons, durée. Devis gratuit et détaillé.',
  serviceType: 'Peinture intérieure, extérieure et sur boiseries',
  sent: 'Peinture',
  footer: { label: 'Peinture & Ravalement', rank: 1 },
  title: 'Peinture intérieure et façade dans le Puy-de-Dôme',
  lead: 'Peindre, c’est d’abord préparer. Murs, façades et volets sont lavés, repris et séchés avant la première couche.',
  picture: 'heroPainting',
  blocks: [
    {
      kind: 'offers',
      heading: 'Peinture intérieure, extérieure, sur boiseries',
      intro: 'Chaque support a sa famille de produits. Le devis les nomme.',
      offers: [
        {
          id: 'interieure',
          name: 'Peinture intérieure',
          text: 'Murs, plafonds, portes et radiateurs. Les peintures à l’eau suffisent presque partout. L’étiquette d’émissions dans l’air intérieur, de A+ à C, guide le choix, surtout pour une chambre.',
          includes: [
            'Protection des sols et des meubles',
            'Lessivage, rebouchage et ponçage',
            'Sous-couche, puis deux couches de finition',
          ],
          limit:
            'Dans une maison d’avant 1949, les vieilles couches peuvent contenir du plomb, dedans comme dehors\u00a0: dites-nous l’âge de la maison à la visite. On fait d’abord chercher le plomb\u202f; s’il y en a, une entreprise équipée décape, et nous peignons ensuite.',
        },
        {
          id: 'exterieure',
          name: 'Peinture extérieure',
          text: 'Sur un enduit de ciment, une peinture acrylique ou siloxane laisse sortir la vapeur d’eau et repousse la pluie. Sur la chaux, il faut une peinture minérale ou un badigeon\u00a0: un film étanche y cloque en quelques hivers.',
          includes: [
            'Lavage et traitement des mousses',
            'Ouverture et reprise des fissures',
            'Fixateur sur les fonds poudreux, puis deux couches',
          ],
          limit: 'La pierre de Volvic ne se peint pas. Elle se brosse, se rejointoie, et garde son gris.',
        },
        {
          id: 'boiseries',
          name: 'Peinture sur boiseries',
          text: 'Volets, portes, fenêtres, escaliers, avant-toits, portails. Le bois bouge avec l’air\u00a0: il lui faut une peinture microporeuse, ou une lasure si l’on veut garder le veinage.',
          includes: [
            'Dépose et repérage des volets',
            'Grattage et ponçage jusqu’au bois sain',
            'Sous-couche, deux couches, repose et réglage',
          ],
        },
      ],
    },
    {
      kind: 'follow-up',
      heading: 'Suivi de chantier type\u00a0: des volets, avant et après',
      text: 'Plein sud, la peinture part par plaques. Nous grattons ce qui ne tient plus, ponçons, passons une sous-couche sur le bois nu, puis peignons à plat.',
      pair: 'shutters',
    },
    {
      kind: 'method',
      heading: 'La méthode, en trois étapes',
      steps: [
        {
          title: 'Diagnostic et devis',
          text: 'Nous venons voir, toucher, sonder. Une tache brune, du salpêtre, une fissure qui s’ouvre\u00a0: nous en cherchons la cause avant de parler de teintes.',
        },
        {
          title: 'Préparation',
          text: 'Protéger, laver, gratter, reboucher, poncer. Puis laisser sécher\u00a0: un mur lavé en avril demande plusieurs jours de temps sec.',
        },
        {
          title: 'Application',
          text: 'Une sous-couche, deux couches. Dehors, sur un support sec, entre 5 et 30\u00a0°C, nuit comprise, sans pluie annoncée ni plein soleil.',
        },
      ],
    },
    {
      kind: 'points',
      link: { id: 'ravalement', name: 'Ravalement de façade' },
      heading: 'Ravalement de façade\u00a0: laver, peindre ou refaire l’enduit',
      points: [
        {
          title: 'L’enduit tient',
          text: 'Il est seulement sale ou terni\u00a0: un nettoyage doux et une peinture qui respire suffisent.',
        },
        {
          title: 'L’enduit se faïence',
          text: 'De fines fissures couvrent le mur. Sur un support de ciment, un revêtement d’imperméabilité de façade les ferme en restant souple\u202f; il a les garanties d’un ouvrage, que détaillent les mentions légales. Sur la chaux ou le pisé, on reprend plutôt l’enduit.',
        },
        {
          title: 'L’enduit sonne creux',
          text: 'Il ne tient plus au mur, et la peinture tomberait avec lui. Il faut piquer et réenduire\u00a0: c’est un travail de maçon.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Pourquoi nous confier la peinture',
      intro:
        'Celui qui chiffre est celui qui peint. Le devis nomme la marque, la gamme et la teinte, pour qu’une retouche reste possible.',
      points: [
        { title: 'Façade', text: 'Siloxane, minérale ou badigeon de chaux.', brandUse: 'facade' },
        { title: 'Boiseries', text: 'Microporeuse ou lasure.', brandUse: 'woodwork' },
        { title: 'Intérieur', text: 'À l’eau, mate ou satinée.', brandUse: 'interior' },
      ],
    },
    {
      kind: 'cost',
      taxed: 'upkeep',
      price: [
        'L’état du support\u00a0: préparer prend souvent plus de temps que peindre',
        'La hauteur\u00a0: un échafaudage se compte à part',
        'Le produit, que le support décide',
        'La pièce, vide ou meublée',
      ],
      time: [
        'Une chambre de 12\u00a0m²\u00a0: deux à trois jours, séchage compris',
        'Six paires de volets\u00a0: une à deux semaines, à l’abri',
        'Une façade de 120\u00a0m²\u00a0: deux à trois semaines, échafaudage compris',
      ],
      lasting: [
        'Une façade peinte\u00a0: 10 à 15\u00a0ans',
        'Des volets peints\u00a0: 5 à 8\u00a0ans',
        'Une lasure\u00a0: 3 à 5\u00a0ans',
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      points: [
        {
          title: 'Que faites-vous si l’enduit sonne creux\u202f?',
          text: 'Notre réponse\u00a0: nous arrêtons là, nous vous le montrons, et nous chiffrons la reprise avant de la faire.',
        },
        {
          title: 'Quand puis-je voir votre attestation d’assurance\u202f?',
          text: 'Notre réponse\u00a0: avec le devis. La loi veut qu’elle y soit jointe, et elle nomme les activités couvertes\u00a0: comparez-les aux travaux.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en peinture',
      text: freeTravelSentence,
      towns: [
        { town: 'clermont-ferrand', reason: 'appartements et maisons de ville' },
        { town: 'riom', reason: 'façades réglementées du centre ancien' },
        { town: 'chamalieres', reason: 'villas à boiseries ouvragées' },
        { town: 'royat', reason: 'façades de la station thermale' },
        { town: 'cebazat', reason: 'maisons de vignerons et pavillons' },
        { town: 'vichy', reason: 'persiennes et façades éclectiques' },
      ],
    },
  ],
  closing: {
    heading: 'Une pièce, une façade, des volets\u202f?',
    text: `Dites-nous ce qui est à peindre et dans quel état. ${answers.reply.noted}`,
    picture: 'facadeRendered',
  },
} as const satisfies ServiceRecord;
