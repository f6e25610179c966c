import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { SmsLink } from '@renovation-th/shared/ui/SmsLink';

/** The telephone and, on devices that are held, a message with a photograph. */
export function CallOrText() {
  return (
    <>
      <CallLink />
      <SmsLink />
    </>
  );
}
