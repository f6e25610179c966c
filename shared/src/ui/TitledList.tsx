import styled from '@emotion/styled';
import { vars } from '../theme/tokens';

/** A list of short titles, each with a text. The container sets the columns. */
export const TitledList = styled('dl')({
  display: 'grid',
  columnGap: vars.space7,
  '& > div': { paddingBlock: vars.space5, borderTop: `1px solid ${vars.line}` },
  '& dt': {
    marginBottom: '.375rem',
    font: `700 ${vars.textH3}/1.2 ${vars.fontHead}`,
  },
  '& dd': { maxWidth: vars.measure, color: vars.textMuted, textWrap: 'pretty' },
});
