import { useLayoutEffect, type RefObject } from 'react';

/** Focus does not stay on a slide that has gone: it moves to the same link of the slide on screen. */
export function useFocusOnSlide(
  viewport: RefObject<HTMLElement | null>,
  index: number,
  filter: string,
): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const left = focused?.closest('[data-current]');
    if (!left || !viewport.current?.contains(left) || left.matches('[data-current="true"]')) return;
    const place = [...left.querySelectorAll('a')].findIndex((link) => link === focused);
    currentSlide(viewport.current)?.querySelectorAll('a')[place]?.focus({ preventScroll: true });
  }, [viewport, index, filter]);
}

/** Puts the focus on the link that opens the slide on screen. */
export function focusWayIn(viewport: HTMLElement | null): void {
  currentSlide(viewport)?.querySelector<HTMLElement>('[data-opens]')?.focus();
}

function currentSlide(viewport: HTMLElement | null): Element | null {
  return viewport?.querySelector('[data-current="true"]') ?? null;
}
