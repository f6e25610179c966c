import { useContact } from '@renovation-th/shared/kernel';
import { Button } from './Button';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';
import { phoneMark } from './enhance-phone-buttons';

/** A button, not a link, that calls or copies the number, for most town pages; see enhance-phone-buttons.ts. */
export function PhoneButton() {
  const { phone } = useContact();

  return (
    <Button look="plain" {...{ [phoneMark]: phone.international }}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </Button>
  );
}
