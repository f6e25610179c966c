import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import type { LegalBlock } from '../content/legal-section';

type LegalTextProps = { block: LegalBlock };

const List = styled('ul')({
  display: 'grid',
  gap: vars.space1,
  paddingLeft: vars.space5,
  // Overrides the global styles, which remove list markers.
  '&&': { listStyle: 'disc' },
  maxWidth: vars.measure,
});

const Facts = styled('dl')({
  borderBottom: `1px solid ${vars.line}`,
  '& > div': {
    display: 'grid',
    gap: `0 ${vars.space5}`,
    paddingBlock: vars.space4,
    borderTop: `1px solid ${vars.line}`,
  },
  '& dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { maxWidth: vars.measure, color: vars.textMuted, overflowWrap: 'anywhere' },
  [from.medium]: { '& > div': { gridTemplateColumns: '3fr 7fr' } },
});

const Quotation = styled('blockquote')({
  display: 'grid',
  gap: vars.space3,
  margin: 0,
  padding: vars.space5,
  border: `1px solid ${vars.lineStrong}`,
  overflowWrap: 'anywhere',
});

const Link = styled('a')({ overflowWrap: 'anywhere' });

/** Renders a block of the legal notice. */
export function LegalText({ block }: LegalTextProps) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <List>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      );
    case 'facts':
      return (
        <Facts>
          {block.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
      );
    case 'link':
      return (
        <p>
          {block.before}
          <Link
            href={block.address}
            rel={block.address.startsWith('http') ? 'external noopener noreferrer' : undefined}
          >
            {block.label}
          </Link>
          {block.after}
        </p>
      );
    case 'quotation':
      return (
        <Quotation>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Quotation>
      );
  }
}
