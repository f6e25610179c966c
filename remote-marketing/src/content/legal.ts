import type { Identity, Qualification } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/promises/aids';
import { registrationText } from '@renovation-th/shared/identity/registration-text';
import { guarantees } from '@renovation-th/shared/content/guarantees';
import { freeTravelSentence, tenYearGuarantee } from '@renovation-th/shared/content/promises';
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
  lead: 'Qui publie ce site, ce qu’il garde, ce qu’il envoie, et vos droits.',
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

/** Shown until the owner has named the host. The gate refuses a real origin without a host. */
const sampleHost = {
  name: 'Hébergeur du site (exemple)',
  address: '1\u00a0rue de l’Exemple, 63000\u00a0Clermont-Ferrand (exemple)',
  phone: '04\u00a065\u00a071\u00a000\u00a000 (exemple)',
};

const hosting = ({ name, address, phone }: NonNullable<Identity['host']>): LegalSection => ({
  id: 'hebergement',
  title: 'Hébergement',
  blocks: [
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
    hosting(host ?? sampleHost),
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        text('Les textes, les dessins et la mise en page de ce site sont protégés par le droit d’auteur.'),
        text(
          showsProjects
            ? 'Les photographies de nos chantiers sont publiées avec l’accord des clients. Les autres images sont des maquettes\u202f; aucune ne représente la maison d’un client.'
            : 'Les images sont des maquettes\u202f; aucune ne représente la maison d’un client.',
        ),
      ],
    },
    personalData(identity),
    {
      id: 'traceurs',
      title: 'Cookies et traceurs',
      blocks: [
        text(
          'Ce site ne dépose aucun cookie et n’a aucun traceur soumis à votre accord\u00a0: ni mesure d’audience, ni publicité, ni fichier chargé chez un tiers. Seule une page qui tombe en panne envoie à ce site un relevé technique\u00a0: le message et l’endroit de l’erreur, la version du site et l’adresse de la page, sans identifiant ni adresse IP.',
        ),
        text(
          'Votre appareil garde ce qui suit, que la loi dispense de consentement. Vous pouvez tout effacer dans les réglages du navigateur.',
        ),
        {
          kind: 'facts',
          facts: [
            {
              term: 'cookie-consent, cookie-consent-date',
              text: 'Votre réponse au bandeau et sa date, six mois.',
            },
            { term: 'theme', text: 'Clair ou sombre, jusqu’à ce que vous reveniez au réglage du système.' },
            {
              term: 'rth-quote-draft, rth-callback-draft',
              text: 'Le texte d’un formulaire commencé, sans les photographies, jusqu’à l’envoi, 30\u00a0jours au plus.',
            },
            {
              term: 'react-router-scroll-positions',
              text: 'Votre place dans chaque page, jusqu’à la fermeture de l’onglet.',
            },
            {
              term: 'rth-outbox',
              text: 'Une demande de rappel dont l’arrivée n’est pas confirmée, jusqu’à ce qu’elle le soit.',
            },
          ],
        },
        text('Le lien «\u00a0Gérer les cookies\u00a0», en bas de page, rouvre le bandeau.'),
      ],
    },
    {
      id: 'devis',
      title: 'Devis et paiement',
      blocks: [
        {
          kind: 'link',
          before: `${freeTravelSentence} `,
          label: 'Tableau du devis et du déplacement, par zone',
          address: '/zones-intervention#devis',
          after: '',
        },
        ...(taxes.length > 0 ? [{ kind: 'list' as const, points: taxes }] : []),
        text(payment ? `${payment} ${withdrawal.payment}` : withdrawal.payment),
      ],
    },
    withdrawalSection(identity),
    {
      id: 'assurance',
      title: insurance ? 'Garanties et assurance' : 'Garanties',
      blocks: [
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
        text(`${mediator ? 'Écrivez d’abord' : 'Écrivez'} à ${email}.`),
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
        text('Les conseils de ce site sont généraux\u00a0: ils ne remplacent ni une visite ni un devis.'),
      ],
    },
    {
      id: 'liens',
      title: 'Liens',
      blocks: [
        text(
          'Les liens vers d’autres sites sont signalés comme externes\u202f; nous n’en maîtrisons pas le contenu.',
        ),
      ],
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable',
      blocks: [
        text(
          'Ce site relève du droit français. À défaut d’accord amiable, le tribunal compétent est celui que la loi désigne\u00a0: un consommateur peut aussi saisir celui du lieu où il demeurait à la signature ou au moment du dommage (article R.\u00a0631-3 du code de la consommation). Entre professionnels, dans les limites de l’article\u00a048 du code de procédure civile, ce sont les tribunaux de Clermont-Ferrand.',
        ),
      ],
    },
  ];
}
