import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import { Lead } from '@renovation-th/shared/ui/layout';
import type { TitledText } from '../content/service-page';

type HeadedReasonsProps = Pick<ComponentProps<typeof HeadedBand>, 'ground'> & {
  heading: string;
  lead: string;
  points: readonly TitledText[];
  /** Call to action below the lead. */
  children?: ReactNode;
};

/** Column that stays in view while the reasons scroll. */
const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  justifyItems: 'start',
  alignContent: 'start',
  [from.large]: { position: 'sticky', top: `calc(${vars.header} + 2rem)`, alignSelf: 'start' },
});

const Points = styled('ol')({
  counterReset: 'point',
  borderBottom: `1px solid ${vars.line}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr',
    gap: `.25rem ${vars.space4}`,
    paddingBlock: vars.space5,
    borderTop: `1px solid ${vars.line}`,
    counterIncrement: 'point',
  },
  '& li::before': {
    content: 'counter(point)',
    gridRow: '1 / span 2',
    font: `700 1.5rem/1.1 ${vars.fontHead}`,
    fontVariantNumeric: 'tabular-nums',
    color: vars.textMuted,
  },
  '& p': { color: vars.textMuted },
});

/** Heading and lead with numbered reasons or steps beside them. */
export function HeadedReasons({ heading, lead, points, children, ground }: HeadedReasonsProps) {
  return (
    <HeadedBand ground={ground} split="5fr 7fr">
      <Head>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        {children}
      </Head>
      <Points>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Points>
    </HeadedBand>
  );
}
