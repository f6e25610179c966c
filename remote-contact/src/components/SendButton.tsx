import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import type { ButtonLook } from '@renovation-th/shared/ui/button-styles';
import { Spinner } from '@renovation-th/shared/ui/form-controls';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { sendingContent } from '../content/booking-content';

const Submit = styled(Button)({
  '&[aria-disabled="true"]': {
    backgroundColor: vars.line,
    color: vars.textMuted,
    cursor: 'not-allowed',
  },
});

type SendButtonProps = {
  look: ButtonLook;
  label: string;
  isSending: boolean;
  /** Whether a press has no effect now, or only tells what is missing. The button keeps the focus. */
  isOff: boolean;
  /** Id of the words that tell why. */
  describedBy?: string | undefined;
};

/** Submits the form; while the form is being sent, says so instead. */
export function SendButton({ look, label, isSending, isOff, describedBy }: SendButtonProps) {
  return (
    <>
      <Submit look={look} type="submit" aria-disabled={isOff || undefined} aria-describedby={describedBy}>
        {isSending && <Spinner aria-hidden="true" />}
        <span>{isSending ? sendingContent.sending : label}</span>
      </Submit>
      <VisuallyHidden role="status">{isSending ? sendingContent.sending : ''}</VisuallyHidden>
    </>
  );
}
