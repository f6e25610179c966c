import { siteTexts } from './content/site-texts';
import type { Choices } from './choices';
import { longestField, type Choice, type Field, type FieldInput } from './section';

type FieldControlProps = {
  name: string;
  field: Field;
  value: string;
  /** Why the site cannot take what is written there; null when it can. */
  error: string | null;
  /** What another tab saved; null when nobody did. */
  other: string | null;
  choices: Choices;
};

/** A field with its label, its help, and what is wrong with it. */
export function FieldControl({ name, field, value, error, other, ...given }: FieldControlProps) {
  const { label, help, input, choices = [], autoComplete } = field;
  const isDifferent = other !== null && other !== value;
  const told = [help && `${name}-aide`, error && `${name}-erreur`, isDifferent && `${name}-autre`];
  const control = {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told.filter(Boolean).join(' ') || undefined,
    ...(autoComplete && { autoComplete }),
  };
  if (input === 'tick') return <Tick control={control} label={label} isTicked={value !== ''} error={error} />;
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
          {siteTexts.otherValue} {other === '' ? siteTexts.nothing : siteTexts.quoted(other)}
        </p>
      )}
      {input === 'choice' ? (
        <Choose
          control={control}
          value={value}
          choices={typeof choices === 'string' ? given.choices[choices] : choices}
        />
      ) : input === 'lines' ? (
        <textarea {...control} rows={4} defaultValue={value} maxLength={longestField.lines} />
      ) : (
        <input {...control} {...inputTypes[input]} defaultValue={value} maxLength={longestField.line} />
      )}
    </>
  );
}

type Control = { id: string; name: string };

type ChooseProps = { control: Control; value: string; choices: readonly Choice[] };

function Choose({ control, value, choices }: ChooseProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select {...control} defaultValue={value}>
      <option value="">{siteTexts.choose}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}

type TickProps = { control: Control; label: string; isTicked: boolean; error: string | null };

function Tick({ control, label, isTicked, error }: TickProps) {
  return (
    <>
      <p className="choice">
        <input {...control} type="checkbox" value="oui" defaultChecked={isTicked} />
        <label htmlFor={control.id}>{label}</label>
      </p>
      {error && <FieldError name={control.name} error={error} />}
    </>
  );
}

function FieldError({ name, error }: { name: string; error: string }) {
  return (
    <p className="help error" id={`${name}-erreur`}>
      {error}
    </p>
  );
}

/** The keyboard that a telephone shows. Dates and months without a picker are typed as the help says. */
const inputTypes: Readonly<Record<FieldInput, { type: string; inputMode?: 'numeric' | 'decimal' }>> = {
  text: { type: 'text' },
  lines: { type: 'text' },
  words: { type: 'text' },
  choice: { type: 'text' },
  tick: { type: 'checkbox' },
  tel: { type: 'tel' },
  url: { type: 'url' },
  month: { type: 'month' },
  day: { type: 'date' },
  amount: { type: 'text', inputMode: 'decimal' },
  digits: { type: 'text', inputMode: 'numeric' },
  days: { type: 'text', inputMode: 'decimal' },
};
