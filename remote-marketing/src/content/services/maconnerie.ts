import { beginning } from '@renovation-th/shared/french-words';
import { answers, freeTravelSentence, tenYearGuarantee } from '@renovation-th/shared/content/promises';
import { serviceWords } from '../service-words';
import type { ServiceRecord } from '../service-page';

export const maconnerie = {
  key: 'masonry',
  slug: 'maconnerie',
  name: 'Maçonnerie',
  documentTitle: 'Maçonnerie, murets et crépi (63) | Rénovation TH',
  description:
    'Réparation, muret en pierre ou en béton, murs, crépi et façade dans le Puy-de-Dôme\u00a0: fondations, chaux ou ciment, fissures, durée. Devis gratuit et détaillé.',
  serviceType: 'Maçonnerie, murets, crépi et façade',
  sent: 'Maçonnerie',
  footer: { label: 'Maçonnerie & Crépi', rank: 3 },
  title: 'Maçonnerie, murets et crépi dans le Puy-de-Dôme',
  lead: 'Réparer un mur, monter un muret, refaire un crépi\u00a0: des murs droits et drainés, sur une argile qui bouge et dans un pays où il gèle.',
  picture: 'heroMasonry',
  blocks: [
    {
      kind: 'offers',
      heading: 'Réparation, murets, murs, crépi et façade',
      intro: 'Du joint à reprendre au mur entier.',
      offers: [
        {
          id: 'reparation',
          name: 'Réparation',
          text: 'Joints creusés, pierres descellées, appuis et seuils fendus. Nous reprenons avec un mortier plus tendre que la pierre\u00a0: c’est le joint qui doit céder, jamais le bloc.',
          includes: ['Joints dégarnis, puis refaits à la chaux', 'Pierres brisées remplacées'],
          limit:
            'En cas de doute, une fissure se surveille d’abord deux saisons, avec un témoin daté. Si elle s’ouvre ou traverse le mur, un bureau d’études passe avant nous.',
        },
        {
          id: 'muret',
          name: 'Montage de muret',
          text: 'En pierre ou en béton\u00a0: clôture, terrasse, bordure de jardin. La pierre se monte à deux faces, liées par des boutisses\u202f; le bloc de béton va vite et s’enduit.',
          includes: [
            'Semelle hors gel, armée sur argile',
            'Drain et barbacanes si le mur retient la terre',
            'Couvertine débordante',
          ],
        },
        {
          id: 'murs',
          name: 'Construction de murs',
          text: 'Murs de clôture, murs de cour, cloisons maçonnées. Chaînages et joints de rupture sont prévus dès le plan. Sans l’étude d’un ingénieur, nous n’ouvrons pas un mur porteur.',
          includes: ['Implantation et fondations', 'Blocs ou briques, chaînages et linteaux'],
          limit:
            'Une clôture se déclare là où la commune l’a décidé, ou dans un secteur protégé\u202f; un autre mur, à partir de deux mètres de haut, et à toute hauteur dans un secteur protégé.',
        },
        {
          id: 'crepi',
          name: 'Crépi et enduits',
          text: 'Sur un mur ancien, trois couches à la chaux\u00a0: un gobetis qui accroche, un corps d’enduit qui dresse, une finition. Sur un mur de blocs récent, un enduit prêt à gâcher convient.',
          includes: [
            'Piquage de l’ancien enduit',
            'Finition choisie sur échantillon',
            'Protection des pierres d’encadrement',
          ],
        },
        {
          id: 'facade',
          name: 'Travaux de façade',
          text: 'Le ravalement entier, avec un seul échafaudage.',
          includes: [
            'Fissures traitées selon leur cause',
            'Enduit repris ou refait',
            'Encadrements de pierre rejointoyés',
          ],
        },
      ],
    },
    {
      kind: 'method',
      heading: 'Méthode\u00a0: le chantier en trois étapes',
      steps: [
        {
          title: 'Regarder',
          text: 'Nature du mur, du sol et de l’ancien mortier, chemin de l’eau, forme des fissures.',
        },
        {
          title: 'Préparer',
          text: 'Purger ce qui ne tient plus, terrasser, drainer, couler la semelle\u00a0: sous le gel, de 60 à 80\u00a0cm en plaine, et plus bas sur une argile qui gonfle.',
        },
        {
          title: 'Monter et finir',
          text: 'Maçonner au cordeau, protéger du soleil et du gel le temps de la prise, puis enduire ou jointoyer.',
        },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: un muret, une façade',
      jobs: [
        {
          town: 'blanzat',
          title: 'Un muret de pierre en limite de jardin',
          text: 'Le mur s’est éboulé entre ses deux piliers. Les pierres sont triées, la semelle est refaite hors gel, puis le mur remonte à deux faces, sous un couronnement.',
          picture: { kind: 'pair', key: 'wall' },
        },
        {
          town: 'romagnat',
          title: 'Une façade lézardée, reprise puis enduite',
          text: 'L’enduit gris tombe par plaques. La cause des fissures est trouvée et ne joue plus\u202f; elles sont regarnies, le mur est repris, puis la façade reçoit un enduit à la chaux taloché.',
          picture: { kind: 'pair', key: 'render' },
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Chaux ou ciment\u00a0: selon le mur',
      points: [
        {
          title: 'Pierre et pisé',
          text: 'Chaux, toujours. Derrière un ciment trop fermé, l’eau reste dans le mur, le gel décolle l’enduit, le pisé s’effrite.',
        },
        {
          title: 'Bloc et béton',
          text: 'Le ciment, ou un enduit bâtard de chaux et de ciment, arrêté à 15 ou 20\u00a0cm du sol.',
        },
        {
          title: 'La météo décide',
          text: 'On enduit entre 5 et 30\u00a0°C environ, sans gel la nuit ni vent sec.',
        },
        {
          title: 'Ce que l’enduit ne soigne pas',
          text: 'L’humidité qui monte du sol. On traite d’abord le drainage, les pentes et les gouttières.',
        },
      ],
    },
    {
      kind: 'cost',
      taxed: 'building',
      price: [
        'Le terrain\u00a0: une pente, de l’argile, un passage étroit',
        'La matière\u00a0: pierre montée à la main, ou bloc à enduire',
        'Ce qui ne se voit pas\u00a0: semelle, fers, drain et remblai',
        'L’enduit\u00a0: trois couches à la chaux, ou une passe prête à gâcher',
      ],
      time: [
        'Dix mètres de muret, de 60\u00a0cm de haut\u00a0: une à deux semaines, fouille comprise',
        'Un enduit à la chaux, 100\u00a0m²\u00a0: trois à quatre semaines, prises comprises',
        'Les joints d’un mur de 20\u00a0m²\u00a0: quatre à six jours',
      ],
      lasting: [
        'Un enduit à la chaux\u00a0: plusieurs décennies, sur un mur sain',
        'Des joints repris\u00a0: 20 à 30\u00a0ans',
        `${beginning(tenYearGuarantee.value)} ${tenYearGuarantee.meaning}`,
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      points: [
        {
          title: 'À quelle profondeur fondez-vous ce mur\u202f?',
          text: 'Notre réponse\u00a0: sous le gel, et plus bas sur une argile qui gonfle, dans un sol qui n’a pas été remué. Pour un mur haut ou porteur, une étude de sol fixe la profondeur.',
        },
        {
          title: 'Par où sortira l’eau\u202f?',
          text: 'Notre réponse\u00a0: par un drain derrière le mur et des barbacanes au pied.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en maçonnerie',
      text: freeTravelSentence,
      towns: [
        { town: 'lempdes', reason: 'argiles de la plaine' },
        { town: 'malintrat', reason: 'murs de pisé et d’adobe' },
        { town: 'beaumont', reason: 'marnes et argile, fissures à comprendre' },
        { town: 'romagnat', reason: 'pentes et soutènements' },
        { town: 'riom', reason: 'lave taillée et chaux' },
        { town: 'issoire', reason: 'arkose, basalte et granite' },
      ],
    },
  ],
  closing: {
    heading: 'Un mur à monter, un crépi à refaire\u202f?',
    text: `Décrivez le mur, sa longueur et le terrain. ${answers.reply.noted}`,
    picture: 'gatePillars',
  },
} as const satisfies ServiceRecord;
