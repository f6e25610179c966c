import { erasureConfirmed, requestsKept } from '@renovation-th/shared/content/request-retention';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { text, type LegalSection } from './legal-section';

/** Texts for the owner's choice about data transfers (GDPR, article 13.1.f). */
const transfers = {
  none: ' Il n’y a aucun transfert hors de l’Union européenne.',
  adequate:
    ' Une partie peut être traitée hors de l’Union européenne, dans un pays dont la Commission européenne a reconnu le niveau de protection.',
  clauses:
    ' Une partie peut être traitée hors de l’Union européenne, sous les clauses contractuelles types de la Commission européenne, dont vous pouvez demander une copie.',
};

/**
 * Describes the processing of visitors' data. The legal basis is GDPR article 6.1.b for their requests. It is 6.1.f for
 * proof of a call, the server's log and form security, to which visitors may object (article 21).
 */
export function personalData(identity: Identity): LegalSection {
  const { tradeName, email, host, formEndpoint, dataTransfers } = identity;
  const isForwarded = URL.canParse(formEndpoint);
  const helpers = [
    host ? `l’hébergeur du site (${host.name})` : 'l’hébergeur du site',
    ...(isForwarded ? [`le service de formulaires ${new URL(formEndpoint).host}`] : []),
  ].join(', ');

  return {
    id: 'donnees-personnelles',
    title: 'Données personnelles',
    blocks: [
      text(
        `Le responsable du traitement est ${tradeName}. Vos données vont à l’entreprise, et passent par ceux qui les lui transmettent\u00a0: ${helpers} et le fournisseur de sa messagerie. Elles ne sont ni vendues, ni échangées, ni utilisées pour vous démarcher.${dataTransfers ? transfers[dataTransfers] : ''} Sans nom ni moyen de vous joindre, nous ne pouvons pas répondre.`,
      ),
      {
        kind: 'facts',
        facts: [
          {
            term: 'Demande de devis',
            text: 'Nom, prénom, e-mail, téléphone, ville, service, description du projet, urgence et, si vous en joignez, photographies. Elles servent à établir le devis et à vous répondre. Base légale\u00a0: l’exécution de mesures précontractuelles, prises à votre demande (article\u00a06.1.b du règlement général sur la protection des données, RGPD).',
          },
          {
            term: 'Demande de rappel',
            text: 'Nom, téléphone, jour et heure choisis, projet si vous le décrivez. Elles servent à vous rappeler, sur la même base. Le texte affiché et l’heure de la demande sont gardés avec elle, comme preuve que vous avez souhaité cet appel\u00a0: c’est notre intérêt légitime (article\u00a06.1.f).',
          },
          {
            term: 'Photographies',
            text: 'Celles que vous joignez servent seulement au devis. Évitez d’y montrer des personnes ou une plaque d’immatriculation. Elles ne sont jamais publiées.',
          },
          {
            term: 'Journal du serveur',
            text: 'Adresse IP, heure, page demandée et navigateur, notés par l’hébergeur à chaque visite pour la sécurité du site\u00a0: notre intérêt légitime (article\u00a06.1.f). Effacé après douze mois au plus.',
          },
          {
            term: 'Sécurité des formulaires',
            text: 'L’adresse IP, pour freiner les envois répétés, et le temps passé à remplir, pour reconnaître les robots. L’adresse n’est pas enregistrée avec la demande. Notre intérêt légitime\u00a0: ne traiter que de vraies demandes (article\u00a06.1.f).',
          },
          {
            term: 'Durée',
            text: `Les demandes sont ${requestsKept}. Le mois qu’elles passent dans la corbeille est compris dans ces trois ans. ${erasureConfirmed} Si un contrat suit, les devis et factures sont gardés le temps que la loi impose\u00a0: dix ans pour les pièces comptables, et autant pour un ouvrage de construction.`,
          },
        ],
      },
      text('Vous disposez des droits suivants sur vos données\u00a0:'),
      {
        kind: 'list',
        points: [
          'les consulter et en recevoir une copie',
          'les faire corriger ou effacer, ou en limiter l’usage',
          'les récupérer pour les confier à un autre',
          'vous opposer à ce qui repose sur notre intérêt légitime\u00a0: la preuve d’un rappel, le journal du serveur et la sécurité des formulaires',
          'dire ce qu’elles deviennent après votre décès',
        ],
      },
      {
        kind: 'link',
        before: 'Il suffit d’un message à ',
        label: email,
        address: `mailto:${email}`,
        after: '. Vous recevez une réponse dans le mois.',
      },
      {
        kind: 'link',
        before: 'Si la réponse ne vous convient pas, vous pouvez saisir la ',
        label: 'Commission nationale de l’informatique et des libertés (CNIL, site externe)',
        address: 'https://www.cnil.fr/fr/plaintes',
        after: '.',
      },
    ],
  };
}
