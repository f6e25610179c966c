import { useState } from 'react';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';

type RouteAnnouncerProps = { title: string };

/**
 * Says the title of a page reached without loading a document. The first page is announced by
 * the browser itself, so nothing is said until the title changes.
 */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const [known, setKnown] = useState({ title, announced: '' });
  if (known.title !== title) setKnown({ title, announced: title });

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {known.announced}
    </VisuallyHidden>
  );
}
