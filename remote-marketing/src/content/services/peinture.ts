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
  isGuaranteed: false,
  lead: 'Peindre, c’est d’abord préparer. Murs, façades et volets sont lavés, repris et séchés avant la première couche\u00a0: c’est ce qui fait tenir la peinture ici, entre gel d’hiver et plein soleil.',
  picture: 'heroPainting',
  presentation: {
    heading: 'Ce que la peinture fait, et ce qu’elle ne fait pas',
    paragraphs: [
      'Une peinture protège un support sain. Elle ne tient ni sur l’humidité, ni sur la poussière, ni sur un enduit qui sonne creux. Le chantier commence donc avant la couleur\u00a0: lessiver, gratter, reboucher, poncer, passer une sous-couche (l’impression), qui lie le tout.',
      'Une tache brune au plafond, du salpêtre en bas d’un mur, une fissure qui s’ouvre\u00a0: ce sont des signes, pas des défauts de peinture. Nous en cherchons la cause avant de parler de teintes.',
    ],
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Peinture intérieure, extérieure, sur boiseries',
      intro: 'Chaque support a ses gestes et sa famille de produits. Le devis les nomme.',
      offers: [
        {
          id: 'interieure',
          name: 'Peinture intérieure',
          text: 'Murs, plafonds, portes et radiateurs. Les peintures à l’eau suffisent presque partout. L’étiquette d’émissions dans l’air intérieur, de A+ à C, guide le choix, surtout pour une chambre. Dans une cuisine, la finition satinée se lave.',
          includes: [
            'Protection des sols et des meubles',
            'Lessivage, rebouchage et ponçage',
            'Sous-couche selon le support',
            'Deux couches de finition',
            'Remise en place et nettoyage',
          ],
          limit:
            'Dans une maison d’avant 1949, les vieilles couches peuvent contenir du plomb. On ne les ponce pas à sec\u00a0: dites-le à la visite.',
        },
        {
          id: 'exterieure',
          name: 'Peinture extérieure',
          text: 'Sur un enduit de ciment récent, une peinture de façade acrylique ou siloxane laisse sortir la vapeur d’eau et repousse la pluie. Sur un enduit à la chaux, il faut une peinture minérale ou un badigeon\u00a0: un film étanche y cloque en quelques hivers.',
          includes: [
            'Lavage et traitement des mousses',
            'Ouverture et reprise des fissures',
            'Fixateur sur les fonds poudreux',
            'Deux couches, ou le système que la façade demande',
            'Protection des pierres, des vitres et des plantes',
          ],
          limit: 'La pierre de Volvic ne se peint pas. Elle se brosse, se rejointoie, et garde son gris.',
        },
        {
          id: 'boiseries',
          name: 'Peinture sur boiseries',
          text: 'Volets, portes, fenêtres, avant-toits, portails. Le bois bouge avec l’air\u00a0: il lui faut une peinture microporeuse, ou une lasure si l’on veut garder le veinage. Les chants, par où l’eau entre, reçoivent autant de soin que la face.',
          includes: [
            'Dépose et repérage des volets',
            'Grattage et ponçage jusqu’au bois sain',
            'Reprise des parties abîmées et des ferrures',
            'Sous-couche, puis deux couches',
            'Repose et réglage',
          ],
        },
      ],
    },
    {
      kind: 'follow-up',
      heading: 'Suivi de chantier type\u00a0: des volets, avant et après',
      text: 'Des volets plein sud perdent leur peinture par plaques. On gratte ce qui ne tient plus, on ponce, on passe une sous-couche sur le bois nu, puis on peint à plat. Déplacez la limite pour comparer.',
      pair: 'shutters',
    },
    {
      kind: 'method',
      heading: 'La méthode, en trois étapes',
      intro: 'Le même ordre pour une chambre et pour une façade.',
      steps: [
        {
          title: 'Diagnostic et devis',
          text: 'Nous venons voir, toucher, sonder. Le devis, gratuit, indique les surfaces, la préparation, les produits et le nombre de couches.',
        },
        {
          title: 'Préparation',
          text: 'Protéger, laver, gratter, reboucher, poncer, dépoussiérer. Puis laisser sécher\u00a0: un mur lavé en avril demande plusieurs jours de temps sec avant d’être peint.',
        },
        {
          title: 'Application',
          text: 'Une sous-couche, deux couches, en respectant le séchage entre chacune. Dehors, le support doit être sec, entre 5 et 30\u00a0°C, nuit comprise, sans pluie annoncée ni plein soleil sur le mur.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Quelle peinture pour quel support',
      intro:
        'Le support décide de la famille de peinture. Le devis nomme la marque, la gamme et la teinte, pour qu’une retouche reste possible.',
      points: [
        { title: 'Façade', text: 'Siloxane, minérale ou badigeon de chaux.', brandUse: 'facade' },
        { title: 'Boiseries', text: 'Microporeuse ou lasure.', brandUse: 'woodwork' },
        { title: 'Intérieur', text: 'À l’eau, mate ou satinée.', brandUse: 'interior' },
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
          text: 'De fines fissures en toile d’araignée couvrent le mur. Un système d’imperméabilité souple les ponte, sur un support de ciment. Sur la chaux ou le pisé de la Limagne, on reprend plutôt l’enduit.',
        },
        {
          title: 'L’enduit sonne creux',
          text: 'Il ne tient plus au mur. Peindre dessus ferait tomber la peinture avec lui\u00a0: il faut piquer et réenduire, c’est un travail de maçon.',
        },
        {
          title: 'La couleur change',
          text: 'Une autre teinte se déclare en principe en mairie, en secteur protégé ou non (article R.\u00a0421-17 du code de l’urbanisme)\u202f; près d’un monument ou dans un centre protégé, l’architecte des Bâtiments de France est consulté. Comptez un mois, deux si l’architecte est consulté.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Combien de temps cela tient',
      intro:
        'Des ordres de grandeur, sur un support bien préparé. Un pignon à l’ouest vieillit plus vite qu’un mur abrité.',
      points: [
        {
          title: 'Une façade peinte\u00a0: 10 à 15\u00a0ans',
          text: 'moins sous les arbres ou au ras du sol',
        },
        {
          title: 'Des volets peints\u00a0: 5 à 8\u00a0ans',
          text: 'davantage si on les entretient avant l’écaillage',
        },
        { title: 'Une lasure\u00a0: 3 à 5\u00a0ans', text: 'au sud, plutôt trois que cinq' },
      ],
    },
    {
      kind: 'points',
      heading: 'Pourquoi nous confier la peinture',
      intro: 'Parce que celui qui chiffre est celui qui peint.',
      points: [
        {
          title: 'Un seul interlocuteur',
          text: 'L’enduit, le bois et la couleur sont suivis par le même artisan, de A\u00a0à\u00a0Z.',
        },
        { title: 'Un chantier propre', text: 'Tout est protégé avant, et rangé chaque soir.' },
        {
          title: 'Un devis qui dit tout',
          text: 'Le produit, le nombre de couches, et la préparation, qui fait tenir le reste.',
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'peinture',
      points: [
        {
          title: 'L’état du support',
          text: 'Reboucher, poncer et passer la sous-couche prend souvent plus de temps que peindre.',
        },
        {
          title: 'La hauteur',
          text: 'Une cage d’escalier ou un pignon demande un échafaudage, compté à part.',
        },
        {
          title: 'Le produit',
          text: 'Minérale, siloxane, microporeuse ou acrylique\u00a0: le support décide, et le pot n’a pas le même prix.',
        },
        {
          title: 'Ce qu’il y a dans la pièce',
          text: 'Une pièce vide se peint plus vite qu’une pièce meublée.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis de peinture, ligne à ligne',
      intro: 'Il se compare poste par poste, pas au seul total.',
      taxed: 'upkeep',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'La surface, pièce par pièce ou mur par mur',
            'La préparation, décrite et comptée à part',
            'La marque, la gamme et le nombre de couches',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Une chambre de 12\u00a0mètres\u00a0carrés\u00a0: deux à trois jours, séchage compris',
            'Six paires de volets\u00a0: une à deux semaines, à l’abri',
            'Une façade de 120\u00a0mètres\u00a0carrés\u00a0: deux à trois semaines, échafaudage compris',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'Trois questions qui distinguent un devis d’un autre.',
      points: [
        {
          title: 'Que faites-vous si l’enduit sonne creux\u202f?',
          text: 'Notre réponse\u00a0: nous arrêtons là, nous vous le montrons, et nous chiffrons la reprise avant de la faire.',
        },
        {
          title: 'Cette peinture laisse-t-elle respirer la chaux\u202f?',
          text: 'Notre réponse\u00a0: sur la chaux, nous ne posons qu’une peinture minérale ou un badigeon, et le devis le dit.',
        },
        {
          title: 'Quand puis-je voir votre attestation d’assurance\u202f?',
          text: 'Notre réponse\u00a0: avec le devis\u00a0: la loi veut que l’attestation y soit jointe, comme à la facture (article\u00a0L.\u00a0243-2 du code des assurances). Elle nomme les activités couvertes\u00a0: comparez-les aux travaux.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en peinture',
      text: `Nous peignons dans tout le Puy-de-Dôme, dans l’Allier et dans l’est du Cantal. ${freeTravelSentence}`,
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
