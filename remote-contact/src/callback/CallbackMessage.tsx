import { FocusedMessage } from '../components/FocusedMessage';
import { callbackMessages as messages } from '../content/callback-content';
import type { CallbackState } from './use-callback-form';

type CallbackMessageProps = { state: CallbackState };

/** What became of the request, in the specification's words. */
export function CallbackMessage({ state }: CallbackMessageProps) {
  if (state.step === 'editing' || state.step === 'sending') return null;

  if (state.step === 'sent') {
    return (
      <FocusedMessage kind="success">
        <p>
          {state.message}
          <br />
          {messages.reference(state.reference)}
        </p>
      </FocusedMessage>
    );
  }
  return (
    <FocusedMessage kind="error">
      <p>{state.step === 'missing' ? messages.missing : state.message}</p>
    </FocusedMessage>
  );
}
