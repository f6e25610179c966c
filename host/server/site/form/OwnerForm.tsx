import { Fragment, type ReactNode } from 'react';
import { shortFrenchDate, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { siteTexts } from '../content/site-texts';

/** A sentence about a field, which links to the field. */
export type Correction = { field: string; message: string };

type OwnerFormProps = {
  action: string;
  /** Version of the saved values, which the form posts back. */
  version: string;
  /** Whether the form shows texts that are older than the saved ones and not saved. */
  isStale: boolean;
  /** Time of the last save in milliseconds since 1970, or 0. */
  savedAt: number;
  now: Date;
  /** Errors that prevent a publication, shown at the top of the form. */
  corrections: readonly Correction[];
  /** Missing values that do not count as errors yet. */
  left?: readonly Correction[];
  children: ReactNode;
};

/**
 * Renders one form for a whole page, so that every button saves the page. The first button is invisible and saves on
 * Enter. A script keeps unsaved texts on the device.
 */
export function OwnerForm({ action, version, isStale, savedAt, now, ...more }: OwnerFormProps) {
  const { corrections, left = [], children } = more;
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      id="formulaire"
      data-unsaved={isStale ? '' : undefined}
    >
      <input type="hidden" name="version" value={version} />
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {siteTexts.save}
      </button>
      <div id="a-corriger">
        {isStale && (
          <p role="alert" className="notice bad">
            {siteTexts.stale}
          </p>
        )}
        {corrections.length > 0 && (
          <div className="notice bad">
            <p>{siteTexts.toCorrect(corrections.length)}</p>
            <ul>
              {corrections.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  <a href={`#${field}`}>{message}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {left.length > 0 && (
          <p className="quiet">
            {siteTexts.stillLeft}
            {left.map(({ field, message }, at) => (
              <Fragment key={message}>
                {at > 0 && ', '}
                <a href={`#${field}`}>{message}</a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {children}
      <div className="savebar">
        <p role="status" id="etat">
          {savedAt > 0 && siteTexts.savedAt(momentInFrench(savedAt, now))}
        </p>
        <button type="submit">{siteTexts.save}</button>
      </div>
    </form>
  );
}

/** Returns "à 10 h 42" for a moment today, and "le 21 novembre à 10 h 42" for any other moment. */
export function momentInFrench(at: number | string, now: Date): string {
  const { day, time } = parisMoment(new Date(at));
  const hour = siteTexts.atTime(time.replace(/^0/, '').replace(':', '\u00a0h\u00a0'));
  return day === parisMoment(now).day ? hour : `${siteTexts.onDay(shortFrenchDate(day))} ${hour}`;
}

/** Renders a button inside `<details>`, as a confirmation that works without JavaScript. */
export const SureButton = ({ text, children }: { text: string; children: ReactNode }) => (
  <details className="sure">
    <summary>{text}</summary>
    {children}
  </details>
);
