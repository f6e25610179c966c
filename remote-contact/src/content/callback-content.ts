import { requestsKept } from '@renovation-th/shared/content/request-retention';

export const callbackContent = {
  title: 'Être rappelé à l’heure qui vous convient',
  lead: 'Gratuit, et sans engagement.',
  date: 'Choisissez votre date *',
  time: 'Choisissez votre heure *',
  fullName: 'Nom complet *',
  fullNamePlaceholder: 'Votre nom et prénom',
  phone: 'Téléphone *',
  phonePlaceholder: '06 39 98 00 00',
  description: 'Votre projet (facultatif)',
  required: '* Champs obligatoires.',
  submit: 'Demander à être rappelé',
  chooseFirst: 'Choisissez un jour et une heure pour pouvoir envoyer votre demande.',
  /** Sent with the request to prove that the visitor asked for the call. */
  wording:
    'En envoyant ce formulaire, vous demandez à Rénovation TH de vous appeler au sujet de vos travaux, au créneau choisi, au numéro indiqué. Un appel ou un e-mail suffit pour annuler.',
  rights: `Rénovation TH reçoit ces données pour vous rappeler, à votre demande, et pour rien d’autre. Elles sont ${requestsKept}. Pour les consulter, les corriger ou les faire effacer\u00a0:`,
  rightsLink: 'mentions légales',
};

export const callbackMessages = {
  sent: 'Votre demande de rappel a été envoyée avec succès\u202f! Vous serez contacté au créneau demandé.',
  probablySent: 'Votre demande de rappel a été envoyée\u202f! Vous serez contacté au créneau demandé.',
  reference: (reference: string) => `Référence\u00a0: ${reference}`,
  serverError: (status: number, statusText: string) =>
    `Erreur serveur\u00a0: ${[status, statusText].filter(Boolean).join(' - ')}`,
  unreachable: 'Le serveur ne répond pas',
  /** Text before and after the telephone number. */
  failedBefore: (problem: string) =>
    `Erreur lors de l’envoi\u00a0: ${problem}. Veuillez réessayer ou nous contacter directement au `,
  failedAfter: (reason: string) => (reason ? `. ${reason}` : '.'),
  failedTitle: 'Demande de rappel non envoyée',
  refusedLater: (phone: string) =>
    `Votre demande de rappel n’a pas pu être enregistrée. Appelez-nous au ${phone}.`,
};
