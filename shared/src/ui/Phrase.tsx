import { Fragment } from 'react';
import { Unbroken } from './layout';

type PhraseProps = { text: string };

/** Names that must not break across lines, with the punctuation around them. */
const unbrokenName = /((?:«\u00a0)?(?:Puy-de-Dôme|Rénovation TH)(?:[\u00a0\u202f]?[.,:;?!»)])*)/;

/** A sentence whose names do not break across lines. */
export function Phrase({ text }: PhraseProps) {
  // With a capturing group, `split` returns the names at odd indexes.
  return text
    .split(unbrokenName)
    .map((part, index) =>
      index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : <Fragment key={index}>{part}</Fragment>,
    );
}
