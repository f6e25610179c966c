import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';

type RightsNoticeProps = { text: string; link: string };

const Words = styled('p')({
  maxWidth: 'none',
  paddingTop: vars.space4,
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.5,
});

/** The privacy notice below each form, with a link to the legal notice. */
export function RightsNotice({ text, link }: RightsNoticeProps) {
  return (
    <Words>
      {text} <a href="/mentions-legales">{link}</a>
      {'.'}
    </Words>
  );
}
