/*
 * Enhances the owner's pages, which work without JavaScript: each part of a form is saved when it is left,
 * photographs are made smaller and sent as soon as they are chosen, a brush hides faces and plates, and a page that
 * shows a running operation reloads until it is over.
 */
import { replayChanges } from '@renovation-th/shared/forms/control-changes';
import { adopt, fetchPage } from './adopt';
import { startAutosave } from './autosave';
import { startRetouch } from './retouch';
import { startUploads } from './uploads';

/** Interval of reloads in milliseconds while an operation runs. */
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
// What the owner typed or chose before this script arrived is saved too.
replayChanges(document);
follow();
