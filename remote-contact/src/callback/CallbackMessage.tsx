import { useContact } from '@renovation-th/shared/kernel';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { Notice } from '../components/Notice';
import { SendingFailure } from '../components/SendingFailure';
import { outboxContent } from '../content/outbox-content';
import type { CallbackState } from './use-callback-form';

type CallbackMessageProps = { state: CallbackState };

/** Says whether the request was sent, in the wording of the specification. */
export function CallbackMessage({ state }: CallbackMessageProps) {
  const { phone } = useContact();

  switch (state.step) {
    // CallbackForm shows the message beside the missing field.
    case 'missing':
    case 'editing':
    case 'sending':
      return null;
    case 'sent':
      return (
        <Notice kind="success" appears="alert">
          <p>
            {state.message}
            <br />
            {outboxContent.reference(state.reference)}
          </p>
        </Notice>
      );
    case 'failed':
      return (
        <SendingFailure fields={state.fields}>
          {state.message}
          <a href={`tel:${phone.international}`}>
            <Numeric>{phone.national}</Numeric>
          </a>
          {'.'}
        </SendingFailure>
      );
  }
}
