import { useContact } from '@renovation-th/shared/kernel';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { Notice } from '../components/Notice';
import { SendingFailure } from '../components/SendingFailure';
import { callbackMessages as messages } from '../content/callback-content';

export type Result =
  | { kind: 'sent'; message: string; reference: string }
  | {
      kind: 'failed';
      problem: string;
      /** Message of the service; may be empty. */
      reason: string;
      fields: FormFields;
    };

/** Says whether the request was sent, in the wording of the specification. */
export function CallbackResult({ result }: { result: Result | null }) {
  const { phone } = useContact();
  if (!result) return null;

  if (result.kind === 'sent')
    return (
      <Notice kind="success" appears="alert">
        <p>
          {result.message}
          <br />
          {messages.reference(result.reference)}
        </p>
      </Notice>
    );
  return (
    <SendingFailure fields={result.fields}>
      {messages.failedBefore(result.problem)}
      <a href={`tel:${phone.international}`}>
        <Numeric>{phone.national}</Numeric>
      </a>
      {messages.failedAfter(result.reason)}
    </SendingFailure>
  );
}
