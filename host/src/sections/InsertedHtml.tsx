import { useLayoutEffect, useRef } from 'react';

/** A page that is HTML alone, as its document has it. The nodes move here; they are the page's own. */
export function InsertedHtml({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);

  return <div ref={place} data-arrived data-static />;
}
