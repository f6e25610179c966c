import styled from '@emotion/styled';
import { Fragment } from 'react';

type ProseProps = { text: string };

/** Raises letters without pushing the lines apart. */
const Raised = styled('sup')({ fontSize: '.7em', lineHeight: 0 });

const ordinal = /(?<=\b[IVX]+)(e)\b/;

/** A sentence about a town; the « e » of its centuries is raised, as French sets it. */
export function Prose({ text }: ProseProps) {
  // With a capturing group, the odd parts are the letters to raise and the even ones what stands between.
  return text
    .split(ordinal)
    .map((part, index) =>
      index % 2 === 1 ? <Raised key={index}>{part}</Raised> : <Fragment key={index}>{part}</Fragment>,
    );
}
