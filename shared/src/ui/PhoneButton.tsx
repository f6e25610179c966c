import { useContact } from '@renovation-th/shared/kernel';
import { Button } from './Button';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';
import { phoneMark } from './enhance-phone-buttons';

/** The number on a button without a link, as most town pages have it; see enhance-phone-buttons.ts. */
export function PhoneButton() {
  const { phone } = useContact();

  return (
    <Button look="plain" {...{ [phoneMark]: phone.international }}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </Button>
  );
}
