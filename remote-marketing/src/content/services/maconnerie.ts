import { townLink, type ServiceRecord } from '../service-page';

export const maconnerie = {
  key: 'masonry',
  slug: 'maconnerie',
  name: 'Maçonnerie',
  documentTitle: 'Maçonnerie, murets et crépi (63) | Rénovation TH',
  description:
    'Réparation, muret en pierre ou en béton, murs, crépi et façade dans le Puy-de-Dôme\u00a0: fondations, chaux ou ciment, fissures, durée. Devis gratuit et détaillé.',
  serviceType: 'Maçonnerie, murets, crépi et façade',
  title: 'Des murs droits, drainés, qui respirent',
  lead: 'Réparer, monter un muret de pierre ou de béton, refaire un crépi. Ici, l’argile bouge et le gel travaille\u00a0: la maçonnerie se pense depuis le sol.',
  picture: 'heroMasonry',
  presentation: {
    heading: 'Tout commence sous terre',
    paragraphs: [
      'La Limagne est un pays d’argile. Elle gonfle sous la pluie, se rétracte l’été, et emporte avec elle les murs posés trop haut. Une fondation descend donc sous la couche que le gel atteint, au moins 50\u00a0cm en plaine et davantage en altitude, sur un sol qui n’a pas été remué.',
      'Le deuxième ennemi est l’eau retenue\u00a0: derrière un mur de soutènement, dans un enduit trop dur, au pied d’un mur sans pente. Un bon mur la laisse sortir. C’est pour cela que nous parlons de drain, de barbacanes et de chaux avant de parler de finition.',
    ],
  },
  blocks: [
    {
      kind: 'method',
      heading: 'Comment se mène le chantier',
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
      look: 'rows',
      heading: 'Cinq travaux de maçonnerie',
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
            'Une fissure large, en escalier ou traversante se confie d’abord à un bureau d’études. Nous ne la rebouchons pas pour la cacher.',
        },
        {
          id: 'muret',
          name: 'Montage de muret',
          text: 'En pierre ou en béton\u00a0: clôture, terrasse, bordure de jardin. La pierre se monte à deux faces avec des boutisses qui les lient\u202f; le bloc de béton va vite et se pare ou s’enduit. Une couvertine débordante rejette l’eau loin des joints.',
          includes: [
            'Terrassement et semelle hors gel',
            'Montage au cordeau, pierre ou bloc',
            'Drain et barbacanes si le mur retient la terre',
            'Couvertine et joints de finition',
          ],
        },
        {
          id: 'murs',
          name: 'Construction de murs',
          text: 'Murs de clôture, cloisons lourdes, murs d’appentis ou de garage. Chaînages et joints de dilatation sont prévus dès le plan, surtout sur argile. Les ouvertures dans un mur porteur demandent une étude et un étaiement.',
          includes: [
            'Implantation et fondations',
            'Blocs de béton ou briques',
            'Chaînages et linteaux',
            'Arases, seuils et appuis',
          ],
          limit:
            'Clôture, appentis, soutènement\u00a0: la mairie demande le plus souvent une déclaration. Nous fournissons cotes et croquis.',
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
      kind: 'projects',
      heading: 'Deux réalisations, étape par étape',
      intro: 'Des ouvrages courants autour de Gerzat, illustrés par des maquettes.',
      projects: [
        {
          town: townLink('blanzat'),
          title: 'Un muret de pierre en limite de jardin',
          text: 'Sur un terrain en pente, le mur retient un peu de terre. Semelle hors gel, pierre de pays à deux faces, drain derrière et barbacanes au pied\u00a0: la poussée de l’eau passe dessous au lieu de renverser l’ouvrage.',
          works: ['Fouille et semelle', 'Pierre montée à la chaux', 'Drain et barbacanes', 'Couvertine'],
          picture: { kind: 'pair', key: 'wall' },
        },
        {
          town: townLink('romagnat'),
          title: 'Une façade lézardée, reprise puis enduite',
          text: 'L’enduit gris tombait par plaques. Les fissures sont ouvertes et regarnies, le mur repris, puis la façade reçoit un enduit à la chaux taloché.',
          works: [
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
      kind: 'expertise',
      heading: 'Chaux ou ciment\u00a0: selon le mur',
      points: [
        {
          title: 'Pierre et pisé',
          text: 'Chaux, toujours. Le ciment est trop raide et trop fermé\u00a0: l’eau reste dans le mur, le gel décolle l’enduit par plaques, le pisé s’effrite derrière.',
        },
        {
          title: 'Bloc et béton',
          text: 'Le ciment ou un enduit bâtard y sont à leur place. Le bas du mur garde une coupure de capillarité, hors de portée des éclaboussures.',
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
      kind: 'lifespans',
      heading: 'Ce qu’on peut en attendre',
      intro: 'Des ordres de grandeur, si l’eau est tenue à distance du mur.',
      spans: [
        {
          value: 'plusieurs décennies',
          what: 'un enduit à la chaux',
          text: 'en trois couches, sur un mur sain',
        },
        { value: '20 à 30\u00a0ans', what: 'des joints repris', text: 'moins au ras du sol' },
        {
          value: '1\u00a0mois',
          what: 'de séchage avant peinture',
          text: 'par temps sec\u202f; deux, à l’arrière-saison',
        },
      ],
    },
    {
      kind: 'paper',
      heading: 'Le devis, poste par poste',
      intro: 'La partie enterrée ne se voit plus ensuite\u00a0: c’est elle qu’il faut lire.',
      lists: [
        {
          title: 'Ce que dit notre devis',
          points: [
            'La profondeur et la largeur des fondations',
            'Le liant\u00a0: chaux ou ciment, et pourquoi',
            'Le drainage, compté à part',
            'L’évacuation des gravats',
          ],
        },
        {
          title: 'À demander à tout artisan',
          points: [
            'À quelle profondeur fondez-vous ce mur\u202f?',
            'Par où sortira l’eau\u202f?',
            'Quelle est la cause de cette fissure\u202f?',
            'L’enduit est-il compatible avec mon mur\u202f?',
          ],
        },
      ],
    },
    {
      kind: 'zones',
      heading: 'Murs d’ici',
      text: 'Chaque coin du département a sa pierre et son sol. Le déplacement pour le devis est gratuit dans le 63.',
      towns: [
        { ...townLink('lempdes'), reason: 'argiles de la plaine' },
        { ...townLink('malintrat'), reason: 'murs de pisé et d’adobe' },
        { ...townLink('beaumont'), reason: 'marnes et argile, fissures à lire' },
        { ...townLink('romagnat'), reason: 'pentes et soutènements' },
        { ...townLink('riom'), reason: 'lave taillée et chaux' },
        { ...townLink('issoire'), reason: 'arkose, basalte et granite' },
      ],
    },
  ],
  related: [
    { name: 'Peinture', path: '/services/peinture', why: 'une fois l’enduit sec' },
    { name: 'Toiture', path: '/services/toiture', why: 'pour que l’eau reste loin des murs' },
  ],
  closing: {
    heading: 'Un mur à monter, un crépi à refaire\u202f?',
    text: 'Décrivez le mur, sa longueur et le terrain. Réponse sous 24\u00a0h, devis gratuit et détaillé.',
    picture: 'gatePillars',
  },
} as const satisfies ServiceRecord;
