import type { ReactNode } from 'react';
import type { Problem } from '../../../delivery/owner/input';
import { siteTexts } from '../content/site-texts';
import { versionOf, type Choices, type NamedField, type ShownForm, type Texts } from './section';

type FormToShow = {
  fields: readonly NamedField[];
  saved: Texts;
  /** Typed texts that were not saved, because the saved ones are newer; null if there are none. */
  stale: Texts | null;
  problems: readonly Problem[];
  choices: Choices;
};

export function shownForm({ fields, saved, stale, problems, choices }: FormToShow): ShownForm {
  const names = fields.map(({ name }) => name);
  const errors = new Map<string, string>();
  for (const { field, message } of problems) {
    const at = fieldOf(names, field);
    if (!errors.has(at)) errors.set(at, message);
  }
  const version = versionOf(fields, saved);
  return { version, texts: stale ?? saved, others: stale && saved, errors, choices };
}

/** Returns the name of the field that a problem is shown at. Assigns the problem of a group to its first field. */
export const fieldOf = (names: readonly string[], field: string): string =>
  names.includes(field) ? field : (names.find((each) => each.startsWith(`${field}.`)) ?? field);

type OwnerFormProps = { action: string; form: ShownForm; children: ReactNode };

/**
 * Renders one form for a whole page, so that every button saves the page. The first button is invisible and saves on
 * Enter. A script keeps unsaved texts on the device.
 */
export const OwnerForm = ({ action, form: { version, others, errors }, children }: OwnerFormProps) => (
  <form
    method="post"
    action={action}
    encType="multipart/form-data"
    id="formulaire"
    data-unsaved={others ? '' : undefined}
  >
    <input type="hidden" name="version" value={version} />
    <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
      {siteTexts.save}
    </button>
    <div id="a-corriger">
      {others && (
        <p role="alert" className="notice bad">
          {siteTexts.stale}
        </p>
      )}
      {errors.size > 0 && (
        <div className="notice bad">
          <p>{siteTexts.toCorrect(errors.size)}</p>
          <ul>
            {[...errors].map(([field, message]) => (
              <li key={field}>
                <a href={`#${field}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
    {children}
    <div className="savebar">
      <p role="status" id="etat" />
      <button type="submit">{siteTexts.save}</button>
    </div>
  </form>
);

/** Renders a button inside `<details>`, as a confirmation that works without JavaScript. */
export const SureButton = ({ text, children }: { text: string; children: ReactNode }) => (
  <details className="sure">
    <summary>{text}</summary>
    {children}
  </details>
);
