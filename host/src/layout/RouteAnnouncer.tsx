import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { useAnnouncedTitle } from '../navigation/announced-title';

/**
 * Says the title of a page reached without loading a document. The first page is announced by
 * the browser itself, so nothing is said until then.
 */
export function RouteAnnouncer() {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {useAnnouncedTitle()}
    </VisuallyHidden>
  );
}
