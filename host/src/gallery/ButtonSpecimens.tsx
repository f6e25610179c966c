import { Button, ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { SmsLink } from '@renovation-th/shared/ui/SmsLink';
import { Actions } from '@renovation-th/shared/ui/layout';
import { PhoneButton } from '@renovation-th/shared/ui/PhoneButton';
import { galleryContent as content } from './gallery-content';

const looks = ['quote', 'callback', 'plain'] as const;

/** Shows the button variants that work on every background. */
export function GroundButtons() {
  return (
    <Actions>
      {looks.map((look) => (
        <Button key={look} look={look}>
          {content.looks[look]}
        </Button>
      ))}
      <CallLink prefix={content.callPrefix} />
    </Actions>
  );
}

export function ButtonSpecimens() {
  return (
    <Actions>
      {looks.flatMap((look) => [
        <Button key={look} look={look}>
          {content.looks[look]}
        </Button>,
        <Button key={`${look} small`} look={look} size="small">
          {content.small}
        </Button>,
        <ButtonLink key={`${look} link`} look={look} href="/contact">
          {content.link}
        </ButtonLink>,
      ])}
      <ButtonLink look="plain" href="mailto:contact@site.example">
        {content.anchor}
      </ButtonLink>
      <CallLink size="small" />
      <SmsLink />
      <PhoneButton />
    </Actions>
  );
}
