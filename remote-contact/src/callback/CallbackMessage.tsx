import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, errorIcon } from '@renovation-th/shared/ui/icon-shapes';
import { callbackMessages as messages } from '../content/callback-content';
import type { CallbackState } from './use-callback-form';

type CallbackMessageProps = { state: CallbackState };

/** What became of the request; told to screen readers at once. */
export function CallbackMessage({ state }: CallbackMessageProps) {
  if (state.step === 'editing' || state.step === 'sending') return null;

  if (state.step === 'sent') {
    return (
      <FormMessage role="alert">
        <Icon shape={checkIcon} />
        <p>
          {state.message}
          <br />
          {messages.reference(state.reference)}
        </p>
      </FormMessage>
    );
  }
  return (
    <FormMessage role="alert" data-kind="error">
      <Icon shape={errorIcon} />
      <p>{state.step === 'missing' ? messages.missing : state.message}</p>
    </FormMessage>
  );
}
