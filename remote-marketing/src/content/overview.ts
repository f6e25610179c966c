import { beginning } from '@renovation-th/shared/french-words';
import { aidAdvice } from '@renovation-th/shared/content/aids';
import { answers } from '@renovation-th/shared/content/promises';
import type { ServiceKey } from './services';
import { tradesCount } from './trades-count';

/** Texts of the page of all trades. */
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
      'Murets et murs fondés et drainés pour une argile qui bouge\u202f; joints et crépis faits pour résister au gel.',
    interior:
      'Portes, placards, habillages et raccords de zinc, posés d’aplomb dans des murs anciens, une pièce après l’autre.',
    exterior:
      'Fenêtres, portes, volets, dessous de toit et gouttières, posés et raccordés pour tenir la pluie dehors.',
  } satisfies Record<ServiceKey, string>,
  order: {
    heading: 'Par où commencer',
    intro: 'Suivre l’ordre évite de payer deux fois.',
    list: [
      {
        title: 'L’eau d’abord',
        text: 'Toiture, gouttières, pentes du terrain. Tant que l’eau entre, rien de ce qui suit ne tient.',
      },
      {
        title: 'Les ouvertures',
        text: 'Fenêtres et portes avant l’enduit\u00a0: leur pose abîme les tableaux, que l’enduit reprend.',
      },
      {
        title: 'Les murs ensuite',
        text: 'Une fois les fissures expliquées, les joints et l’enduit sont repris. Puis on laisse sécher.',
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
      'Pour les autres corps d’état, nous calons les dates avec eux, ou nous vous disons qui appeler\u202f; chacun garde son devis et son assurance.',
    points: [
      {
        title: 'Ce que nous faisons',
        text: [
          'Peinture dedans et dehors, boiseries, ravalement',
          'Nettoyage des façades, terrasses, dallages et menuiseries',
          'Entretien du toit\u00a0: démoussage, traitement, faîtage, tuiles à l’unité, gouttières',
          'Murets, murs, terrasses, reprises, crépis et enduits',
          'Portes, fenêtres, volets, placards, PVC et zinc',
        ],
      },
      {
        title: 'Ce qui revient à d’autres',
        text: [
          'La couverture à refaire en entier, à un couvreur',
          'La charpente, à un charpentier',
          'L’électricité, la plomberie et le chauffage, chacun à son entreprise',
          'Les sols, le carrelage, l’isolation et les plaques de plâtre, de même',
          'L’étude de sol et le calcul d’une structure, à un bureau d’études',
          'L’amiante, à une entreprise certifiée, et le vieux plomb, à une entreprise équipée',
        ],
      },
      {
        title: 'Ce que nous ne faisons pas',
        text: [
          'La maison neuve et l’extension',
          'Le traitement d’un toit qui a fait son temps',
          'L’ouverture d’un mur porteur sans l’étude d’un ingénieur',
          'La peinture ou le lavage qui cache un défaut',
        ],
      },
    ],
  },
  cases: {
    heading: 'Selon votre situation',
    points: [
      {
        title: 'Vous êtes bailleur',
        text: 'Dites-nous les dates d’entrée et de sortie. La visite se fait avec les clés, des photos montrent l’avancement, et la facture sépare l’entretien de l’amélioration.',
      },
      {
        title: 'Vous achetez une maison ancienne',
        text: 'Regardez l’eau d’abord\u00a0: le toit, les gouttières, le pied des murs, la cave. Puis les fissures, et les diagnostics d’amiante et de plomb. Nous venons chiffrer avant la signature, avec l’accord du vendeur.',
      },
      {
        title: 'Vous comptez sur une aide',
        text: `Les aides visent surtout le chauffage, l’isolation, la ventilation et les fenêtres, et demandent souvent une entreprise reconnue garante de l’environnement (RGE). ${aidAdvice}`,
        saysRge: true,
      },
      {
        title: 'Vous restez chez vous pendant les travaux',
        text: 'Une pièce ou une façade à la fois, le passage dégagé le soir. Le devis dit dans quel ordre, et combien de jours.',
      },
    ],
  },
  verify: {
    heading: 'Comment nous vérifier',
    points: [
      {
        title: 'L’entreprise',
        text: 'Tapez le SIRET, écrit au bas de chaque page, sur annuaire-entreprises.data.gouv.fr\u00a0: vous verrez depuis quand elle existe, et pour quelle activité.',
      },
      {
        title: 'L’assurance',
        text: 'L’attestation jointe au devis nomme l’assureur et les travaux couverts. Appelez-le avant de signer\u00a0: il vous dit si le contrat est en cours.',
      },
      {
        title: 'La qualification RGE',
        text: 'L’annuaire de france-renov.gouv.fr donne les entreprises qualifiées, et pour quels travaux. Un logo sur un camion ne prouve rien.',
      },
      {
        title: 'Le devis',
        text: 'Un devis en un seul chiffre ne se compare à aucun autre. Le modèle ci-dessous montre les lignes du nôtre.',
      },
    ],
  },
  closing: {
    heading: 'Plusieurs travaux à la fois\u202f?',
    text: `Décrivez-les en une seule demande\u00a0: le devis les met en ordre. ${answers.reply.noted}`,
    quotePath: '/contact?service=plusieurs',
  },
} as const;
