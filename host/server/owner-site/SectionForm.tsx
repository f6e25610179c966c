import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Visit } from '../forms/owner/owner-desk';
import type { Problem } from '../identity/owner-job';
import { siteTexts } from './content/site-texts';
import { photoFields } from './content/work-fields';
import {
  isList,
  longestField,
  nameIn,
  rowsOf,
  type Choice,
  type Choices,
  type Field,
  type FieldInput,
  type NamedField,
  type Section,
  type Texts,
} from './section';
import type { Content, Saved } from './site-drafts';

type SectionFormProps = {
  visit: Visit;
  section: Section;
  /** What he has saved; before he ever did, what the site says. */
  saved: Saved;
  /** What he sees: the same, or what he typed while another tab saved. */
  shown: Content;
  /** What is wrong with it. */
  problems: readonly Problem[];
  choices: Choices;
  /** What the law or a customer misses here, in sentences. */
  gaps?: readonly string[];
  /** Where it posts to. Default: by the name of the section. */
  action?: string;
  /** More of the same form, such as photographs. */
  children?: ((filled: Filled) => ReactNode) | undefined;
};

/** One form for every section and for a work: what differs is data. */
export function SectionForm({ section, saved, shown, problems, choices, ...more }: SectionFormProps) {
  const { id, heading, why, rows } = section;
  const { visit, gaps = [], action = `/site/remplir/${id}`, children } = more;
  const fields = [...rowsOf(section).flat(), ...shown.photos.flatMap(photoFields)];
  const others = shown === saved ? undefined : textsOfContent(saved);
  const filled = { texts: textsOfContent(shown), errors: errorsOf(fields, problems), others, choices };
  return (
    <section aria-labelledby={`titre-${id}`} id={id}>
      <h2 id={`titre-${id}`}>{heading}</h2>
      {visit.query.get('fait') === id && (
        <p role="status" className="notice">
          {problems.length === 0 ? siteTexts.saved : siteTexts.savedWithErrors}
        </p>
      )}
      {gaps.map((gap) => (
        <p key={gap} className="notice">
          {gap}
        </p>
      ))}
      <p className="quiet">{why}</p>
      <form method="post" action={action}>
        <input type="hidden" name="version" value={saved.version} />
        {others && (
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
        {children?.(filled)}
        <button type="submit">{siteTexts.save}</button>
        {isList(section) && <p className="quiet">{siteTexts.nextRow}</p>}
      </form>
    </section>
  );
}

/** What he says of a section or a work, and of its photographs, by the names of the fields. */
const textsOfContent = ({ texts, photos }: Content): Texts =>
  Object.assign(
    { ...texts },
    ...photos.map(({ id, moment, alt }) => ({ [`${id}.moment`]: moment, [`${id}.alt`]: alt })),
  );

/** What is wrong at each field; of a whole group it stands at its first field, of all photographs where they are sent. */
function errorsOf(fields: readonly NamedField[], problems: readonly Problem[]): ReadonlyMap<string, string> {
  const names = fields.map(({ name }) => name);
  const errors = new Map<string, string>();
  for (const { field, message } of problems.filter(({ field }) => field !== 'photos')) {
    const name = names.includes(field) ? field : names.find((each) => each.startsWith(`${field}.`));
    const at = name ?? names[0] ?? '';
    if (!errors.has(at)) errors.set(at, message);
  }
  return errors;
}

const noChoices: Choices = { services: [], places: [] };

/** What the fields of a form show. */
export type Filled = {
  texts: Texts;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** What another tab saved meanwhile, when that is not what he typed. */
  others?: Texts | undefined;
  choices?: Choices;
};

type FieldControlsProps = { fields: readonly NamedField[]; filled: Filled };

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

type FieldControlProps = {
  field: NamedField;
  value: string;
  /** Why the site cannot take what is written there; null when it can. */
  error: string | null;
  /** What another tab saved; null when nobody did. */
  other: string | null;
  choices: Choices;
};

/** A field with its label, its help, and what is wrong with it. */
function FieldControl({ field, value, error, other, ...given }: FieldControlProps) {
  const { name, label, example, input, choices = [], isAlwaysChosen, autoComplete } = field;
  const help = field.help ?? (example && siteTexts.example(example));
  const offered = typeof choices === 'string' ? given.choices[choices] : choices;
  const isDifferent = other !== null && other !== value;
  const told = [help && `${name}-aide`, error && `${name}-erreur`, isDifferent && `${name}-autre`];
  const control = {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told.filter(Boolean).join(' ') || undefined,
    ...(autoComplete && { autoComplete }),
  };
  if (input === 'tick')
    return (
      <>
        <p className="choice">
          <input {...control} type="checkbox" value="oui" defaultChecked={value !== ''} />
          <label htmlFor={name}>{label}</label>
        </p>
        {error && <FieldError name={name} error={error} />}
      </>
    );
  return (
    <>
      <label htmlFor={name}>{label}</label>
      {help && (
        <p className="help quiet" id={`${name}-aide`}>
          {help}
        </p>
      )}
      {error && <FieldError name={name} error={error} />}
      {isDifferent && (
        <p className="help" id={`${name}-autre`}>
          {siteTexts.otherValue} {other === '' ? siteTexts.nothing : siteTexts.quoted(nameIn(offered, other))}
        </p>
      )}
      {input === 'choice' ? (
        <Choose {...{ control, value, isAlwaysChosen }} choices={offered} />
      ) : input === 'lines' ? (
        <textarea {...control} rows={4} defaultValue={value} maxLength={longestField.lines} />
      ) : (
        <input
          type="text"
          {...control}
          {...(input && inputTypes[input])}
          defaultValue={value}
          maxLength={longestField.line}
        />
      )}
    </>
  );
}

type Control = { id: string; name: string };

type ChooseProps = Pick<Field, 'isAlwaysChosen'> & {
  control: Control;
  value: string;
  choices: readonly Choice[];
};

function Choose({ control, value, choices, isAlwaysChosen }: ChooseProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select {...control} defaultValue={value}>
      {!isAlwaysChosen && <option value="">{siteTexts.choose}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}

function FieldError({ name, error }: { name: string; error: string }) {
  return (
    <p className="help error" id={`${name}-erreur`}>
      {error}
    </p>
  );
}

/** The keyboard that a telephone shows, where it is not that of texts. Without a picker, dates are typed as the help says. */
const inputTypes: { readonly [input in FieldInput]?: InputHTMLAttributes<HTMLInputElement> } = {
  tel: { type: 'tel' },
  url: { type: 'url' },
  month: { type: 'month' },
  day: { type: 'date' },
  time: { type: 'time' },
  amount: { inputMode: 'decimal' },
  digits: { inputMode: 'numeric' },
  days: { inputMode: 'decimal' },
  share: { type: 'range', min: 0, max: 75 },
};
