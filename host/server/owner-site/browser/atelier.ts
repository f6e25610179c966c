/*
 * Enhances the owner's pages, which also work without JavaScript. Saves forms automatically, uploads files as soon as
 * they are chosen, offers a brush that hides faces and plates, and updates the page while an operation runs.
 */
import { adopt, fetchPage } from './adopt';
import { startAutosave } from './autosave';
import { startRetouch } from './retouch';
import { startUploads } from './uploads';

/** Milliseconds between two updates while an operation runs. */
const reloadAfter = 1_000;

function follow(): void {
  if (!document.querySelector('[data-refresh]')) return;
  setTimeout(() => {
    fetchPage(location.href)
      .then(({ page }) => page && adopt(page))
      .catch(() => undefined)
      .finally(follow);
  }, reloadAfter);
}

startAutosave();
startUploads();
startRetouch();
// Saves input that was entered before this script loaded.
for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event('change', { bubbles: true }));
follow();
