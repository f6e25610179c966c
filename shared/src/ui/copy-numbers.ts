import { notify } from '@renovation-th/shared/kernel';
import { isTouched, onPhoneButtons, phoneMark } from './enhance-phone-buttons';
import { phoneButtonContent as content } from '../content/ui-content';

/**
 * Makes phone buttons copy their number on devices without a touch screen. Also copies the number of a button that was
 * pressed before this code loaded, and therefore has `aria-busy`.
 */
export function copyNumbers(): void {
  document.querySelectorAll(`[${phoneMark}][aria-busy]`).forEach((button) => void copy(button));
  onPhoneButtons((button) => {
    if (!isTouched()) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  button.removeAttribute('aria-busy');
  const number = button.textContent.trim();
  try {
    await navigator.clipboard.writeText(number);
    notify({ kind: 'success', display: 'stacked', title: content.copied(number) });
  } catch {
    // The browser refused access to the clipboard, so show the number instead.
    notify({ kind: 'info', display: 'stacked', title: content.dial(number) });
  }
}
