import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { SmsLink } from '@renovation-th/shared/ui/SmsLink';

/** Phone link and, on handheld devices, a link that starts a text message for a photograph. */
export function CallOrText() {
  return (
    <>
      <CallLink />
      <SmsLink />
    </>
  );
}
