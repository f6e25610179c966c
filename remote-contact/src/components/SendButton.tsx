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
  /** Sets `aria-disabled`. Unlike `disabled`, it does not make the button lose the focus. */
  isOff: boolean;
  /** Id of the element that explains why the button is disabled. */
  describedBy?: string | undefined;
};

/** The submit button of a form, with a spinner while the form is being sent. */
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
