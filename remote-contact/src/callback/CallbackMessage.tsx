import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { AgendaButton } from '../agenda/AgendaButton';
import { FocusedMessage } from '../components/FocusedMessage';
import { callbackMessages as messages } from '../content/callback-content';
import type { CallbackState } from './use-callback-form';

type CallbackMessageProps = { state: CallbackState };

const Sent = styled('div')({ display: 'grid', justifyItems: 'start', gap: vars.space3 });

/** What became of the request, in the specification's words. */
export function CallbackMessage({ state }: CallbackMessageProps) {
  if (state.step === 'editing' || state.step === 'sending') return null;

  if (state.step === 'sent') {
    return (
      <FocusedMessage kind="success">
        <Sent>
          <p>
            {state.message}
            <br />
            {messages.reference(state.reference)}
          </p>
          <AgendaButton call={state.call} reference={state.reference} />
        </Sent>
      </FocusedMessage>
    );
  }
  return (
    <FocusedMessage kind="error">
      <p>{state.step === 'missing' ? messages.missing : state.message}</p>
    </FocusedMessage>
  );
}
