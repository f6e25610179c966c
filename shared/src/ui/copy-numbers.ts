import { notify } from '@renovation-th/shared/kernel';
import { isTouched, onPhoneButtons } from './serve-phone-buttons';
import { phoneButtonContent as content } from './ui-content';

/** Where no finger is the pointer, phone buttons copy the number that they show. @returns stops it. */
export function copyNumbers(): () => void {
  return onPhoneButtons((button) => {
    if (!isTouched()) void copy(button.textContent.trim());
  });
}

async function copy(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    notify({ kind: 'success', display: 'stacked', title: content.copied(number) });
  } catch {
    // No permission to write to the clipboard: show the number in a message instead.
    notify({ kind: 'info', display: 'stacked', title: content.dial(number) });
  }
}
