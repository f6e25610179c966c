import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import type { MailMark } from '../mail/mail-marks';
import { readableText } from '../readable-text';
import { referenceOf } from '../stored-request';

/** The key of a stored request, and how far its mail has come. */
export type Letter = readonly [string, MailMark];

type LettersProps = {
  heading: string;
  hint: string;
  letters: readonly Letter[];
  /** What stands below each. */
  below: (letter: Letter) => ReactNode;
};

const mostShown = 100;

/** Requests whose mail has not left, under a heading. */
export function Letters({ heading, hint, letters, below }: LettersProps) {
  if (letters.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <p>{hint}</p>
      {letters.slice(0, mostShown).map((letter) => {
        const [key, { attempts, error }] = letter;
        const reference = referenceOf(key);
        return (
          <article key={key}>
            <h3>
              <a href={`/demande/${encodeURIComponent(readableText(reference))}`}>{reference}</a>
            </h3>
            <p>
              {ownerTexts.attempts(attempts)}
              {error && (
                <>
                  {' · '}
                  <q>{readableText(error)}</q>
                </>
              )}
            </p>
            {below(letter)}
          </article>
        );
      })}
      {letters.length > mostShown && <p>{ownerTexts.andMore(letters.length - mostShown)}</p>}
    </section>
  );
}
