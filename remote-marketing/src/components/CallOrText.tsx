import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { SmsLink } from '@renovation-th/shared/ui/SmsLink';

/** Phone link and, on handheld devices, a link to send a photograph by text message. */
export function CallOrText() {
  return (
    <>
      <CallLink />
      <SmsLink />
    </>
  );
}
