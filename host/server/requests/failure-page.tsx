import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { isDay } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { answerTexts, failureTexts } from './content/form-answers';
import { fieldKind, fieldLabel } from './content/known-fields';
import type { FormFields } from './form-body';
import { sendDocument } from './html-document';
import { isControlField, isHeaderField } from './submission';
import { failureStatus, type FormFailure } from './form-failures';

const title = ({ tradeName }: Identity) => `${answerTexts.notSent} – ${tradeName}`;

/** Sends a visitor without JavaScript the page for a refused form, which returns everything they typed. */
export function sendFailurePage(
  reply: FastifyReply,
  { failure, fields, identity }: { failure: FormFailure; fields: FormFields; identity: Identity },
): FastifyReply {
  const hasForm = fields.size > 0;
  return sendDocument(
    reply,
    { title: title(identity), status: failureStatus[failure], hasForm },
    <Failure failure={failure} identity={identity}>
      {hasForm ? (
        <RetryForm fields={fields} failure={failure} />
      ) : (
        <p>
          <a className="action" href="/contact">
            {answerTexts.toContact}
          </a>
        </p>
      )}
    </Failure>,
  );
}

type FailureProps = { failure: FormFailure; identity: Identity; children: ReactNode };

function Failure({ failure, identity: { phone, email }, children }: FailureProps) {
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
      {children}
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
  // A date or time input hides a value that it cannot parse, so such a value gets a text input. `tel` and `email`
  // select the keyboard on phones.
  const isTime = name === 'Heure_24h' && /^\d{2}:\d{2}$/.test(value);
  const texts = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text';
  const type = name === 'Date_ISO' && isDay(value) ? 'date' : isTime ? 'time' : texts;
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
