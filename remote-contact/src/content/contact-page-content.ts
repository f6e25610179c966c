import { fourSteps } from '@renovation-th/shared/content/promises';
import { withdrawal } from '@renovation-th/shared/content/withdrawal';

export const contactPageContent = {
  breadcrumb: 'Devis gratuit',
  title: 'Demander un devis gratuit',
  pictureAlt:
    'Maquette d’une maison claire aux volets bleus et à la porte rouge derrière un mur de pierre, portail entrouvert et boîte aux lettres rouge\u202f; devant, un devis et un crayon',
  lead: (reply: string) =>
    `Décrivez vos travaux. ${reply} Le devis est gratuit et détaillé, sans engagement.`,
  after: {
    heading: 'Ce qui se passe après l’envoi',
    intro:
      'Votre demande a une référence, que la page suivante vous montre. Notez-la\u00a0: aucun e-mail de confirmation n’est envoyé.',
    steps: fourSteps,
    withdrawal: withdrawal.short,
    visit: {
      heading: 'Préparer la visite',
      intro:
        'Cinq points à réunir avant notre venue. Imprimez cette page\u00a0: la liste sort sur la première feuille.',
      points: [
        'Des photos prises de jour, de près et de loin\u00a0: le défaut, le mur entier, l’accès',
        'La largeur du portail, la pente, la place d’une échelle et d’un fourgon',
        'Un point d’eau et une prise électrique',
        'Le règlement du lotissement ou de la copropriété, et les abords d’un monument',
        'Les clés, et la personne qui décide, le jour de la visite',
      ],
    },
    links: [
      { label: 'Le délai et le déplacement, selon votre commune', path: '/zones-intervention' },
      {
        label: 'La rétractation\u00a0: exceptions, remboursement et formulaire',
        path: '/mentions-legales#retractation',
      },
    ],
  },
};
