import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { briefLabel } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';
import { Prose } from './Prose';

type BriefProps = { points: TownPageData['brief'] };

const List = styled('dl')({
  borderBottom: `1px solid ${vars.line}`,
  fontSize: vars.textS,
  lineHeight: 1.45,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    paddingBlock: vars.space2,
    borderTop: `1px solid ${vars.line}`,
  },
  '& dt': { color: vars.textMuted },
  '& dd': { fontWeight: 600 },
  [from.large]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    columnGap: vars.space6,
    borderTop: `1px solid ${vars.line}`,
    '& > div': { alignContent: 'start', gridTemplateColumns: 'none', gap: vars.space1, borderTop: 0 },
  },
});

/** Soil, walls, protected areas and distance of a town. */
export function Brief({ points }: BriefProps) {
  return (
    <List aria-label={briefLabel}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </List>
  );
}
