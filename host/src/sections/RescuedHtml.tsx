import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

type RescuedHtmlProps = {
  /** What stands in the document and stays; called while it still stands. */
  find: () => readonly Node[];
  /** Where there is nothing to rescue. */
  children: ReactNode;
};

const Place = styled('div')({ display: 'contents' });

/**
 * In place of a section whose code threw: its HTML, as it stood, without a handler of that code. Its links
 * and forms are the browser's again.
 */
export function RescuedHtml({ find, children }: RescuedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  // React takes the nodes out of the document when it commits this: until then they, and the focus, are there.
  const [{ nodes, focused }] = useState(() => ({ nodes: find(), focused: document.activeElement }));

  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.replaceChildren(...nodes);
    place.current.querySelectorAll('*').forEach(forgetReact);
    if (focused instanceof HTMLElement && place.current.contains(focused))
      focused.focus({ preventScroll: true });
  }, [nodes, focused]);

  return nodes.length > 0 ? <Place ref={place} data-lost="" /> : children;
}

/** Without the properties by which React finds handlers: they would go on keeping forms from being sent. */
function forgetReact(element: Element): void {
  for (const key of Object.keys(element)) if (key.startsWith('__react')) Reflect.deleteProperty(element, key);
}
