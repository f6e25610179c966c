import { publicService } from '@renovation-th/shared/content/aids';
import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const renovationExterieur = {
  key: 'exterior',
  slug: 'renovation-exterieur',
  name: 'Rénovation extérieure',
  documentTitle: 'Rénovation extérieure\u00a0: bois, PVC, zinc | Rénovation TH',
  description:
    'Fenêtres, volets, PVC et gouttières en zinc dans le Puy-de-Dôme\u00a0: pose, raccords, aides, règles de façade, durée. Un seul artisan, devis gratuit et détaillé.',
  serviceType: 'Rénovation extérieure\u00a0: menuiserie, PVC et zinguerie',
  sent: 'Rénovation extérieur',
  footer: { label: 'Rénovation extérieure', rank: 6 },
  title: 'Rénovation extérieure dans le Puy-de-Dôme\u00a0: fenêtres, volets, zinc',
  lead: 'Ce qui ferme la maison, et ce qui en éloigne l’eau\u00a0: fenêtres, portes, volets, bandeaux et gouttières.',
  picture: 'heroExterior',
  blocks: [
    {
      kind: 'offers',
      heading: 'Menuiserie, PVC et zinguerie',
      intro: 'Faits ensemble, ces travaux évitent un second échafaudage.',
      offers: [
        {
          id: 'menuiserie',
          name: 'Menuiserie extérieure',
          text: 'Portes, fenêtres, volets battants, portails. Une fenêtre ancienne aux bois sains se répare\u00a0: on change la pièce d’appui, on refait les mastics, on ajoute un joint. Le chêne et le châtaignier tiennent dehors, le sapin demande une peinture suivie.',
          includes: [
            'Relevé de l’ouverture et de ses faux aplombs',
            'Dépose totale ou pose dans l’ancien cadre',
            'Calage, fixation et étanchéité',
          ],
          limit:
            'La pose dans l’ancien cadre va vite, mais réduit le vitrage et garde un bois parfois fatigué. Nous sondons avant de la proposer.',
        },
        {
          id: 'pvc',
          name: 'PVC extérieur',
          text: 'Fenêtres, volets, dessous de toit et bandeaux. Le PVC isole bien, se lave à l’eau et ne se repeint pas. Il craint les couleurs sombres plein sud, et ne se répare guère.',
          includes: [
            'Profils renforcés selon la taille',
            'Dessous de toit ventilés',
            'Reprise des tableaux et des appuis',
          ],
          limit: 'Sans entrée d’air, des fenêtres étanches font couler la condensation sur les murs froids.',
        },
        {
          id: 'zinguerie',
          name: 'Zinguerie',
          text: 'Gouttières, descentes, noues, solins, habillages de rive. Le zinc se plie et se soude sur place, épouse les vieux toits et se répare. Il s’allonge au soleil\u00a0: il se fixe sans être bloqué.',
          includes: [
            'Pente et section calculées pour l’orage',
            'Crochets, joints de dilatation, naissances',
            'Solins repris autour des souches',
          ],
        },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: à Riom et à Gerzat',
      jobs: [
        {
          town: 'riom',
          title: 'Des volets et des fenêtres de bois à Riom',
          text: 'Dans le centre ancien, le bois et la teinte se voient d’abord avec la mairie. Les fenêtres au bois sain sont réparées. Après recherche du plomb, et avec l’accord de la mairie, les volets sont repris sur leur modèle d’origine, puis repeints.',
          picture: { kind: 'pair', key: 'shutters' },
        },
        {
          town: 'gerzat',
          title: 'Gouttières et dessous de toit à Gerzat',
          text: 'Une gouttière trop étroite déborde à l’orage et tache l’enduit. Un zinc de la bonne section, une descente de plus et un dessous de toit ventilé gardent le mur au sec.',
          picture: { kind: 'single', key: 'zincGutter' },
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Bois, PVC ou zinc\u00a0: selon la façade',
      points: [
        {
          title: 'Les règles d’abord',
          text: 'Changer la forme ou la couleur d’une fenêtre, d’un volet ou d’une porte se déclare en général. Près d’un monument, le bois est souvent préféré au PVC\u00a0: la mairie vous le dit avant la commande.',
        },
        {
          title: 'Plein sud, plein ouest',
          text: 'Des teintes claires, un rejet d’eau généreux, des bois peints des quatre côtés.',
        },
        {
          title: 'Altitude et vent',
          text: 'Crochets rapprochés, arrêts de neige, descentes de section large, sans coude inutile.',
        },
        {
          title: 'Encadrements de Volvic',
          text: 'La lave se perce avec soin, jamais près d’une arête. Les gonds scellés au plomb se conservent quand ils tiennent.',
        },
        {
          title: 'Les aides',
          text: `Pour une fenêtre, MaPrimeRénov’ demande une entreprise reconnue garante de l’environnement (RGE) pour ce travail. Déposez votre demande avant de signer le devis\u202f; France Rénov’ vous conseille au ${publicService.phone}.`,
          saysRge: true,
        },
      ],
    },
    {
      kind: 'cost',
      taxed: 'openings',
      price: [
        'Le type de pose\u00a0: la dépose totale demande de reprendre les tableaux',
        'La matière\u00a0: bois, PVC ou zinc, à l’achat comme à l’entretien',
        'L’accès\u00a0: à l’étage, mieux vaut tout faire pendant que l’échafaudage est là',
        'Les règles\u00a0: un modèle imposé coûte plus cher et se commande plus tôt',
      ],
      time: [
        'Une fenêtre remplacée\u00a0: une demi-journée à une journée',
        'Une menuiserie sur mesure\u00a0: six à dix semaines avant la pose',
        'Vingt mètres de gouttière\u00a0: deux jours',
      ],
      lasting: [
        'Des gouttières en zinc\u00a0: 40\u00a0ans et plus, vidées chaque automne',
        'Des fenêtres en PVC\u00a0: 25 à 35\u00a0ans',
        'Des volets de chêne\u00a0: plusieurs générations, repeints tous les 5 à 8\u00a0ans',
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      points: [
        {
          title: 'Gardez-vous l’ancien cadre, et pourquoi\u202f?',
          text: 'Notre réponse\u00a0: seulement s’il est sain sous la pointe d’un outil. Sinon, il est déposé en entier.',
        },
        {
          title: 'Quelle garantie sur une fenêtre remplacée\u202f?',
          text: 'Notre réponse\u00a0: nous répondons de nos fautes de pose, cinq ans\u202f; le détail est aux mentions légales.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en rénovation extérieure',
      text: freeTravelSentence,
      towns: [
        { town: 'riom', reason: 'centre ancien protégé' },
        { town: 'gerzat', reason: 'pavillons de la Limagne' },
        { town: 'pont-du-chateau', reason: 'site patrimonial au bord de l’Allier' },
        { town: 'le-crest', reason: 'village perché, exposé au vent' },
        { town: 'vichy', reason: 'villas à boiseries et persiennes' },
        { town: 'moulins', reason: 'brique et pans de bois' },
      ],
    },
  ],
  closing: {
    heading: 'Des fenêtres, des volets, une gouttière\u202f?',
    text: `Envoyez les dimensions approximatives\u00a0: nous viendrons les mesurer. ${answers.reply.noted}`,
    picture: 'windowJoinery',
  },
} as const satisfies ServiceRecord;
