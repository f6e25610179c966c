import { FieldControls, type Filled } from './FieldControls';
import type { Correction } from './OwnerForm';
import { siteTexts } from '../content/site-texts';
import { isList, rowsOf, type Choices, type NamedField, type Section, type Texts } from './section';
import type { Problem } from '../../../delivery/owner/input';

type SectionPartProps = {
  section: Section;
  /** Saved values, or the values of the live site before the first save. */
  saved: Texts;
  /** Values in the form, which differ from `saved` only in a stale form. */
  shown: Texts;
  problems: readonly Problem[];
  choices: Choices;
  /** Sentences about missing values and why they are needed. */
  gaps?: readonly string[];
};

/** Renders the fields of a section or of a project. */
export function SectionPart({ section, saved, shown, problems, choices, gaps = [] }: SectionPartProps) {
  const { id, heading, why, rows } = section;
  const others = shown === saved ? undefined : saved;
  const errors = errorsOf(rowsOf(section).flat(), problems);
  const filled: Filled = { texts: shown, errors, others, choices };
  return (
    <section className="card" aria-label={heading} id={id}>
      <h2>{heading}</h2>
      {gaps.map((gap) => (
        <p key={gap} className="gap">
          {gap}
        </p>
      ))}
      {gaps.length === 0 && <p className="quiet">{why}</p>}
      {shownRows(section, [shown, saved]).map((fields, row) =>
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

/** Returns the rows that have a text. A list ends with one empty row. */
function shownRows(section: Section, all: readonly Texts[]): readonly (readonly NamedField[])[] {
  const rows = rowsOf(section);
  if (!isList(section)) return rows;
  const last = rows.findLastIndex((fields) => fields.some(({ name }) => all.some((texts) => texts[name])));
  return rows.slice(0, last + 2);
}
