import type { Section } from '../form/section';

/** Sections with fields that the law requires or that customers look for first. */
export const toComplete: readonly Section[] = [
  {
    id: 'entreprise',
    heading: 'Votre nom et votre SIRET',
    why: 'La loi veut savoir qui tient l’entreprise. Le SIRET est sur votre avis de situation Insee et sur vos factures.',
    fields: [
      { path: 'owner', label: 'Prénom et nom', autoComplete: 'name' },
      { path: 'registration.number', label: 'SIRET', help: '14 chiffres', input: 'digits' },
    ],
  },
  {
    id: 'adresse',
    heading: 'Votre adresse',
    why: 'L’adresse de l’entreprise doit être entière dans les mentions légales.',
    fields: [
      {
        path: 'address.street',
        label: 'Numéro et rue',
        example: '1 rue de la Gare',
        autoComplete: 'street-address',
      },
    ],
  },
  {
    id: 'assurance',
    heading: 'Votre assurance décennale',
    why: 'La loi veut l’assureur et la zone couverte\u202f; un client veut pouvoir vérifier.',
    fields: [
      { path: 'insurance.insurer', label: 'Assureur' },
      { path: 'insurance.address', label: 'Adresse de l’assureur' },
      { path: 'insurance.zone', label: 'Zone couverte', example: 'France métropolitaine' },
      {
        path: 'insurance.attestation',
        label: 'Contrat et année',
        example: 'contrat n°\u00a0123456, attestation 2026',
      },
    ],
  },
  {
    id: 'attestation',
    heading: 'Votre attestation d’assurance',
    why: 'Le PDF de votre assureur, pas une photo\u00a0: 5\u00a0Mo au plus. Vos clients peuvent le télécharger.',
    fields: [{ path: 'attestation', label: 'Fichier PDF', input: 'pdf' }],
  },
  {
    id: 'mediateur',
    heading: 'Votre médiateur',
    why: 'Un particulier doit savoir à qui s’adresser si vous n’êtes pas d’accord. Votre contrat de médiation le dit.',
    fields: [
      { path: 'mediator.name', label: 'Nom du médiateur' },
      { path: 'mediator.address', label: 'Adresse du médiateur' },
      { path: 'mediator.website', label: 'Site du médiateur', example: 'www.mediateur.example' },
    ],
  },
  {
    id: 'hebergeur',
    heading: 'L’hébergeur du site',
    why: 'La loi veut savoir chez qui le site est en ligne. Ces lignes sont sur la facture de l’hébergement\u202f; si vous ne savez pas, demandez à la personne qui a installé le site. Le site doit aussi dire si les données de vos clients sortent de l’Union européenne\u00a0: cela dépend de l’hébergeur et de votre messagerie.',
    fields: [
      { path: 'host.name', label: 'Nom de l’hébergeur' },
      { path: 'host.address', label: 'Adresse de l’hébergeur' },
      { path: 'host.phone', label: 'Téléphone de l’hébergeur', input: 'tel' },
      {
        path: 'dataTransfers',
        label: 'Données des clients',
        input: 'choice',
        choices: [
          { value: 'none', text: 'Elles restent dans l’Union européenne' },
          { value: 'adequate', text: 'Elles vont aussi dans un pays que la Commission européenne reconnaît' },
          { value: 'clauses', text: 'Elles vont aussi ailleurs, sous les clauses types de la Commission' },
        ],
      },
    ],
  },
  {
    id: 'taux',
    heading: 'Taux horaire et déplacement',
    why: 'La loi veut ces prix affichés, toutes taxes comprises, pour le dépannage et l’entretien. Pour établir un devis, le déplacement reste gratuit dans le Puy-de-Dôme, sauf à Issoire.',
    fields: [
      { path: 'hourlyRate', label: 'Taux horaire TTC', example: '45\u00a0€', input: 'amount' },
      {
        path: 'timeCount',
        label: 'Comment le temps est compté',
        example: 'chaque demi-heure commencée est due',
      },
      {
        path: 'travelCosts.puyDeDome',
        label: 'Déplacement pour des travaux ou un dépannage dans le Puy-de-Dôme',
        example: '0,60\u00a0€ par kilomètre, aller et retour. Écrivez 0\u00a0€ s’il est compris',
      },
      { path: 'travelCosts.issoire', label: 'Déplacement à Issoire' },
      { path: 'travelCosts.allier', label: 'Déplacement dans l’Allier' },
      { path: 'travelCosts.cantal', label: 'Déplacement dans le Cantal' },
    ],
  },
  {
    id: 'tva',
    heading: 'Votre TVA',
    why: 'Vos clients doivent savoir si vos prix comprennent la TVA. Le site ne donne aucun taux avant votre réponse.',
    fields: [
      {
        path: 'vat.regime',
        label: 'Régime',
        input: 'choice',
        choices: [
          { value: 'liable', text: 'Je facture la TVA' },
          { value: 'exempt', text: 'TVA non applicable, article\u00a0293\u00a0B du CGI' },
        ],
      },
      {
        path: 'vat.number',
        label: 'Numéro de TVA',
        help: 'Seulement si vous la facturez. Par exemple\u00a0: FR 12 123456789',
      },
    ],
  },
  {
    id: 'rge',
    heading: 'La qualification RGE',
    why: 'Si vous l’avez, écrivez le certificat plus bas. Sans réponse, le site ne dit ni oui ni non, et conseille de demander le certificat.',
    fields: [
      {
        path: 'rge',
        label: 'Sans certificat',
        input: 'choice',
        choices: [{ value: 'none', text: 'Je n’ai pas la qualification RGE' }],
      },
    ],
  },
  {
    id: 'qualifications',
    heading: 'Vos qualifications',
    why: 'Seulement des certificats que chacun peut vérifier. Le site les retire de lui-même le jour où ils expirent.',
    rows: { path: 'qualifications', most: 6, legend: (number) => `Qualification ${number}` },
    fields: [
      { path: 'name', label: 'Certificat', example: 'RGE Qualibat' },
      { path: 'number', label: 'Numéro' },
      { path: 'domain', label: 'Pour quels travaux' },
      { path: 'validUntil', label: 'Valable jusqu’au', input: 'day' },
      {
        path: 'verification',
        label: 'Adresse où le vérifier',
        help: 'Elle commence par https://',
        input: 'url',
      },
    ],
  },
  {
    id: 'chiffres',
    heading: 'Vos chiffres',
    why: 'L’accueil montre trois chiffres. Remplissez les trois, que vous devez pouvoir prouver, ou laissez les trois vides et passez à la suite\u00a0: l’accueil n’en montre alors pas.',
    fields: [
      { path: 'figures.projects', label: 'Chantiers réalisés', example: '120' },
      {
        path: 'figures.satisfiedClients',
        label: 'Clients satisfaits',
        help: 'Une part que vos enquêtes prouvent, par exemple\u00a0: 92\u00a0%',
      },
      { path: 'figures.years', label: 'Années d’expérience' },
    ],
  },
];
