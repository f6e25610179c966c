import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import { zonesPage } from '../../content/zones';
import type { BlockProps } from './block-props';

const Towns = styled('ul')({
  display: 'grid',
  columnGap: vars.space7,
  borderBottom: `1px solid ${vars.line}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space3,
    paddingBlock: vars.space2,
    borderTop: `1px solid ${vars.line}`,
  },
  '& a': { paddingBlock: '.375rem', fontWeight: 600 },
  '& span': { fontSize: vars.textS, lineHeight: 1.45, color: vars.textMuted },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

/** Towns that matter for a trade, with the reasons. */
export function ZoneTowns({ block, ground }: BlockProps<'zones'>) {
  return (
    <HeadedBand ground={ground} split="4fr 8fr">
      <HeadWords>
        <h2>{block.heading}</h2>
        <p>{block.text}</p>
        <p>
          <a href={zonesPage.path}>{zonesPage.all}</a>
        </p>
      </HeadWords>
      <Towns>
        {block.towns.map(({ town, reason }) => (
          <li key={town.path}>
            <a href={town.path}>{town.name}</a>
            <span>{reason}</span>
          </li>
        ))}
      </Towns>
    </HeadedBand>
  );
}
