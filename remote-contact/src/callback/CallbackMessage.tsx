import styled from '@emotion/styled';
import { useContact } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { AgendaButton } from '../agenda/AgendaButton';
import { Notice } from '../components/Notice';
import { SendingFailure } from '../components/SendingFailure';
import { outboxContent } from '../content/outbox-content';
import type { CallbackState } from './use-callback-form';

type CallbackMessageProps = { state: CallbackState };

const Parts = styled('div')({ display: 'grid', justifyItems: 'start', gap: vars.space3, minWidth: 0 });

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
          <Parts>
            <p>
              {state.message}
              <br />
              {outboxContent.reference(state.reference)}
            </p>
            <AgendaButton call={state.call} reference={state.reference} />
          </Parts>
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
