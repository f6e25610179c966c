import { aidAdvice } from '@renovation-th/shared/content/aids';
import { replacedOpening } from '@renovation-th/shared/content/guarantees';
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
  isGuaranteed: false,
  lead: 'Ce qui ferme la maison, et ce qui en éloigne l’eau\u00a0: fenêtres, portes, volets, bandeaux et gouttières, les pièces de la façade que la pluie et le soleil usent le plus.',
  picture: 'heroExterior',
  presentation: {
    heading: 'Une fenêtre vaut ce que vaut son raccord',
    paragraphs: [
      'La meilleure menuiserie fuit si le joint avec le mur est mal fait. Dans un encadrement de pierre, l’ouverture n’est jamais tout à fait droite\u00a0: on mesure, on cale, on garnit, puis on ferme avec un joint qui suit les mouvements. Le zinc obéit à la même logique\u00a0: il s’allonge au soleil et rétrécit au froid, donc il se fixe sans être bloqué.',
      'Ces travaux touchent à l’allure de la maison. Changer la forme ou la couleur d’une fenêtre, d’un volet ou d’une porte demande en général une déclaration préalable. Près d’un monument ou dans un centre protégé, le bois est souvent préféré au PVC\u00a0: la mairie vous le dit avant la commande.',
    ],
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Menuiserie, PVC et zinguerie',
      intro:
        'Ces travaux se croisent sur la même façade\u202f; les faire ensemble évite un second échafaudage.',
      offers: [
        {
          id: 'menuiserie',
          name: 'Menuiserie extérieure',
          text: 'Portes, fenêtres, volets battants, portails. Le chêne et le châtaignier tiennent dehors sans traitement lourd\u202f; le sapin demande une peinture suivie. Une fenêtre ancienne aux bois sains se répare\u00a0: on change la pièce d’appui, on refait les mastics, on ajoute un joint.',
          includes: [
            'Relevé de l’ouverture et de ses faux aplombs',
            'Dépose totale ou pose dans l’ancien cadre',
            'Calage, fixation et étanchéité',
            'Réglage, ferrures et seuils',
          ],
          limit:
            'La pose dans l’ancien cadre va vite, mais réduit le vitrage et garde un bois parfois fatigué. Nous sondons avant de la proposer.',
        },
        {
          id: 'pvc',
          name: 'PVC extérieur',
          text: 'Fenêtres, volets, dessous de toit et bandeaux. Le PVC isole bien, se lave à l’eau et ne se repeint pas. Il craint les couleurs sombres plein sud, où la chaleur le déforme s’il est mal renforcé, et il ne se répare guère.',
          includes: [
            'Profils renforcés selon la taille',
            'Dessous de toit ventilés',
            'Entrées d’air conservées ou créées',
            'Reprise des tableaux et des appuis',
          ],
          limit: 'Sans entrée d’air, des fenêtres étanches font couler la condensation sur les murs froids.',
        },
        {
          id: 'zinguerie',
          name: 'Zinguerie',
          text: 'Gouttières, descentes, noues, solins, habillages de rive. Le zinc se plie et se soude sur place, épouse les vieux toits et se répare. On lui évite l’eau venue du cuivre, qui le ronge, le contact du plâtre frais et celui du chêne mouillé.',
          includes: [
            'Pente et section calculées pour l’orage',
            'Crochets, joints de dilatation, naissances',
            'Descentes et dauphins au pied du mur',
            'Solins repris autour des souches',
          ],
        },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: à Riom et à Gerzat',
      intro:
        'Deux façades, deux réponses, illustrées par des maquettes\u00a0: ce ne sont pas des chantiers de clients.',
      jobs: [
        {
          town: 'riom',
          title: 'Des volets et des fenêtres de bois à Riom',
          text: 'Dans le centre ancien, le bois et la teinte se voient d’abord avec la mairie. Les fenêtres saines sont réparées et calfeutrées, les volets repris et repeints sur leur modèle d’origine, après son accord.',
          tasks: [
            'Volets repris et repeints',
            'Fenêtres réparées et calfeutrées',
            'Ferrures reprises',
            'Dossier de teintes',
          ],
          picture: { kind: 'pair', key: 'shutters' },
        },
        {
          town: 'gerzat',
          title: 'Gouttières et dessous de toit à Gerzat',
          text: 'Sur un pavillon de la plaine, une gouttière trop étroite déborde à l’orage et tache l’enduit. Un zinc de la bonne section, une descente de plus et un dessous de toit ventilé gardent le mur au sec.',
          tasks: [
            'Gouttières et descentes en zinc',
            'Dessous de toit en PVC',
            'Solin de souche',
            'Regard dégagé au pied',
          ],
          picture: { kind: 'single', key: 'zincGutter' },
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Bois, PVC ou zinc\u00a0: selon la façade',
      points: [
        {
          title: 'Plein sud, plein ouest',
          text: 'Le soleil use les finitions, la pluie battante cherche les joints. On y préfère des teintes claires, un rejet d’eau généreux et des bois peints des quatre côtés.',
        },
        {
          title: 'Altitude et vent',
          text: 'Sur les hauteurs, la neige tire sur les gouttières\u00a0: crochets rapprochés, arrêts de neige, descentes de section large, sans coude inutile.',
        },
        {
          title: 'Encadrements de Volvic',
          text: 'La lave se perce avec soin, jamais près d’une arête. Les gonds scellés au plomb se conservent quand ils tiennent.',
        },
        {
          title: 'Les aides',
          text: `Pour une fenêtre, MaPrimeRénov’ demande une entreprise reconnue garante de l’environnement (RGE) pour ce travail. ${aidAdvice}`,
          saysRge: true,
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Combien de temps',
      intro: 'Des ordres de grandeur, avec l’entretien que chaque matière demande.',
      points: [
        { title: 'Des gouttières en zinc\u00a0: 40\u00a0ans et plus', text: 'vidées chaque automne' },
        {
          title: 'Des fenêtres en PVC\u00a0: 25 à 35\u00a0ans',
          text: 'joints et quincaillerie changés une fois',
        },
        {
          title: 'Des volets de chêne\u00a0: plusieurs générations',
          text: 'repeints tous les 5 à 8\u00a0ans',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Pourquoi un seul artisan pour la façade',
      intro: 'Une façade réunit le bois, le PVC, le zinc et l’enduit. Les litiges naissent aux raccords.',
      points: [
        {
          title: 'Un échafaudage, pas trois',
          text: 'Zinc, volets et peinture en un passage.',
        },
        {
          title: 'Un responsable du raccord',
          text: 'Entre le mur, la fenêtre et la gouttière, personne ne renvoie la faute à l’autre\u00a0: nous répondons de l’ensemble.',
        },
        {
          title: 'Des fournisseurs de la région',
          text: 'Bois, profils et zinc sont pris chez des fournisseurs locaux, dans des qualités faites pour ce climat.',
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'renovation-exterieur',
      points: [
        {
          title: 'Le type de pose',
          text: 'La dépose totale demande de reprendre les tableaux\u202f; la pose dans l’ancien cadre va plus vite, mais prend sur le vitrage.',
        },
        {
          title: 'La matière',
          text: 'Bois, PVC ou zinc\u00a0: le prix d’achat diffère, l’entretien et la durée aussi.',
        },
        {
          title: 'L’accès',
          text: 'À l’étage, un échafaudage se monte une fois\u00a0: mieux vaut tout faire pendant qu’il est là.',
        },
        {
          title: 'Les règles',
          text: 'Un modèle ou une teinte imposés par la commune coûtent plus cher et se commandent plus tôt.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis, avant de commander',
      intro: 'Une menuiserie sur mesure ne se reprend pas\u00a0: tout se joue sur le papier.',
      taxed: 'openings',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'Les dimensions et le sens d’ouverture de chaque pièce',
            'Le type de pose, dépose totale ou non',
            'La section des gouttières et le nombre de descentes',
            'Les démarches en mairie, s’il en faut',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Une fenêtre remplacée\u00a0: une demi-journée à une journée',
            'Une menuiserie sur mesure\u00a0: six à dix semaines avant la pose',
            'Vingt mètres de gouttière\u00a0: deux jours',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'À poser avant de choisir une couleur.',
      points: [
        {
          title: 'Gardez-vous l’ancien cadre, et pourquoi\u202f?',
          text: 'Notre réponse\u00a0: seulement s’il est sain sous la pointe d’un outil. Sinon, il est déposé en entier.',
        },
        {
          title: 'Par où l’air entrera-t-il ensuite\u202f?',
          text: 'Notre réponse\u00a0: par des entrées d’air gardées ou créées, qui figurent au devis.',
        },
        {
          title: 'Quelle garantie sur une fenêtre remplacée\u202f?',
          text: `Notre réponse\u00a0: ${replacedOpening}`,
        },
        {
          title: 'Quand la déclaration doit-elle partir\u202f?',
          text: 'Notre réponse\u00a0: avant la commande. L’instruction prend en général un mois, deux près d’un monument.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en rénovation extérieure',
      text: `Les règles de façade changent avec la rue. ${freeTravelSentence}`,
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
