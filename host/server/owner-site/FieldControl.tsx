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
} from './section';

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
export function FieldControl({ field, value, error, other, ...given }: FieldControlProps) {
  const { name, label, help, input, choices = [], isAlwaysChosen, autoComplete } = field;
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
          {...inputTypes[input]}
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
