import { Fragment, type ReactNode } from 'react';
import { shortFrenchDate, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { FieldControls, type Filled } from './FieldControls';
import { siteTexts } from '../content/site-texts';
import { digestOf, isList, rowsOf, type Choices, type NamedField, type Section, type Texts } from './section';
import type { Problem } from '../../../delivery/identity/owner-job';

export type Correction = { field: string; message: string };

type OwnerFormProps = {
  action: string;
  hasFiles?: boolean;
  /** Time of the last save in milliseconds since 1970, or 0. */
  savedAt: number;
  now: Date;
  /** Errors that prevent a publication, shown at the top of the form. */
  corrections: readonly Correction[];
  /** Missing values that do not count as errors yet. */
  left?: readonly Correction[];
  /** Parts that another device has changed as well. */
  conflicts: readonly (readonly [id: string, heading: string])[];
  /** Text of the submit button if it also opens the next step. */
  next?: string | null;
  /** Whether a second button saves and publishes. */
  canPublish?: boolean;
  children: ReactNode;
};

/**
 * Renders one form for a whole page, so that every button saves the page. The first button is invisible and saves on
 * Enter. Buttons for other actions belong to a second, empty form.
 */
export function OwnerForm({ action, hasFiles, savedAt, now, ...more }: OwnerFormProps) {
  const { corrections, left = [], conflicts, next, canPublish, children } = more;
  return (
    <>
      <form
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        data-autosave=""
        id="formulaire"
      >
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
          {siteTexts.save}
        </button>
        <div id="a-corriger">
          {conflicts.map(([id, heading]) => (
            <p key={id} role="alert" className="notice bad">
              <a href={`#${id}`}>{heading}</a> {siteTexts.changedElsewhere}
            </p>
          ))}
          {corrections.length > 0 && (
            <div className="notice bad">
              <p>{siteTexts.toCorrect(corrections.length)}</p>
              <ul>
                {corrections.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>
                    <a href={`#${field}`}>{message}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {left.length > 0 && (
            <p className="quiet">
              {siteTexts.stillLeft}
              {left.map(({ field, message }, at) => (
                <Fragment key={message}>
                  {at > 0 && ', '}
                  <a href={`#${field}`}>{message}</a>
                </Fragment>
              ))}
            </p>
          )}
        </div>
        {children}
        <div className="savebar" id="barre">
          <p role="status" id="etat">
            {savedAt > 0 && siteTexts.savedAt(momentInFrench(savedAt, now))}
          </p>
          <button
            type="submit"
            id="enregistrer"
            className={canPublish ? 'secondary' : undefined}
            {...(next && { name: 'suivant', value: 'oui' })}
          >
            {next ?? siteTexts.save}
          </button>
          {canPublish && (
            <button type="submit" id="publier-ici" name="suivant" value="publier">
              {siteTexts.publish}
            </button>
          )}
        </div>
      </form>
      <form method="post" id="actions" />
    </>
  );
}

/** Returns "à 10 h 42" for a moment today, and "le 21 novembre à 10 h 42" for any other moment. */
export function momentInFrench(at: number | string, now: Date): string {
  const { day, time } = parisMoment(new Date(at));
  const hour = siteTexts.atTime(time.replace(/^0/, '').replace(':', '\u00a0h\u00a0'));
  return day === parisMoment(now).day ? hour : `${siteTexts.onDay(shortFrenchDate(day))} ${hour}`;
}

/** Renders a button that posts to a different URL than the surrounding form. */
export function FormAction({ action, text, about }: { action: string; text: string; about?: string }) {
  return (
    <button
      type="submit"
      form="actions"
      formAction={action}
      className="secondary small"
      aria-label={about && `${text}\u00a0: ${about}`}
    >
      {text}
    </button>
  );
}

/** Returns query parameters that make the next page report the result of a save. */
export const savedWords = (refused: readonly string[]): Readonly<Record<string, string>> =>
  refused.length > 0 ? { refus: refused.join(',') } : { fait: 'enregistre' };

/** Renders a hidden field with the digest of a part's saved values. */
export const Seen = ({ id, fields, saved }: { id: string; fields: readonly NamedField[]; saved: Texts }) => (
  <input type="hidden" name={seenName(id)} value={digestOf(fields, saved)} />
);

/** Returns the attributes of a part that the script can update. @param others values that another device has saved. */
export const partOf = (others: Texts | undefined) => ({
  'data-part': '',
  ...(others && { 'data-conflict': '' }),
});

export const seenName = (id: string) => `vu.${id}`;

type SectionPartProps = {
  section: Section;
  /** Saved values, or the values of the live site before the first save. */
  saved: Texts;
  /** Values in the form, which differ from `saved` only after a conflict. */
  shown: Texts;
  problems: readonly Problem[];
  choices: Choices;
  /** Sentences about missing values and why they are needed. */
  gaps?: readonly string[];
  /** Whether the title of the page already shows the section's heading. */
  isTitled?: boolean;
  children?: ReactNode;
};

/** Renders the fields of a section or of a project. */
export function SectionPart({
  section,
  saved,
  shown,
  problems,
  choices,
  gaps = [],
  isTitled,
  children,
}: SectionPartProps) {
  const { id, heading, why, rows } = section;
  const fields = rowsOf(section).flat();
  const others = shown === saved ? undefined : saved;
  const filled: Filled = { texts: shown, errors: errorsOf(fields, problems), others, choices };
  return (
    <section className="card" aria-label={heading} id={id} {...partOf(others)}>
      {!isTitled && <h2>{heading}</h2>}
      <Seen {...{ id, fields, saved }} />
      {gaps.map((gap) => (
        <p key={gap} className="gap">
          {gap}
        </p>
      ))}
      {gaps.length === 0 && <p className="quiet">{why}</p>}
      {shownRows(section, shown).map((fields, row) =>
        rows ? (
          <fieldset key={row}>
            <legend>{rows.legend(row + 1)}</legend>
            <FieldControls fields={fields} filled={filled} />
          </fieldset>
        ) : (
          <FieldControls key={row} fields={fields} filled={filled} />
        ),
      )}
      {isList(section) && <p className="quiet">{siteTexts.nextRow}</p>}
      {children}
    </section>
  );
}

/** Returns the first error of each field. Assigns the error of a group to its first field. */
export function errorsOf(
  fields: readonly NamedField[],
  problems: readonly Problem[],
): ReadonlyMap<string, string> {
  const names = fields.map(({ name }) => name);
  const errors = new Map<string, string>();
  for (const { field, message } of problems) {
    const at = fieldAt(names, field) ?? names[0] ?? '';
    if (!errors.has(at)) errors.set(at, message);
  }
  return errors;
}

const fieldAt = (names: readonly string[], field: string) =>
  names.includes(field) ? field : names.find((each) => each.startsWith(`${field}.`));

/** Lists the errors of a section, for links to the fields. */
export const correctionsOf = (section: Section, problems: readonly Problem[]): readonly Correction[] =>
  [...errorsOf(rowsOf(section).flat(), problems)].map(([field, message]) => ({ field, message }));

/** Returns the rows to show. A list ends with one empty row. */
function shownRows(section: Section, texts: Texts): readonly (readonly NamedField[])[] {
  const rows = rowsOf(section);
  if (!isList(section)) return rows;
  const last = rows.findLastIndex((fields) => fields.some(({ name }) => texts[name]));
  return rows.slice(0, last + 2);
}
