import type { InputHTMLAttributes } from 'react';
import { siteTexts } from './content/site-texts';
import {
  longestField,
  nameIn,
  type Choice,
  type Choices,
  type Field,
  type FieldInput,
  type NamedField,
  type Texts,
} from './section';

const noChoices: Choices = { services: [], places: [] };

/** What the fields of a form show. */
export type Filled = {
  texts: Texts;
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** What another device saved meanwhile, when that is not what he typed. */
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

type FieldControlProps = {
  field: NamedField;
  value: string;
  /** Why the site cannot take what is written there; null when it can. */
  error: string | null;
  /** What another device saved; null when none did. */
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
  if (input === 'tap')
    return (
      <>
        <fieldset className="taps" id={name}>
          <legend>{label}</legend>
          {offered.map((choice) => (
            <label key={choice.value}>
              <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} />
              <span>{choice.text}</span>
            </label>
          ))}
        </fieldset>
        {error && <FieldError name={name} error={error} />}
        {isDifferent && <OtherValue {...{ name, offered, other }} />}
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
      {isDifferent && <OtherValue {...{ name, offered, other }} />}
      {input === 'choice' ? (
        <Choose {...{ control, value, isAlwaysChosen }} choices={offered} />
      ) : input === 'lines' ? (
        <textarea {...control} rows={4} defaultValue={value} maxLength={field.most ?? longestField.lines} />
      ) : (
        <input
          type="text"
          {...control}
          {...(input && (pickers[input]?.test(value) ?? true) && inputTypes[input])}
          defaultValue={value}
          maxLength={longestField.line}
        />
      )}
    </>
  );
}

type OtherValueProps = { name: string; offered: readonly Choice[]; other: string };

const OtherValue = ({ name, offered, other }: OtherValueProps) => (
  <p className="help" id={`${name}-autre`}>
    {siteTexts.otherValue} {other === '' ? siteTexts.nothing : siteTexts.quoted(nameIn(offered, other))}
  </p>
);

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

/** What the pickers of browsers can show: another text would be lost in them, and is corrected as a text. */
const pickers: { readonly [input in FieldInput]?: RegExp } = {
  month: /^(\d{4}-\d{2})?$/,
  day: /^(\d{4}-\d{2}-\d{2})?$/,
  time: /^(\d{2}:\d{2})?$/,
};

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
