import type { Identity, Qualification } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/promises/aids';
import { registrationText } from '@renovation-th/shared/identity/registration-text';
import { guarantees } from '@renovation-th/shared/content/guarantees';
import { delayMeaning, tenYearGuarantee } from '@renovation-th/shared/content/promises';
import { paymentSentence } from '@renovation-th/shared/promises/quote-rules';
import { vatSentences } from '@renovation-th/shared/promises/vat';
import { withdrawal } from '@renovation-th/shared/content/withdrawal';
import { personalData } from './legal-data';
import { text, type LegalBlock, type LegalSection } from './legal-section';
import { withdrawalSection } from './legal-withdrawal';

export const legalPage = {
  path: '/mentions-legales',
  name: 'Mentions légales',
  title: 'Mentions légales',
  lead: 'Qui publie ce site, ce qu’il garde, ce qu’il envoie, et vos droits. En français ordinaire autant que la loi le permet.',
  contents: 'Sommaire',
} as const;

type Fact = { term: string; text: string };

/** Omits lines without a value. */
const known = (lines: readonly { term: string; text: string | null | undefined }[]): readonly Fact[] =>
  lines.flatMap(({ term, text: value }) => (value ? [{ term, text: value }] : []));

/** Names a certificate and links to the page where visitors can verify it. */
const certificateLink = (certificate: Qualification): LegalBlock => ({
  kind: 'link',
  before: `Qualification\u00a0: ${qualificationLine(certificate)}. `,
  label: 'La vérifier (site externe)',
  address: certificate.verification,
  after: '.',
});

/** Links to the certificate of insurance that the insurer issued. */
const attestationLink = (address: string): LegalBlock => ({
  kind: 'link',
  before: '',
  label: 'Lire l’attestation d’assurance (PDF)',
  address,
  after: '',
});

const hosting = ({ name, address, phone }: NonNullable<Identity['host']>): LegalSection => ({
  id: 'hebergement',
  title: 'Hébergement',
  blocks: [
    text('Le site est hébergé par\u00a0:'),
    {
      kind: 'facts',
      facts: [
        { term: 'Hébergeur', text: name },
        { term: 'Adresse', text: address },
        { term: 'Téléphone', text: phone },
      ],
    },
  ],
});

