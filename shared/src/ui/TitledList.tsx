import styled from '@emotion/styled';
import { from } from '../theme/media';
import { vars } from '../theme/tokens';

/** A list of short titles, each with a text. The container sets the columns. */
export const TitledList = styled('dl')({
  display: 'grid',
  columnGap: vars.space7,
  '& > div': {
    paddingBlock: vars.space3,
    borderTop: `1px solid ${vars.line}`,
    [from.medium]: { paddingBlock: vars.space5 },
  },
  '& dt': {
    marginBottom: '.375rem',
    font: `700 ${vars.textH3}/1.2 ${vars.fontHead}`,
  },
  '& dd': { maxWidth: vars.measure, color: vars.textMuted, textWrap: 'pretty' },
});
