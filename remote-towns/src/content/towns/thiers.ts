import type { Town } from '../town';

export const thiers = {
  slug: 'thiers',
  where: 'à Thiers',
  of: 'de Thiers',
  department: 'Puy-de-Dôme',
  postcode: '63300',
  variant: 'regional-6',
  model: 'timber-frame',
  position: { latitude: 45.857, longitude: 3.548 },
  altitude: 450,
  distance: { km: 40, minutes: 35 },
  intervention: 'within-48-hours',
  travel: 'free',
  showsCommitments: true,
  saysBasedNearby: false,
  description:
    'Pans de bois, pente et plan de sauvegarde\u00a0: à Thiers, un artisan qui connaît le bâti ancien. Peinture, toiture et maçonnerie, déplacement gratuit.',
  lead: 'À Thiers, le bâti ancien décide de tout\u00a0: du mortier, de la teinte, du chemin que prendra l’échafaudage. Nous y venons avec une expertise du patrimoine bâti.',
  servicesIntro:
    'Avant chacun de ces six métiers, une même question\u00a0: que dit le plan de sauvegarde\u202f?',
  localHeading: 'Avec la pente, avec les règles',
  localFacts: [
    {
      title: 'Le pan de bois',
      text: 'Une ossature de bois bouge toujours un peu. Entre les poutres, le remplissage reste donc souple, en terre ou en chaux\u202f; un ciment s’y fendrait et garderait l’eau contre les pièces. Un poteau mou à la base relève du charpentier, et le peintre vient ensuite.',
    },
    {
      title: 'Un plan de sauvegarde',
      text: 'La ville ancienne a reçu dès 1985 son plan de sauvegarde et de mise en valeur, révisé plus tard. Il peut protéger jusqu’à un escalier ou une cheminée, à l’intérieur. Le dossier se construit avec la mairie et l’ABF, avant que l’artisan ne donne sa date.',
    },
    {
      title: '220\u00a0m entre le bas et le haut',
      text: 'Du Moûtier aux hauteurs, tout monte. Un sac de chaux finit parfois le trajet à l’épaule, un toit arrose celui du dessous, un soutènement sans exutoire se bombe. La visite sert aussi à mesurer cela, et la quantité d’heures en dépend.',
    },
    {
      title: 'Des immeubles serrés',
      text: 'Hauts de deux ou trois étages, ils se tiennent les uns aux autres. Derrière, la cour manque de lumière. Et vers la Durolle, qui faisait tourner les ateliers des couteliers, les murs du fond de la vallée sèchent à leur rythme.',
    },
  ],
  neighbours: ['peschadoires', 'lezoux', 'culhat', 'maringues'],
  questions: [
    {
      question: 'Peut-on découvrir un colombage caché sous l’enduit\u202f?',
      answer:
        'Pas sans l’avoir sondé. Beaucoup de façades ont été enduites dès leur construction, parce que leur bois, mince et irrégulier, n’était pas destiné à paraître. Une petite fenêtre ouverte dans l’enduit renseigne tout le monde, et l’autorisation dépend de ce qu’elle montre.',
    },
    {
      question: 'Faut-il arracher un vieil enduit de ciment\u202f?',
      answer:
        'Oui, là où il se décolle ou enferme de l’humidité, en commençant par le bas. S’il adhère à de bonnes pierres, l’ôter de force peut les casser. On teste un mètre carré, on regarde, puis on décide avec vous.',
    },
    {
      question: 'Qui dépose la demande de travaux\u202f?',
      answer:
        'Vous, ou une personne que vous mandatez. Notre devis nomme le mortier, la finition et la teinte\u00a0: joignez-le aux photographies de la façade. Ne signez avec personne, nous compris, pour un début antérieur à la réponse.',
    },
  ],
} as const satisfies Town;
