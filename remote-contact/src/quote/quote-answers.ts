import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import { quoteFields, type QuoteField } from '@renovation-th/shared/forms/form-fields';
import { isDialable } from '@renovation-th/shared/forms/phone';
import type { QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { formText } from '../components/form-text';
import { quoteContent, quoteProblems } from '../content/quote-content';

/** Names of the controls that can have a problem. */
export type QuoteControl = QuoteField | 'Date_ISO' | 'Heure_24h';

export function controlId(name: QuoteControl): string {
  return `devis-${name}`;
}

export type QuoteProblem = {
  field: QuoteControl;
  kind: 'missing-field' | 'missing-call' | 'incomplete';
  message: string;
};

/** Reads the form as a request. Sets `callback` only if the visitor has ticked its checkbox. */
export function readAnswers(form: HTMLFormElement, call: { day: string; time: string }): QuoteRequest {
  const values = new FormData(form);
  return {
    answers: Object.fromEntries(quoteFields.map((name) => [name, formText(values, name)])),
    callback: values.has('Demande_rappel')
      ? { day: call.day, time: call.time, wording: quoteContent.callbackWording }
      : null,
  };
}

/** Returns the problems that prevent sending, in the order of the form. */
export function findProblems({ answers, callback }: QuoteRequest): readonly QuoteProblem[] {
  const { missing, missingCall, incompleteEmail, shortPhone } = quoteProblems;
  const problems: QuoteProblem[] = [];

  for (const field of quoteFields) {
    const answer = answers[field];
    if (!answer) {
      // A field without a message is optional.
      const message = missing[field];
      if (message) problems.push({ field, kind: 'missing-field', message });
    } else if (field === 'Email' && !isCompleteEmail(answer))
      problems.push({ field, kind: 'incomplete', message: incompleteEmail });
    else if (field === 'Téléphone' && !isDialable(answer))
      problems.push({ field, kind: 'incomplete', message: shortPhone });
  }
  if (callback && !callback.day)
    problems.push({ field: 'Date_ISO', kind: 'missing-call', message: missingCall.Date_ISO });
  if (callback && !callback.time)
    problems.push({ field: 'Heure_24h', kind: 'missing-call', message: missingCall.Heure_24h });
  return problems;
}
