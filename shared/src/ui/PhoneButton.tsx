import { notify, useIdentity } from '@renovation-th/shared/kernel';
import { phoneButtonContent as content } from './ui-content';
import { Button } from './Button';
import { dial } from './dial';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';

/**
 * The number on a button without a link, as most town pages have it: it calls where a finger
 * is the pointer, and copies elsewhere.
 */
export function PhoneButton() {
  const { phone } = useIdentity();

  const callOrCopy = async () => {
    if (matchMedia('(pointer: coarse)').matches) {
      dial(phone.international);
      return;
    }
    try {
      await navigator.clipboard.writeText(phone.national);
      notify({ kind: 'success', display: 'stacked', title: content.copied(phone.national) });
    } catch {
      // No permission to write to the clipboard: show the number in a message instead.
      notify({ kind: 'info', display: 'stacked', title: content.dial(phone.national) });
    }
  };

  return (
    <Button look="plain" type="button" onClick={() => void callOrCopy()}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </Button>
  );
}
