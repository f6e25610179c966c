import { useContact } from '@renovation-th/shared/kernel';
import { Button } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { phoneMark } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { callIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Numeric } from '@renovation-th/shared/ui/layout';
import type { TownLayout } from '../content/town-layouts';

type TownPhoneProps = { kind: TownLayout['phone'] };

/** The phone number, as a link, or as a button on pages that must not link to it. See enhance-phone-buttons.ts. */
export function TownPhone({ kind }: TownPhoneProps) {
  const { phone } = useContact();
  if (kind === 'link') return <CallLink />;
  return (
    <Button look="plain" {...{ [phoneMark]: phone.international }}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </Button>
  );
}
