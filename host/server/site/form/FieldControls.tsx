import type { InputHTMLAttributes } from 'react';
import { siteTexts } from '../content/site-texts';
import {
  longestField,
  nameIn,
  type Choice,
  type Choices,
  type FieldInput,
  type NamedField,
  type Texts,
} from './section';

const noChoices: Choices = { services: [], places: [] };

export type Filled = {
  texts: Texts;
  errors: ReadonlyMap<string, string>;
  /** Saved values, if the form is stale. */
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
  /** Null if the value can be published. */
  error: string | null;
  /** Saved value, or null if the form is not stale. */
  other: string | null;
  choices: Choices;
};

function FieldControl({ field, value, error, other, ...given }: FieldControlProps) {
  const { name, label, example, input, choices = [] } = field;
  const help = field.help ?? (example && siteTexts.example(example));
  const offered = typeof choices === 'string' ? given.choices[choices] : choices;
  const notes = [
    { className: 'help quiet', id: `${name}-aide`, text: help },
    { className: 'help error', id: `${name}-erreur`, text: error },
    {
      ...{ className: 'help', id: `${name}-autre` },
      text: other !== null && other !== value && siteTexts.otherValue(nameIn(offered, other)),
    },
  ].filter(({ text }) => text);
  const control = {
    ...{ id: name, name, 'aria-invalid': error ? true : undefined },
    'aria-describedby': notes.map(({ id }) => id).join(' ') || undefined,
  };
  const shownNotes = notes.map(({ text, ...note }) => (
    <p key={note.id} {...note}>
      {text}
    </p>
  ));
  if (input === 'tick')
    return (
      <>
        <p className="choice">
          <input {...control} type="checkbox" value="oui" defaultChecked={value !== ''} />
          <label htmlFor={name}>{label}</label>
        </p>
        {shownNotes}
      </>
    );
  return (
    <>
      <label htmlFor={name}>{label}</label>
      {shownNotes}
      {input === 'choice' ? (
        <select {...control} defaultValue={value}>
          {!field.isAlwaysChosen && <option value="">{siteTexts.choose}</option>}
          {[...offered, ...unknownChoice(offered, value)].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : input === 'lines' ? (
        <textarea {...control} rows={4} defaultValue={value} maxLength={field.most ?? longestField.lines} />
      ) : (
        <input
          type="text"
          {...control}
          {...(input && (pickers[input]?.test(value) ?? true) && inputTypes[input])}
          autoComplete={field.autoComplete}
          defaultValue={value}
          maxLength={longestField.line}
        />
      )}
    </>
  );
}

/** Returns a choice for a value that is no longer offered, such as a town without a page. */
const unknownChoice = (offered: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || offered.some((choice) => choice.value === value) ? [] : [{ value, text: value }];

/** Value formats of the browsers' pickers. Other values are shown in a text field, because a picker would drop them. */
const pickers: { readonly [input in FieldInput]?: RegExp } = {
  month: /^(\d{4}-\d{2})?$/,
  day: /^(\d{4}-\d{2}-\d{2})?$/,
  time: /^(\d{2}:\d{2})?$/,
};

/** Attributes that select a picker or the keyboard of a phone. */
const inputTypes: { readonly [input in FieldInput]?: InputHTMLAttributes<HTMLInputElement> } = {
  tel: { type: 'tel' },
  url: { type: 'url' },
  month: { type: 'month' },
  day: { type: 'date' },
  time: { type: 'time' },
  amount: { inputMode: 'decimal' },
  digits: { inputMode: 'numeric' },
  days: { inputMode: 'decimal' },
};
