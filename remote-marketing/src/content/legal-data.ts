import { erasedBy, requestsKept } from '@renovation-th/shared/content/request-retention';
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
        `Le responsable du traitement est ${tradeName}. Vos données vont à l’entreprise, et passent par ${helpers} et le fournisseur de notre messagerie. Elles ne sont ni vendues, ni utilisées pour vous démarcher.${dataTransfers ? transfers[dataTransfers] : ''} Sans nom ni moyen de vous joindre, nous ne pouvons pas répondre.`,
      ),
      {
        kind: 'facts',
        facts: [
          {
            term: 'Demande de devis',
            text: 'Ce que vous écrivez et joignez, pour établir le devis. Base légale\u00a0: des mesures précontractuelles, à votre demande (article\u00a06.1.b du règlement général sur la protection des données, RGPD).',
          },
          {
            term: 'Demande de rappel',
            text: 'Nom, téléphone, créneau et projet, pour vous rappeler\u202f; même base. Le texte affiché et l’heure sont gardés comme preuve de votre demande\u00a0: c’est notre intérêt légitime (article\u00a06.1.f).',
          },
          {
            term: 'Appels et e-mails',
            text: 'Ce que vous nous dites et nous envoyez, pour vous répondre\u202f; même base, même durée.',
          },
          {
            term: 'Photographies',
            text: 'Pour le devis seulement, jamais publiées. Évitez les personnes et les plaques.',
          },
          {
            term: 'Journal du serveur',
            text: 'Adresse IP, heure, page et navigateur, pour la sécurité du site\u00a0: intérêt légitime. Effacé après douze mois au plus.',
          },
          {
            term: 'Sécurité des formulaires',
            text: 'L’adresse IP, non gardée avec la demande, et le temps passé à remplir, pour écarter les robots\u00a0: intérêt légitime.',
          },
          {
            term: 'Durée',
            text: `Les demandes sont ${requestsKept}, corbeille comprise, ${erasedBy}. Devis signés et factures\u00a0: dix ans\u202f; un devis refusé suit la demande.`,
          },
        ],
      },
      text(
        'Vous pouvez consulter vos données, en recevoir une copie, les faire corriger ou effacer, en limiter l’usage, les récupérer, vous opposer à ce qui repose sur notre intérêt légitime, et dire ce qu’elles deviennent après votre décès.',
      ),
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
