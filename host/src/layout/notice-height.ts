import { useLayoutEffect, type RefObject } from 'react';

const property = '--notice-height';

/** How much of the screen's foot the notices take, for whatever else stands there. */
export const noticeHeight = `var(${property}, 0px)`;

/** Publishes the element's height as `noticeHeight`, and keeps what takes the focus clear of it. */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Where nothing is laid out, in jsdom, there is nothing to observe either.
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      style.setProperty(property, height);
      style.scrollPaddingBottom = height;
    });
    observer.observe(element);

    return () => {
      observer.disconnect();
      style.removeProperty(property);
      style.scrollPaddingBottom = '';
    };
  }, [ref]);
}
