import { addDays, isDay, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { setFollowUp } from '../database/request-changes';
import { readableText } from '../foreign-text';
import { shortDay } from '../shown-request';
import { momentInWords } from './moment-in-words';
import type { OwnersDesk, Visit } from './owner-desk';
import { fieldsSent } from './routes';
import { sendNotFound } from './send-page';

const { stages } = ownerTexts;
const isStage = (text: string): text is keyof typeof stages => Object.hasOwn(stages, text);

/** Returns the French text of a stage, or the stored name of an unknown stage. */
export const stageInWords = (stage: string): string => (isStage(stage) ? stages[stage] : readableText(stage));

/** Shows the reminder and the note. The style sheet limits the note to two lines. */
export function FollowUpState({ kept, now }: { kept: KeptRequest; now: Date }) {
  const { state, remindOn, note } = kept;
  const isDue = remindOn !== null && remindOn <= parisMoment(now).day;
  return (
    <>
      {state === 'new' && remindOn !== null && (
        <strong className={isDue ? 'urgent' : undefined}>{ownerTexts.reminder(shortDay(remindOn))}</strong>
      )}
      {note && <q className="note">{readableText(note)}</q>}
    </>
  );
}

/** Maximum length of a note, in characters. */
const longestNote = 2_000;

/** Query parameter with the time of the last save, in milliseconds since 1970. */
export const savedParameter = 'enregistre';

type FollowUpFormProps = { kept: KeptRequest; now: Date; savedAt: string | null };

/** Form for the stage, the reminder and the note of a request. A save by the script updates only this form. */
export function FollowUpForm({ kept, now, savedAt }: FollowUpFormProps) {
  const { reference, stage, remindOn, note } = kept;
  const tomorrow = addDays(parisMoment(now).day, 1);
  // `min` must not be later than a due reminder, because browsers do not submit a date before `min`.
  const firstDay = remindOn !== null && remindOn < tomorrow ? remindOn : tomorrow;
  return (
    <form
      method="post"
      action={`/demande/${reference}/suivi`}
      className="follow-up"
      id="suivi"
      data-autosave="#suivi"
    >
      <h2>{ownerTexts.followUp}</h2>
      <div id="mon-suivi" data-part="">
        <div className="row">
          <p>
            <label htmlFor="etape">{ownerTexts.stage}</label>
            <select id="etape" name="etape" defaultValue={stage}>
              <option value="">{ownerTexts.noStage}</option>
              {Object.entries(stages).map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor="rappel">{ownerTexts.remindOn}</label>
            <input id="rappel" name="rappel" type="date" min={firstDay} defaultValue={remindOn ?? ''} />
          </p>
        </div>
        <label htmlFor="note">{ownerTexts.note}</label>
        <textarea id="note" name="note" rows={3} maxLength={longestNote} defaultValue={note} />
      </div>
      <p role="status" id="etat">
        {savedAt && ownerTexts.savedAt(momentInWords(Number(savedAt)))}
      </p>
      <button type="submit" className="secondary" id="enregistrer">
        {ownerTexts.save}
      </button>
    </form>
  );
}

/** Saves the follow-up. If the date is invalid, the reminder remains unchanged. */
export async function saveFollowUp({ database, now }: OwnersDesk, visit: Visit, reference: string) {
  const sent = await fieldsSent(visit);
  const textOf = (name: string) => (sent.get(name) ?? '').trim();
  const [day, stage] = [dayIn(textOf('rappel')), textOf('etape')];
  const note = textOf('note').slice(0, longestNote);
  const count = setFollowUp(database, reference, { note, stage: isStage(stage) ? stage : '', remindOn: day });
  if (count === 0) return sendNotFound(visit.response);
  const notice = day === undefined ? 'fait=suivi-sans-jour&' : '';
  return `/demande/${reference}?${notice}${savedParameter}=${now().getTime()}#suivi`;
}

/** Parses `2026-11-27` or `27/11/2026`. Returns null for empty text and undefined for an invalid date. */
function dayIn(text: string): string | null | undefined {
  if (text === '') return null;
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const day = date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isDay(day) ? day : undefined;
}
