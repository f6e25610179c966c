import type { ReactNode } from 'react';
import { siteTexts } from './content/site-texts';
import { FieldControl } from './FieldControl';
import { isList, rowsOf, type Choices, type NamedField, type Section, type Texts } from './section';

/** What the fields of a form show. */
export type Filled = {
  texts: Texts;
  /** The version of the draft that he sees. */
  version: number;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** What another tab saved meanwhile, when that is not what he typed. */
  others?: Texts | undefined;
  choices?: Choices;
};

type SectionFormProps = {
  section: Section;
  filled: Filled;
  /** What was just done with it. */
  notice?: string | undefined;
  /** What the law or a customer misses here, in sentences. */
  gaps?: readonly string[];
  /** Where it posts to. Default: by the name of the section. */
  action?: string;
  /** More of the same form. */
  children?: ReactNode;
};

/** One form for every section: what differs is data. */
export function SectionForm({ section, filled, notice, gaps = [], action, children }: SectionFormProps) {
  const { id, heading, why, rows } = section;
  return (
    <section aria-labelledby={`titre-${id}`} id={id}>
      <h2 id={`titre-${id}`}>{heading}</h2>
      {notice && (
        <p role="status" className="notice">
          {notice}
        </p>
      )}
      {gaps.map((gap) => (
        <p key={gap} className="notice">
          {gap}
        </p>
      ))}
      <p className="quiet">{why}</p>
      <form method="post" action={action ?? `/site/remplir/${id}`}>
        <input type="hidden" name="version" value={filled.version} />
        {filled.others && (
          <p role="alert" className="notice">
            {siteTexts.changedElsewhere}
          </p>
        )}
        {shownRows(section, filled.texts).map((fields, row) =>
          rows ? (
            <fieldset key={row}>
              <legend>{rows.legend(row + 1)}</legend>
              <FieldControls fields={fields} filled={filled} />
            </fieldset>
          ) : (
            <FieldControls key={row} fields={fields} filled={filled} />
          ),
        )}
        {/* Before other buttons: it is the one that the key Enter presses. */}
        {children && <button type="submit">{siteTexts.save}</button>}
        {children}
        <button type="submit">{siteTexts.save}</button>
        {isList(section) && <p className="quiet">{siteTexts.nextRow}</p>}
      </form>
    </section>
  );
}

const noChoices: Choices = { services: [], places: [] };

type FieldControlsProps = { fields: readonly NamedField[]; filled: Omit<Filled, 'version'> };

export function FieldControls({
  fields,
  filled: { texts, errors, others, choices = noChoices },
}: FieldControlsProps) {
  return (
    <div className="fields">
      {fields.map((field) => (
        <div key={field.name} className={field.isShort && 'short'}>
          <FieldControl
            field={field}
            value={texts[field.name] ?? ''}
            error={errors.get(field.name) ?? null}
            other={others ? (others[field.name] ?? '') : null}
            choices={choices}
          />
        </div>
      ))}
    </div>
  );
}

/** Those that are filled in, and an empty one behind them. */
function shownRows(section: Section, texts: Texts): readonly (readonly NamedField[])[] {
  const rows = rowsOf(section);
  if (!isList(section)) return rows;
  const last = rows.findLastIndex((fields) => fields.some(({ name }) => texts[name]));
  return rows.slice(0, last + 2);
}
