import { isCompleteEmail } from '@renovation-th/shared/forms/email-address';
import type { FieldName, WireFields } from '@renovation-th/shared/forms/form-fields';
import type { QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { formText } from '../components/form-text';
import { quoteContent, quoteProblems } from '../content/quote-content';

/** Ids of the controls, by the name under which each is sent; in the order of the form. */
export const quoteFieldIds = {
  Nom: 'devis-nom',
  Prénom: 'devis-prenom',
  Email: 'devis-email',
  Téléphone: 'devis-telephone',
  Ville: 'devis-ville',
  Service_souhaité: 'devis-service',
  Description_projet: 'devis-projet',
  Date_ISO: 'devis-date',
  Heure_24h: 'devis-heure',
} as const satisfies WireFields;

export type QuoteFieldName = keyof typeof quoteFieldIds;

/** One thing to correct before the form can be sent. */
export type QuoteProblem = {
  field: QuoteFieldName;
  kind: 'missing-field' | 'missing-call' | 'incomplete';
  message: string;
};

/** The form as a request. The call counts only when it is asked for. */
export function readAnswers(form: HTMLFormElement, call: { day: string; time: string }): QuoteRequest {
  const values = new FormData(form);
  const text = (name: FieldName) => formText(values, name);

  return {
    lastname: text('Nom'),
    firstname: text('Prénom'),
    email: text('Email'),
    phone: text('Téléphone'),
    city: text('Ville'),
    service: text('Service_souhaité'),
    message: text('Description_projet'),
    urgency: text('Urgence_projet'),
    callback: values.has('Demande_rappel')
      ? { day: call.day, time: call.time, wording: quoteContent.callbackWording }
      : null,
  };
}

/** Everything that keeps the request from being sent, in the order of the form. */
export function findProblems(request: QuoteRequest): readonly QuoteProblem[] {
  const { missing, incomplete } = quoteProblems;
  const problems: QuoteProblem[] = [];
  const answers = [
    { field: 'Nom', answer: request.lastname },
    { field: 'Prénom', answer: request.firstname },
    { field: 'Email', answer: request.email },
    { field: 'Téléphone', answer: request.phone },
    { field: 'Ville', answer: request.city },
    { field: 'Service_souhaité', answer: request.service },
    { field: 'Description_projet', answer: request.message },
  ] as const;

  for (const { field, answer } of answers) {
    if (!answer) problems.push({ field, kind: 'missing-field', message: missing[field] });
    else if (field === 'Email' && !isCompleteEmail(answer))
      problems.push({ field, kind: 'incomplete', message: incomplete.Email });
    // Refuses only numbers that cannot be dialled: a strange number is better than a lost request.
    else if (field === 'Téléphone' && answer.replace(/\D/g, '').length < 8)
      problems.push({ field, kind: 'incomplete', message: incomplete.Téléphone });
  }
  if (request.callback && !request.callback.day)
    problems.push({ field: 'Date_ISO', kind: 'missing-call', message: missing.Date_ISO });
  if (request.callback && !request.callback.time)
    problems.push({ field: 'Heure_24h', kind: 'missing-call', message: missing.Heure_24h });
  return problems;
}
