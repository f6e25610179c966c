import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { closureSentence, nearClosure, untilLastDay } from '@renovation-th/shared/promises/closures';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { noticeContent } from '../content/shell';

const Strip = styled('aside')({
  // Keeps the notice thin, because a taller one would push the hero's buttons under the cookie banner.
  paddingBlock: vars.space1,
  backgroundColor: vars.callbackTint,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: vars.textXs,
  lineHeight: 1.4,
  [from.medium]: { fontSize: vars.textS },
  '& p': { maxWidth: 'none' },
});

/** Announces a current or upcoming closure above every page. See hide-past-closures.ts. */
export function ClosureNotice() {
  const identity = useIdentity();
  const closure = nearClosure(identity);
  if (!closure) return null;

  return (
    <Strip aria-label={noticeContent.label} {...untilLastDay(closure)}>
      <Wrap>
        <p>{closureSentence(closure, identity)}</p>
      </Wrap>
    </Strip>
  );
}
