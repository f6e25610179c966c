import { Fragment } from 'react';
import { Unbroken } from './layout';

type PhraseProps = { text: string };

/**
 * Names that read badly when a line ends inside them, with the signs around them: a line may end beside a name that is
 * kept whole, whatever stands there.
 */
const unbrokenName = /((?:«\u00a0)?(?:Puy-de-Dôme|Rénovation TH)(?:[\u00a0\u202f]?[.,:;?!»)])*)/;

/** A sentence of content, with the names that belong on one line kept whole. */
export function Phrase({ text }: PhraseProps) {
  // With a capturing group, the odd parts are the names and the even ones what stands between.
  return text
    .split(unbrokenName)
    .map((part, index) =>
      index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : <Fragment key={index}>{part}</Fragment>,
    );
}
