import type { ReactNode } from 'react';
import type { Choices } from './choices';
import { siteTexts } from './content/site-texts';
import { FieldControl } from './FieldControl';
import { fieldsOf, type Section, type Texts } from './section';

export type FilledSection = {
  section: Section;
  /** What its fields show. */
  texts: Texts;
  /** The version of the draft that he sees. */
  version: number;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** What another tab saved meanwhile, when that is not what he typed. */
  others?: Texts;
  /** What was just done with it. */
  notice?: string;
  /** What the law or a customer misses here, in sentences. */
  gaps: readonly string[];
};

type SectionFormProps = FilledSection & {
  choices: Choices;
  /** Where it posts to. Default: by the name of the section. */
  action?: string;
};

/** One form for every section: what differs is data. */
export function SectionForm({ section, version, gaps, others, notice, action, ...filled }: SectionFormProps) {
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
        <input type="hidden" name="version" value={version} />
        {others && (
          <p role="alert" className="notice">
            {siteTexts.changedElsewhere}
          </p>
        )}
        {shownRows(section, filled.texts).map((row) => (
          <Row key={row} legend={rows?.legend(row + 1)}>
            {fieldsOf(section).map(
              (field) =>
                field.row === row && (
                  <FieldControl
                    key={field.name}
                    {...field}
                    value={filled.texts[field.name] ?? ''}
                    error={filled.errors.get(field.name) ?? null}
                    other={others?.[field.name] ?? (others ? '' : null)}
                    choices={filled.choices}
                  />
                ),
            )}
          </Row>
        ))}
        <button type="submit">{siteTexts.save}</button>
        {rows && <p className="quiet">{siteTexts.nextRow}</p>}
      </form>
    </section>
  );
}

function Row({ legend, children }: { legend: string | undefined; children: ReactNode }) {
  if (legend === undefined) return children;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Those that are filled in, and an empty one behind them. */
function shownRows(section: Section, texts: Texts): readonly number[] {
  if (!section.rows) return [0];
  const filled = fieldsOf(section).filter(({ name }) => texts[name]);
  const last = Math.max(-1, ...filled.map(({ row }) => row));
  const count = Math.min(section.rows.most, last + 2);
  return Array.from({ length: count }, (_, row) => row);
}
