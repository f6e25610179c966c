import type { InputHTMLAttributes } from 'react';
import { siteTexts } from '../content/site-texts';
import { Thumbnail } from './Thumbnail';
import { SureButton } from './OwnerForm';
import {
  longestField,
  nameIn,
  type Choice,
  type FieldInput,
  type NamedField,
  type ShownForm,
} from './section';

type FieldControlsProps = { fields: readonly NamedField[]; form: ShownForm };

export const FieldControls = ({ fields, form }: FieldControlsProps) => (
  <div className="fields">
    {fields.map((field) => (
      <div key={field.name} className={field.isShort && 'short'}>
        <FieldControl field={field} form={form} />
      </div>
    ))}
  </div>
);

function FieldControl({ field, form }: { field: NamedField; form: ShownForm }) {
  const { name, label, example, input, choices = [] } = field;
  const value = form.texts[name] ?? '';
  const other = form.others && (form.others[name] ?? '');
  const error = form.errors.get(name);
  const help = field.help ?? (example && siteTexts.example(example));
  const offered = typeof choices === 'string' ? form.choices[choices] : choices;
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
  if (input === 'photo' || input === 'pdf') return <FileControl {...{ field, value }} />;
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
        <textarea {...control} rows={4} defaultValue={value} maxLength={longestField.lines} />
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

/** Shows the current file, with a button that removes it, and a file input. */
function FileControl({ field: { name, label, input }, value }: { field: NamedField; value: string }) {
  return (
    <>
      {value !== '' && (
        <>
          <p>
            {input === 'pdf' ? (
              <a href={`/fichiers/${value}`}>{siteTexts.attestationHere}</a>
            ) : (
              <Thumbnail file={value} alt={label} />
            )}
          </p>
          <SureButton text={siteTexts.remove}>
            <button
              className="secondary small"
              name={name}
              value=""
              aria-label={`${siteTexts.removeSure}\u00a0: ${label}`}
            >
              {siteTexts.removeSure}
            </button>
          </SureButton>
        </>
      )}
      <FilePicker name={name} label={label} accept={input === 'pdf' ? 'application/pdf,.pdf' : photoTypes} />
    </>
  );
}

const photoTypes = 'image/*,.heic,.heif';

type FilePickerProps = { name: string; label: string; accept?: string; isMultiple?: boolean };

/** Renders a file input. A script makes chosen photographs small before the form sends them. */
export const FilePicker = ({ name, label, accept = photoTypes, isMultiple }: FilePickerProps) => (
  <p className="picker">
    <label htmlFor={name}>{label}</label>
    <input type="file" id={name} name={name} accept={accept} multiple={isMultiple} />
  </p>
);

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
