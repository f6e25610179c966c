import styled from '@emotion/styled';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';

/**
 * The caption of a picture at the top of a page. From the breakpoint `cornerFrom` up, it covers the picture's lower
 * left corner, so the figure must be positioned.
 */
export const Caption = styled('figcaption')<{
  cornerFrom: keyof typeof from;
}>(
  {
    padding: `.625rem ${vars.gutter}`,
    fontSize: vars.textXs,
    lineHeight: 1.45,
    color: vars.textMuted,
  },
  ({ cornerFrom }) => ({
    [from[cornerFrom]]: {
      position: 'absolute',
      left: 0,
      bottom: 0,
      padding: '.625rem 1.125rem .375rem 0',
      backgroundColor: vars.ground,
      borderTopRightRadius: vars.radiusSmall,
    },
  }),
);
