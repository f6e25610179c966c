import type { FieldError, Resolver } from 'react-hook-form';
import { quoteSlots, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import { quoteFields } from '@renovation-th/shared/forms/form-fields';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isDialable } from '@renovation-th/shared/forms/phone';
import type { WorkingHours } from '@renovation-th/shared/promises/closures';
import { cleanTexts, type Texts } from '../components/text-form';
import { quoteProblems as content } from '../content/quote-content';

/** The kind of problem decides which toast the visitor sees. */
export type ProblemKind = 'missing-field' | 'missing-call' | 'incomplete';

/** Returns the rules of the quote form. Without a requested call, its day and time are ignored. */
export const quoteRules =
  (hours: WorkingHours): Resolver<Texts> =>
  (written) => {
    const values = cleanTexts(written);
    const errors: Record<string, FieldError> = {};
    const refuse = (name: string, type: ProblemKind, message: string) => {
      errors[name] = { type, message };
    };

    for (const name of quoteFields) {
      const text = values[name];
      // A field without a message is optional.
      const missing = content.missing[name];
      if (!text && missing) refuse(name, 'missing-field', missing);
      if (text && name === 'Email' && !isCompleteEmail(text))
        refuse(name, 'incomplete', content.incompleteEmail);
      if (text && name === 'Téléphone' && !isDialable(text)) refuse(name, 'incomplete', content.shortPhone);
    }
    if (values.Demande_rappel) {
      const { Date_ISO: day = '', Heure_24h: time = '' } = values;
      const offered = slotsOffered(day, parisMoment(new Date()), quoteSlots, hours);
      if (offered.length === 0) refuse('Date_ISO', 'missing-call', content.missingCall.Date_ISO);
      if (!offered.includes(time)) refuse('Heure_24h', 'missing-call', content.missingCall.Heure_24h);
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
