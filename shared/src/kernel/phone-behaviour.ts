import type { Identity } from '../identity/identity';
import { phoneButtonContent as content } from '../ui/ui-content';
import { dial } from './dial';
import { inCapture } from './follow-links';
import { notify } from './notifications';

/** Attribute of a button that calls, or copies the number; see PhoneButton. */
const phoneMark = 'data-phone';

/**
 * What phone buttons do, in whatever section: they call where a finger is the pointer, and copy
 * the number elsewhere.
 * @returns stops it.
 */
export function servePhoneButtons({ phone }: Identity): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[${phoneMark}]`)) void callOrCopy(phone);
  };

  document.addEventListener('click', onClick, inCapture);
  return () => document.removeEventListener('click', onClick, inCapture);
}

async function callOrCopy(phone: Identity['phone']): Promise<void> {
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
}
