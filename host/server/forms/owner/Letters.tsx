import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { readableText } from '../readable-text';

type LettersProps = {
  heading: string;
  hint: string;
  letters: readonly KeptRequest[];
  /** How many there are in all. */
  count: number;
  /** What stands below each. */
  below: (letter: KeptRequest) => ReactNode;
};

/** Requests whose mail has not left, under a heading. */
export function Letters({ heading, hint, letters, count, below }: LettersProps) {
  if (letters.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <p>{hint}</p>
      {letters.map((letter) => {
        const { key, request, mail } = letter;
        const { attempts, lastError } = mail;
        return (
          <article key={key}>
            <h3>
              <a href={`/demande/${request.reference}`}>{request.reference}</a>
            </h3>
            <p>
              {ownerTexts.attempts(attempts)}
              {lastError && (
                <>
                  {' · '}
                  <q>{readableText(lastError)}</q>
                </>
              )}
            </p>
            {below(letter)}
          </article>
        );
      })}
      {count > letters.length && <p>{ownerTexts.andMore(count - letters.length)}</p>}
    </section>
  );
}
