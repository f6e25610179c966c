import styled from '@emotion/styled';
import { smsLinkContent } from '../content/ui-content';
import { useIdentity } from '@renovation-th/shared/kernel';
import { ButtonAnchor } from './Button';

/** On devices that are held, which have a camera and send messages. */
const Anchor = styled(ButtonAnchor)({ '@media not (pointer: coarse)': { display: 'none' } });

/** Sends a photograph by text message, beside the telephone. Nothing without a mobile number. */
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
