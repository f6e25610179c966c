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

/** Returns the text of a stage, or its stored name. */
export const stageInWords = (stage: string): string => (isStage(stage) ? stages[stage] : readableText(stage));

/** Shows the reminder and the note, which the style sheet cuts after two lines. */
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

/** Maximum characters of a note. */
const longestNote = 2_000;

/** The URL's parameter with the time of the last save in milliseconds. */
export const savedParameter = 'enregistre';

type FollowUpFormProps = { kept: KeptRequest; now: Date; savedAt: string | null };

/**
 * Form in which the owner gives a request a stage, a reminder on any day, and a note. The script saves it, and replaces
 * nothing else in the page.
 */
export function FollowUpForm({ kept, now, savedAt }: FollowUpFormProps) {
  const { reference, stage, remindOn, note } = kept;
  const tomorrow = addDays(parisMoment(now).day, 1);
  // Not later than a reminder that is due: a browser submits no form with a day before `min`.
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

/** Saves the follow-up. An unreadable day leaves the reminder unchanged. */
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

/** Reads `2026-11-27` and `27/11/2026`. Returns null for no day, undefined for an unreadable one. */
function dayIn(text: string): string | null | undefined {
  if (text === '') return null;
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const day = date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isDay(day) ? day : undefined;
}
