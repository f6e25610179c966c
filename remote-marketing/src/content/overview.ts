import type { ServiceKey } from './services';

/** The page of all trades. */
export const overview = {
  path: '/services',
  name: 'Services',
  title: 'Six métiers, un seul artisan',
  lead: 'Peinture, nettoyage, toiture, maçonnerie, rénovation dedans et dehors\u00a0: les travaux de votre maison dans le Puy-de-Dôme, suivis de A à Z par la même personne.',
  quote: 'Demander un devis',
  quotePath: '/contact',
  listHeading: 'Nos services',
  listIntro:
    'Chaque page dit ce qui est fait, dans quel ordre, avec quels produits, et quand il vaut mieux s’abstenir.',
  link: 'Découvrir',
  partsLabel: (service: string) => `${service}\u00a0: ce que nous faisons`,
  descriptions: {
    painting:
      'Pièces, façades et volets. Le support est lavé, repris et séché avant la première couche, avec une peinture que le mur accepte.',
    cleaning:
      'La salissure est reconnue d’abord, le produit agit ensuite, l’eau vient en dernier, à la pression que la pierre ou le bois supporte.',
    roofing:
      'La mousse est retirée à la brosse, puis traitée\u202f; la tuile propre et sèche est protégée de l’eau et du gel.',
    masonry:
      'Joints, murets de pierre ou de béton, murs et crépis, pensés depuis le sol\u00a0: l’argile bouge et le gel travaille.',
    interior:
      'Portes, placards, habillages et raccords de zinc, posés d’aplomb dans des murs anciens, une pièce après l’autre.',
    exterior:
      'Fenêtres, volets, dessous de toit et gouttières\u00a0: ce qui ferme la maison, et ce qui en éloigne l’eau.',
  } satisfies Record<ServiceKey, string>,
  order: {
    heading: 'Par où commencer',
    lead: 'Les travaux d’une maison ont un ordre. Le suivre évite de payer deux fois.',
    points: [
      {
        title: 'L’eau d’abord',
        text: 'Toiture, gouttières, pentes du terrain. Tant que l’eau entre, rien de ce qui suit ne tient.',
      },
      {
        title: 'Les murs ensuite',
        text: 'Fissures lues, joints repris, enduit refait s’il le faut. Puis on laisse sécher.',
      },
      {
        title: 'Les ouvertures',
        text: 'Fenêtres, portes, volets\u00a0: avant la peinture, après le gros de la poussière.',
      },
      {
        title: 'La couleur à la fin',
        text: 'La peinture protège ce qui a été bien fait. Elle ne rattrape pas le reste.',
      },
    ],
  },
  closing: {
    heading: 'Plusieurs travaux à la fois\u202f?',
    text: 'Décrivez-les en une seule demande\u00a0: un devis gratuit les met dans le bon ordre, et vous recevez une réponse sous 24\u00a0h.',
    quotePath: '/contact?service=plusieurs',
  },
} as const;
