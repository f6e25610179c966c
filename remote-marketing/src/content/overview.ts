import { beginning } from '@renovation-th/shared/french-words';
import { aidAdvice } from '@renovation-th/shared/promises/aids';
import { answers } from '@renovation-th/shared/content/promises';
import type { ServiceKey } from './services';
import { tradesCount } from './trades-count';

/** The page of all trades. */
export const overview = {
  path: '/services',
  name: 'Services',
  title: 'Services de rénovation dans le Puy-de-Dôme',
  lead: `Peinture, nettoyage, toiture, maçonnerie, rénovation dedans et dehors\u00a0: ${tradesCount}, un seul interlocuteur de A\u00a0à\u00a0Z.`,
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
      'La mousse est retirée à la brosse, puis traitée\u202f; la tuile propre et sèche peut recevoir un hydrofuge. Faîtage et tuiles cassées sont repris.',
    masonry:
      'Joints, murets de pierre ou de béton, murs et crépis, fondés et drainés pour une argile qui bouge et un hiver qui gèle.',
    interior:
      'Portes, placards, habillages et raccords de zinc, posés d’aplomb dans des murs anciens, une pièce après l’autre.',
    exterior:
      'Fenêtres, portes, volets, dessous de toit et gouttières, posés et raccordés pour tenir la pluie dehors.',
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
  scope: {
    heading: `${beginning(tradesCount)}, et leurs limites`,
    intro:
      'Ce qui demande un autre métier va à une entreprise de ce métier, avec son devis et son assurance. Nous vous disons laquelle chercher, et dans quel ordre.',
    lists: [
      {
        title: 'Ce que nous faisons',
        points: [
          'Peinture dedans et dehors, boiseries, ravalement',
          'Nettoyage des façades, terrasses, dallages et menuiseries',
          'Entretien du toit\u00a0: démoussage, traitement, faîtage, tuiles à l’unité, gouttières',
          'Murets, murs, reprises, crépis et enduits',
          'Portes, fenêtres, volets, placards, PVC et zinc',
        ],
      },
      {
        title: 'Ce que nous confions',
        points: [
          'La couverture à refaire en entier, à un couvreur',
          'La charpente, à un charpentier',
          'L’électricité, la plomberie et le chauffage, chacun à son entreprise',
          'L’étude de sol et le calcul d’une structure, à un bureau d’études',
          'L’amiante, à une entreprise certifiée, et le vieux plomb, à une entreprise équipée',
        ],
      },
      {
        title: 'Ce que nous ne faisons pas',
        points: [
          'La maison neuve et l’extension',
          'Traiter un toit qui a fini son temps',
          'Ouvrir un mur porteur sans l’étude d’un ingénieur',
          'Peindre ou laver pour cacher un défaut',
        ],
      },
    ],
  },
  cases: {
    heading: 'Selon votre situation',
    points: [
      {
        title: 'Vous louez votre bien',
        text: 'Entre deux locataires, chaque semaine coûte\u00a0: dites-nous les dates d’entrée et de sortie, le devis en tient compte. Si vous habitez loin, la visite se fait avec les clés, des photos montrent l’avancement, et la facture sépare l’entretien de l’amélioration pour votre déclaration.',
      },
      {
        title: 'Vous achetez une maison ancienne',
        text: 'Avant de signer, regardez l’eau d’abord\u00a0: le toit, les gouttières, le pied des murs, l’odeur de la cave. Puis les fissures, les menuiseries, et les diagnostics d’amiante et de plomb. Nous venons chiffrer après la visite, avec l’accord du vendeur.',
      },
      {
        title: 'Vous comptez sur une aide',
        text: `MaPrimeRénov’ et les autres aides visent surtout le chauffage, l’isolation, la ventilation et les fenêtres, rarement la peinture seule, et demandent souvent une entreprise reconnue garante de l’environnement (RGE). ${aidAdvice}`,
        saysRge: true,
      },
      {
        title: 'Vous restez chez vous pendant les travaux',
        text: 'Une pièce ou une façade à la fois, les horaires annoncés, le passage dégagé le soir. Le devis dit dans quel ordre, et combien de jours.',
      },
    ],
  },
  closing: {
    heading: 'Plusieurs travaux à la fois\u202f?',
    text: `Décrivez-les en une seule demande\u00a0: le devis les met dans le bon ordre. ${answers.reply.sentence}`,
    quotePath: '/contact?service=plusieurs',
  },
} as const;