/** Returns the legal notice for an identity. Omits fields without a value. */
export function legalSections(identity: Identity, showsProjects: boolean): readonly LegalSection[] {
  const { tradeName, legalForm, owner, address, phone, email, registration, host, insurance, mediator, vat } =
    identity;
  const { qualifications = [] } = identity;
  const payment = paymentSentence(identity);
  const taxes = vatSentences(identity, 'all');
  const place = [address.street, `${address.postalCode} ${address.locality}`, 'France']
    .filter(Boolean)
    .join(', ');

  return [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        text(
          `Ce site est publié par ${tradeName}, ${legalForm}, installé à ${address.locality} dans le ${address.department}.`,
        ),
        {
          kind: 'facts',
          facts: known([
            { term: 'Entreprise', text: `${tradeName}, ${legalForm}` },
            // Article R. 526-27 of the code de commerce requires "EI" beside the name.
            { term: 'Entrepreneur', text: owner && `${owner}, ${legalForm}` },
            { term: 'Adresse', text: place },
            { term: 'Téléphone', text: phone.national },
            { term: 'E-mail', text: email },
            { term: 'SIRET', text: registrationText(registration) },
            {
              term: 'Registre',
              text: registration.isSample ? null : 'Registre national des entreprises (RNE)',
            },
            { term: 'TVA', text: vat?.regime === 'liable' ? vat.number : null },
          ]),
        },
        ...qualifications.map((certificate) => certificateLink(certificate)),
        text(
          owner
            ? `Le directeur de la publication est ${owner}.`
            : 'Le directeur de la publication est l’entrepreneur individuel lui-même.',
        ),
      ],
    },
    ...(host ? [hosting(host)] : []),
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        text(
          'Les textes, les dessins et la mise en page de ce site sont protégés par le droit d’auteur. Vous pouvez citer un passage en nommant sa source\u202f; le reste demande un accord écrit.',
        ),
        text(
          showsProjects
            ? 'Les photographies de nos chantiers sont publiées avec l’accord des clients. Les autres images montrent des maquettes d’architecture\u202f; aucune ne représente la maison d’un client.'
            : 'Les images montrent des maquettes d’architecture, et non des chantiers livrés. Elles illustrent des travaux\u202f; aucune ne représente la maison d’un client.',
        ),
      ],
    },
    personalData(identity),
    {
      id: 'appareil',
      title: 'Ce que votre appareil garde',
      blocks: [
        text(
          'Ces données restent dans votre navigateur, hors du réseau\u202f; seule la dernière ligne concerne une demande que vous avez décidé d’envoyer. Vous pouvez tout effacer dans ses réglages, à la rubrique des données de sites.',
        ),
        {
          kind: 'facts',
          facts: [
            {
              term: 'cookie-consent',
              text: 'Votre réponse au bandeau, oui ou non, gardée six mois.',
            },
            { term: 'cookie-consent-date', text: 'La date de cette réponse, pour qu’elle expire.' },
            {
              term: 'theme',
              text: 'Le thème clair ou sombre, si vous en avez choisi un. Gardé jusqu’à ce que vous reveniez au réglage du système.',
            },
            {
              term: 'rth-quote-draft',
              text: 'Le texte du formulaire de devis commencé, sans les photographies, pour qu’un rechargement ne le perde pas. Effacé dès l’envoi, ou par vous, et au plus tard après 30\u00a0jours.',
            },
            {
              term: 'rth-callback-draft',
              text: 'Le texte du formulaire de rappel commencé. Effacé de même.',
            },
            {
              term: 'react-router-scroll-positions',
              text: 'L’endroit où vous en étiez dans chaque page de cet onglet, pour que le bouton Retour vous y ramène. Effacé à la fermeture de l’onglet.',
            },
            {
              term: 'rth-outbox',
              text: 'Une demande de rappel dont l’arrivée n’a pas été confirmée. Elle est renvoyée, puis effacée dès qu’elle est bien arrivée.',
            },
          ],
        },
        text(
          'Quand vous commencez un formulaire, le site lui donne un jeton contre les robots\u00a0: la date et l’heure, un nombre tiré au hasard et une signature. Ce jeton ne désigne personne, ne sert qu’une fois et n’est pas déposé à part sur votre appareil\u202f; il accompagne la demande, et rien d’autre.',
        ),
      ],
    },
    {
      id: 'traceurs',
      title: 'Cookies et traceurs',
      blocks: [
        text(
          'Ce site ne dépose aucun cookie et n’a aucun traceur\u00a0: ni mesure d’audience, ni publicité, ni police de caractères ou carte chargée chez un tiers. Ce que l’appareil garde est nécessaire à ce que vous demandez, et la loi le dispense de consentement. Seule une page qui tombe en panne envoie à ce site un relevé technique\u00a0: le message et l’endroit de l’erreur dans le programme, la version du site et l’adresse de la page. Ce relevé ne contient ni identifiant ni adresse IP\u202f; il est noté dans le journal du serveur et effacé avec lui.',
        ),
        text(
          'Le bandeau ne recueille donc aucun consentement\u00a0: il garde votre réponse six mois, et ne s’en sert pas. Le jour où un traceur demanderait votre accord, la question vous serait posée de nouveau, avant lui. Le lien «\u00a0Gérer les cookies\u00a0», en bas de page, rouvre le bandeau.',
        ),
      ],
    },
    {
      id: 'devis',
      title: 'Devis et paiement',
      blocks: [
        text('Ces conditions valent pour tout le site et pour chaque commune.'),
        { kind: 'terms' },
        text(delayMeaning),
        ...(taxes.length > 0 ? [{ kind: 'list' as const, points: taxes }] : []),
        text(payment ? `${payment} ${withdrawal.payment}` : withdrawal.payment),
      ],
    },
    withdrawalSection(identity),
    {
      id: 'assurance',
      title: insurance ? 'Garanties et assurance' : 'Garanties',
      blocks: [
        text('Ce que la loi garantit après les travaux, et pour quoi\u00a0:'),
        { kind: 'facts', facts: guarantees },
        ...(insurance
          ? [
              text(tenYearGuarantee.proof),
              {
                kind: 'facts' as const,
                facts: known([
                  { term: 'Assureur', text: insurance.insurer },
                  { term: 'Adresse', text: insurance.address },
                  { term: 'Zone couverte', text: insurance.zone },
                  { term: 'Attestation', text: insurance.attestation },
                ]),
              },
              ...(insurance.certificate ? [attestationLink(insurance.certificate)] : []),
            ]
          : []),
      ],
    },
    {
      id: 'mediation',
      title: mediator ? 'Réclamation et médiation' : 'Réclamation',
      blocks: [
        text(`Écrivez d’abord à ${email}\u00a0: la plupart des désaccords se règlent ainsi.`),
        ...(mediator
          ? [
              text(
                'Après une réclamation écrite restée sans suite, tout consommateur peut recourir gratuitement à ce médiateur de la consommation (article L.\u00a0612-1 du code de la consommation)\u00a0:',
              ),
              {
                kind: 'facts' as const,
                facts: known([
                  { term: 'Médiateur', text: mediator.name },
                  { term: 'Adresse', text: mediator.address },
                  { term: 'Site', text: mediator.website },
                ]),
              },
            ]
          : []),
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        text(
          'Les conseils de ce site sont généraux\u00a0: durées, saisons et produits dépendent de chaque maison. Ils ne remplacent ni une visite ni un devis.',
        ),
        text(
          'Nous tenons ces pages à jour et corrigeons les erreurs qu’on nous signale. Le site peut être interrompu pour entretien\u202f; le téléphone reste le moyen le plus sûr de nous joindre.',
        ),
      ],
    },
    {
      id: 'liens',
      title: 'Liens',
      blocks: [
        text(
          'Les liens vers d’autres sites sont signalés comme externes. Nous n’en maîtrisons pas le contenu et n’en sommes pas responsables. Vous pouvez faire un lien vers toute page de ce site sans demander d’autorisation.',
        ),
      ],
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable',
      blocks: [
        text(
          'Ce site et ces mentions relèvent du droit français. À défaut d’accord amiable, le tribunal compétent est celui que la loi désigne\u00a0: un consommateur peut aussi saisir celui du lieu où il demeurait à la signature du contrat ou au moment du dommage (article R.\u00a0631-3 du code de la consommation). Entre professionnels, dans les limites de l’article\u00a048 du code de procédure civile, ce sont les tribunaux de Clermont-Ferrand.',
        ),
      ],
    },
  ];
}
