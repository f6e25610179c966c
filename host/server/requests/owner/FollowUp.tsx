import type { ReactNode } from 'react';
import { isDay } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { setFollowUp } from '../database/request-changes';
import { fieldsSent } from './routes';
import { sendNotFound } from './send-page';
import type { OwnersDesk, Visit } from './visit';

const { stages } = ownerTexts;
const isStage = (text: string): text is keyof typeof stages => Object.hasOwn(stages, text);

/** Returns the French text of a stage. */
export const stageInWords = (stage: string): string => (isStage(stage) ? stages[stage] : stage);

/** Maximum length of a note, in characters. */
const longestNote = 2_000;

/** Forms for the stage, the reminder and the note. Each saves one field, so that none overwrites another. */
export function FollowUpForms({ request }: { request: KeptRequest }) {
  const { reference, stage, remindOn, note } = request;
  return (
    <section className="card" id="suivi">
      <h2>{ownerTexts.followUp}</h2>
      <FieldForm reference={reference} field="stage" label={ownerTexts.stage}>
        <select id="stage" name="stage" defaultValue={stage}>
          <option value="">{ownerTexts.noStage}</option>
          {Object.entries(stages).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </FieldForm>
      <FieldForm reference={reference} field="remindOn" label={ownerTexts.remindOn}>
        <input id="remindOn" name="remindOn" type="date" defaultValue={remindOn ?? ''} />
      </FieldForm>
      <FieldForm reference={reference} field="note" label={ownerTexts.note}>
        <textarea id="note" name="note" rows={3} maxLength={longestNote} defaultValue={note} />
      </FieldForm>
    </section>
  );
}

type FieldFormProps = { reference: string; field: string; label: string; children: ReactNode };

function FieldForm({ reference, field, label, children }: FieldFormProps) {
  return (
    <form method="post" action={`/demande/${reference}/suivi/${field}`}>
      <label htmlFor={field}>{label}</label>
      <div className="row">
        {children}
        <button type="submit" className="secondary" aria-label={ownerTexts.about(ownerTexts.save, label)}>
          {ownerTexts.save}
        </button>
      </div>
    </form>
  );
}

/** Saves one field of the follow-up. An invalid day changes nothing. */
export function saveFollowUp({ database }: OwnersDesk, visit: Visit, reference: string, field: string) {
  const text = (fieldsSent(visit).get(field) ?? '').trim();
  let count = 0;
  if (field === 'stage' && (text === '' || isStage(text)))
    count = setFollowUp(database, reference, field, text);
  if (field === 'remindOn' && (text === '' || isDay(text)))
    count = setFollowUp(database, reference, field, text || null);
  if (field === 'note') count = setFollowUp(database, reference, field, text.slice(0, longestNote));
  return count === 0 ? sendNotFound(visit.reply) : `/demande/${reference}?fait=suivi#suivi`;
}
