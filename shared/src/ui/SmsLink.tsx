import styled from '@emotion/styled';
import { smsLinkContent } from '../content/ui-content';
import { useIdentity } from '@renovation-th/shared/kernel';
import { ButtonLink } from './Button';

/** Shown only on touch devices, because they can usually take photographs and send text messages. */
const Anchor = styled(ButtonLink)({ '@media not (pointer: coarse)': { display: 'none' } });

/** A link to send a photograph by text message. Renders nothing if the business has no mobile number. */
export function SmsLink() {
  const { mobile } = useIdentity();

  return (
    mobile && (
      <Anchor look="plain" href={`sms:+33${mobile.replaceAll(/\D/g, '').slice(1)}`}>
        {smsLinkContent.label}
      </Anchor>
    )
  );
}
