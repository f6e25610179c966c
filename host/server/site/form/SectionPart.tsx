import { siteTexts } from '../content/site-texts';
import { FieldControls } from './FieldControls';
import { isList, rowsOf, type NamedField, type Section, type ShownForm } from './section';

type SectionPartProps = {
  section: Section;
  form: ShownForm;
  /** Sentences about missing values and why they are needed. */
  gaps?: readonly string[];
};

/** Renders the fields of a section. */
export function SectionPart({ section, form, gaps = [] }: SectionPartProps) {
  const { id, heading, why, rows } = section;
  return (
    <section className="card" aria-label={heading} id={id}>
      <h2>{heading}</h2>
      {gaps.map((gap) => (
        <p key={gap} className="gap">
          {gap}
        </p>
      ))}
      {gaps.length === 0 && <p className="quiet">{why}</p>}
      {shownRows(section, form).map((fields, row) =>
        rows ? (
          <fieldset key={row}>
            <legend>{rows.legend(row + 1)}</legend>
            <FieldControls fields={fields} form={form} />
          </fieldset>
        ) : (
          <FieldControls key={row} fields={fields} form={form} />
        ),
      )}
      {isList(section) && <p className="quiet">{siteTexts.nextRow}</p>}
    </section>
  );
}

/** Returns the rows that have a text. A list ends with one empty row. */
function shownRows(section: Section, { texts, others }: ShownForm): readonly (readonly NamedField[])[] {
  const rows = rowsOf(section);
  if (!isList(section)) return rows;
  const last = rows.findLastIndex((fields) => fields.some(({ name }) => texts[name] || others?.[name]));
  return rows.slice(0, last + 2);
}
