import styled from '@emotion/styled';
import { Fragment } from 'react';

type ProseProps = { text: string };

/** Superscript that does not increase the line height. */
const Raised = styled('sup')({ fontSize: '.7em', lineHeight: 0 });

const ordinal = /(?<=\b[IVX]+)(e)\b/;

/** Text about a town. Sets the "e" of "XIXe" as superscript, as French typography requires. */
export function Prose({ text }: ProseProps) {
  // Splitting by a capturing group puts the superscripts at odd indices.
  return text
    .split(ordinal)
    .map((part, index) =>
      index % 2 === 1 ? <Raised key={index}>{part}</Raised> : <Fragment key={index}>{part}</Fragment>,
    );
}
