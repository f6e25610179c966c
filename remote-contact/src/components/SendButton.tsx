import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import type { ButtonLook } from '@renovation-th/shared/ui/button-styles';
import { Spinner } from '@renovation-th/shared/ui/form-controls';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { sendingContent } from '../content/booking-content';

const Submit = styled(Button)({
  '&:disabled': { backgroundColor: vars.line, color: vars.textMuted, cursor: 'not-allowed' },
});

type SendButtonProps = { look: ButtonLook; label: string; isSending: boolean; disabled: boolean };

/** Submits the form; while it is on its way, says so instead. */
export function SendButton({ look, label, isSending, disabled }: SendButtonProps) {
  return (
    <>
      <Submit look={look} type="submit" disabled={disabled}>
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? sendingContent.sending : label}
      </Submit>
      <VisuallyHidden role="status">{isSending ? sendingContent.sending : ''}</VisuallyHidden>
    </>
  );
}
