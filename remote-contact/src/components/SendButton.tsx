import styled from '@emotion/styled';
import { useContext } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import type { ButtonLook } from '@renovation-th/shared/ui/button-styles';
import { Spinner } from '@renovation-th/shared/ui/form-controls';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { sendingContent } from '../content/booking-content';
import { SendingContext } from './PostingForm';

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
  /** Whether the form cannot be sent, because it is incomplete or was just sent. */
  isOff?: boolean;
  /** Id of the element that explains why the button is disabled. */
  describedBy?: string | undefined;
};

/** The submit button of a form, with a spinner while the form is being sent. */
export function SendButton({ look, label, isOff, describedBy }: SendButtonProps) {
  const isSending = useContext(SendingContext) && !isOff;

  return (
    <>
      {/* Unlike `disabled`, `aria-disabled` does not make the button lose the focus. */}
      <Submit
        look={look}
        type="submit"
        aria-disabled={isOff || isSending || undefined}
        aria-describedby={describedBy}
      >
        {isSending && <Spinner aria-hidden="true" />}
        <span>{isSending ? sendingContent.sending : label}</span>
      </Submit>
      <VisuallyHidden role="status">{isSending ? sendingContent.sending : ''}</VisuallyHidden>
    </>
  );
}
