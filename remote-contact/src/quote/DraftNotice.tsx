import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { Notice } from '../components/Notice';
import { quoteContent as content } from '../content/quote-content';

type DraftNoticeProps = { savedAt: Date; onClear: () => void };

const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space3} ${vars.space4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  '& p': { flex: '1 1 16rem' },
});

/** Says that the form was filled in from a draft, with a button to clear the draft. */
export function DraftNotice({ savedAt, onClear }: DraftNoticeProps) {
  return (
    <Notice kind="info">
      <Body>
        <p>{content.draftRestored(savedAt)}</p>
        <Button look="plain" size="small" type="button" onClick={onClear}>
          {content.clearDraft}
        </Button>
      </Body>
    </Notice>
  );
}
