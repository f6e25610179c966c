import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { draftContent as content } from '../content/draft-content';
import { Notice } from './Notice';

const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space3} ${vars.space4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  '& p': { flex: '1 1 16rem' },
});

/** Says that the form was filled in from a draft, with a button to clear it. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <Notice kind="info">
      <Body>
        <p>{content.restored}</p>
        <Button look="plain" size="small" onClick={onClear}>
          {content.clear}
        </Button>
      </Body>
    </Notice>
  );
}
