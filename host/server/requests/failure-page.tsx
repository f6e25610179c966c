import type { ReactNode } from 'react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { answerTexts, failureTexts, type FormFailure } from './content/form-answers';
import { fieldKind, fieldLabel } from './content/known-fields';
import type { FormFields } from './form-body';
import { isControlField, isHeaderField } from './submission';

/** Shows a visitor without JavaScript why a form is refused, with everything they typed. */
export function failurePage(
  failure: FormFailure,
  fields: FormFields,
  { phone, email }: Pick<Identity, 'phone' | 'email'>,
): ReactNode {
  const texts = failureTexts[failure];
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.explanation}</p>
      <p>{texts.advice}</p>
      <p>
        {answerTexts.callInstead}{' '}
        <a className="phone" href={`tel:${phone.international}`}>
          {phone.national}
        </a>{' '}
        {answerTexts.writeInstead} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {fields.size > 0 ? (
        <RetryForm fields={fields} failure={failure} />
      ) : (
        <p>
          <a className="action" href="/contact">
            {answerTexts.toContact}
          </a>
        </p>
      )}
    </>
  );
}

/** Form with everything the visitor typed. It has no `action`, so it posts to the current URL. */
function RetryForm({ fields, failure }: { fields: FormFields; failure: FormFailure }) {
  return (
    <>
      <h2>{answerTexts.typedHeading}</h2>
      <p>{answerTexts.typedHint}</p>
      <form method="post">
        {[...fieldsToComplete(fields, failure)].map(([name, value]) =>
          isControlField(name) || fieldKind(name) === 'note' ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : (
            <Typed key={name} name={name} value={value} />
          ),
        )}
        <button type="submit">{answerTexts.sendAgain}</button>
      </form>
    </>
  );
}

/** Adds an empty value for the missing field at the top, unless the form already has the field. */
function fieldsToComplete(fields: FormFields, failure: FormFailure): FormFields {
  const missing = failure === 'missing-name' ? 'Nom' : failure === 'missing-contact' ? 'Téléphone' : null;
  const isAsked = missing === null || fields.has(missing) || (missing === 'Nom' && fields.has('Nom_complet'));
  return isAsked ? fields : new Map([[missing, ''], ...fields]);
}

function Typed({ name, value }: { name: string; value: string }) {
  const kind = fieldKind(name);
  const needsRoom = kind === 'message' || value.length > 60 || value.includes('\n');
  // `tel` and `email` select the keyboard on phones.
  const type = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text';
  const control = { id: name, name, defaultValue: value };
  return (
    <>
      <label htmlFor={name}>{fieldLabel(name)}</label>
      {needsRoom && !isHeaderField(name) ? (
        <textarea rows={6} {...control} />
      ) : (
        <input type={type} {...control} />
      )}
    </>
  );
}
