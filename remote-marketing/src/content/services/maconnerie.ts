import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
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
  isGuaranteed: true,
  lead: 'Réparer un mur, monter un muret de pierre ou de béton, refaire un crépi\u00a0: des murs droits, drainés, sur un sol d’argile qui bouge et dans un pays où il gèle.',
  picture: 'heroMasonry',
  presentation: {
    heading: 'Le sol et l’eau, avant le mur',
    paragraphs: [
      'La Limagne est un pays d’argile. L’argile gonfle sous la pluie, se rétracte l’été, et fissure les murs dont la fondation suit le mouvement. Contre le gel, une semelle descend de 60 à 80\u00a0cm en plaine, davantage en altitude. Sur l’argile, on la fait continue et armée, l’eau et les arbres loin du mur. C’est d’ordinaire assez pour un muret bas\u202f; un soutènement, un mur haut ou porteur attend une étude de sol.',
      'L’autre ennemi est l’eau retenue\u00a0: derrière un mur de soutènement, dans un enduit trop dur, au pied d’un mur sans pente. Un bon mur la laisse sortir. C’est pour cela que nous parlons de drain, de barbacanes et de chaux avant de parler de finition.',
    ],
  },
  blocks: [
    {
      kind: 'method',
      heading: 'Méthode\u00a0: le chantier en trois étapes',
      intro: 'Trois étapes, et une visite avant chaque décision qui coûte.',
      steps: [
        {
          title: 'Regarder',
          text: 'Nature du mur, du sol et de l’ancien mortier, chemin de l’eau, forme des fissures.',
        },
        {
          title: 'Préparer',
          text: 'Purger ce qui ne tient plus, ouvrir les joints, terrasser, drainer, couler la semelle.',
        },
        {
          title: 'Monter et finir',
          text: 'Maçonner au cordeau, protéger du soleil et du gel le temps de la prise, puis enduire ou jointoyer. L’enduit neuf sèche environ un mois avant toute peinture.',
        },
      ],
    },
    {
      kind: 'offers',
      heading: 'Réparation, murets, murs, crépi et façade',
      intro: 'Du joint à reprendre au mur entier.',
      offers: [
        {
          id: 'reparation',
          name: 'Réparation',
          text: 'Joints creusés, pierres descellées, appuis et seuils fendus, angles cognés. On reprend avec un mortier plus tendre que la pierre\u00a0: c’est le joint qui doit céder, jamais le bloc. La lave de Volvic, poreuse et dure, accepte très bien la chaux.',
          includes: [
            'Purge et dégarnissage des joints',
            'Remplacement des pierres brisées',
            'Rejointoiement au mortier de chaux',
          ],
          limit:
            'Une fissure se surveille d’abord, sous un témoin daté. Si elle s’ouvre ou traverse le mur, un bureau d’études passe avant nous.',
        },
        {
          id: 'muret',
          name: 'Montage de muret',
          text: 'En pierre ou en béton\u00a0: clôture, terrasse, bordure de jardin. La pierre se monte à deux faces avec des boutisses qui les lient\u202f; le bloc de béton va vite et se pare ou s’enduit. Une couvertine débordante rejette l’eau loin des joints.',
          includes: [
            'Terrassement, semelle hors gel et armée sur argile',
            'Montage au cordeau, pierre ou bloc',
            'Drain et barbacanes si le mur retient la terre',
            'Couvertine et joints de finition',
          ],
        },
        {
          id: 'murs',
          name: 'Construction de murs',
          text: 'Murs de clôture, cloisons maçonnées, murs d’appentis ou de garage. Chaînages et joints de rupture sont prévus dès le plan, surtout sur argile. Ouvrir un mur porteur demande l’étude d’un ingénieur\u00a0: sans elle, nous ne le faisons pas.',
          includes: [
            'Implantation et fondations',
            'Blocs de béton ou briques',
            'Chaînages et linteaux',
            'Haut du mur mis de niveau, seuils et appuis',
          ],
          limit:
            'Un appentis se déclare en général en mairie\u202f; une clôture, là où la commune l’a décidé ou dans un secteur protégé\u202f; un autre mur, à partir de deux mètres de haut\u202f; un soutènement, seulement en secteur protégé (articles R.\u00a0421-17, R.\u00a0421-12, R.\u00a0421-9 et R.\u00a0421-3 du code de l’urbanisme).',
        },
        {
          id: 'crepi',
          name: 'Crépi et enduits',
          text: 'Sur un mur ancien, trois couches à la chaux\u00a0: un gobetis qui accroche, un corps d’enduit qui dresse, une finition talochée, grattée ou lissée. Sur un mur de blocs récent, un enduit prêt à gâcher convient, en une ou deux passes.',
          includes: [
            'Piquage de l’ancien enduit',
            'Humidification et gobetis',
            'Corps d’enduit et finition choisie sur échantillon',
            'Protection des pierres d’encadrement',
          ],
        },
        {
          id: 'facade',
          name: 'Travaux de façade',
          text: 'Le ravalement entier\u00a0: nettoyage, fissures, enduit, pierres et dessous de toit, avec un seul échafaudage.',
          includes: [
            'Échafaudage et protections',
            'Traitement des fissures selon leur cause',
            'Enduit repris ou refait',
            'Encadrements de pierre nettoyés et rejointoyés',
          ],
        },
      ],
    },
    {
      kind: 'typical-jobs',
      heading: 'Travaux types\u00a0: un muret, une façade',
      intro:
        'Des ouvrages courants autour de Gerzat, illustrés par des maquettes\u00a0: ce ne sont pas des chantiers de clients.',
      jobs: [
        {
          town: 'blanzat',
          title: 'Un muret de pierre en limite de jardin',
          text: 'Le mur s’est éboulé entre ses deux piliers. Les pierres sont triées, la semelle est refaite hors gel, puis le mur remonte à deux faces, sous un couronnement qui rejette l’eau loin des joints.',
          tasks: [
            'Pierres triées et gardées',
            'Fouille et semelle',
            'Mur remonté à la chaux',
            'Couronnement reposé',
          ],
          picture: { kind: 'pair', key: 'wall' },
        },
        {
          town: 'romagnat',
          title: 'Une façade lézardée, reprise puis enduite',
          text: 'L’enduit gris tombe par plaques. Les fissures sont ouvertes et regarnies, le mur repris, puis la façade reçoit un enduit à la chaux taloché.',
          tasks: [
            'Enduit mort piqué',
            'Fissures regarnies',
            'Enduit en trois couches',
            'Encadrements dégagés',
          ],
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
          text: 'Chaux, toujours. Le ciment est trop raide et trop fermé\u00a0: l’eau reste dans le mur, le gel décolle l’enduit par plaques, le pisé s’effrite derrière.',
        },
        {
          title: 'Bloc et béton',
          text: 'Le ciment ou un enduit bâtard, chaux et ciment mêlés, y sont à leur place. L’enduit s’arrête à 15 ou 20\u00a0cm du sol, hors de portée des éclaboussures.',
        },
        {
          title: 'La météo décide',
          text: 'On enduit entre 5 et 30\u00a0°C environ, sans gel la nuit ni vent sec. En plein été, on travaille à l’ombre et on arrose l’enduit le soir.',
        },
        {
          title: 'Ce que l’enduit ne soigne pas',
          text: 'Des remontées d’humidité viennent du sol. On traite d’abord le drainage, les pentes et les gouttières\u202f; sans cela, le plus bel enduit se tache.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Ce qu’on peut en attendre',
      intro: 'Des ordres de grandeur, si l’eau est tenue à distance du mur.',
      points: [
        {
          title: 'Un enduit à la chaux\u00a0: plusieurs décennies',
          text: 'en trois couches, sur un mur sain',
        },
        { title: 'Des joints repris\u00a0: 20 à 30\u00a0ans', text: 'moins au ras du sol' },
        {
          title: 'De séchage avant peinture\u00a0: 1\u00a0mois',
          text: 'par temps sec\u202f; deux, à l’arrière-saison',
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.price.heading,
      prices: 'maconnerie',
      points: [
        {
          title: 'Le terrain',
          text: 'Une pente, de l’argile, un passage trop étroit pour une machine\u00a0: la fouille peut coûter plus que le mur.',
        },
        {
          title: 'La matière',
          text: 'La pierre se trie et se monte à la main\u202f; le bloc va plus vite, mais il faut l’enduire.',
        },
        {
          title: 'Ce qui ne se voit pas',
          text: 'Dans un soutènement, la semelle, les fers, le drain et le remblai comptent autant que le mur lui-même.',
        },
        {
          title: 'L’enduit',
          text: 'Trois couches à la chaux demandent plus de passages qu’un enduit prêt à gâcher.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Le devis de maçonnerie, poste par poste',
      intro: 'La partie enterrée ne se voit plus ensuite\u00a0: c’est elle qu’il faut lire.',
      taxed: 'building',
      points: [
        {
          title: serviceWords.paper.says,
          text: [
            'La profondeur et la largeur des fondations',
            'Le liant\u00a0: chaux ou ciment, et pourquoi',
            'Le drainage, compté à part',
            'L’évacuation des gravats',
          ],
        },
        {
          title: serviceWords.paper.durations,
          text: [
            'Dix mètres de muret, de 60\u00a0cm de haut\u00a0: une à deux semaines, fouille comprise',
            'Un enduit à la chaux, 100\u00a0mètres\u00a0carrés\u00a0: trois à quatre semaines, prises comprises',
            'Les joints d’un mur de 20\u00a0mètres\u00a0carrés\u00a0: quatre à six jours',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: serviceWords.ownAnswers,
      intro: 'Quatre questions, à poser avant le premier coup de pioche.',
      points: [
        {
          title: 'À quelle profondeur fondez-vous ce mur\u202f?',
          text: 'Notre réponse\u00a0: sous le gel, sur un sol qui n’a pas été remué. Pour un mur haut sur argile, c’est l’étude de sol qui fixe la profondeur.',
        },
        {
          title: 'Par où sortira l’eau\u202f?',
          text: 'Notre réponse\u00a0: par un drain derrière le mur et des barbacanes au pied.',
        },
        {
          title: 'Quelle est la cause de cette fissure\u202f?',
          text: 'Notre réponse\u00a0: nous la cherchons avant de reboucher. Si elle s’ouvre encore ou traverse le mur, elle va au bureau d’études.',
        },
        {
          title: 'L’enduit est-il compatible avec mon mur\u202f?',
          text: 'Notre réponse\u00a0: chaux sur la pierre et le pisé, ciment ou bâtard sur le bloc.',
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Zones d’intervention en maçonnerie',
      text: `Chaque coin du département a sa pierre et son sol. ${freeTravelSentence}`,
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
