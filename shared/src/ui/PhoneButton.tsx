import { useContact } from '@renovation-th/shared/kernel';
import { Button } from './Button';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';
import { phoneMark } from './enhance-phone-buttons';

/** A button that dials the number, for pages that must not link to it. See enhance-phone-buttons.ts. */
export function PhoneButton() {
  const { phone } = useContact();

  return (
    <Button look="plain" {...{ [phoneMark]: phone.international }}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </Button>
  );
}
