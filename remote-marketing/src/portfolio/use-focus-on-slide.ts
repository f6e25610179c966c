import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus from a slide that is no longer shown to the same link of the current slide. */
export function useFocusOnSlide(region: RefObject<HTMLElement | null>, index: number, filter: string): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const left = focused?.closest('[data-current]');
    if (!left || !region.current?.contains(left) || left.matches('[data-current="true"]')) return;
    const place = [...left.querySelectorAll('a')].findIndex((link) => link === focused);
    currentSlide(region.current)?.querySelectorAll('a')[place]?.focus({ preventScroll: true });
  }, [region, index, filter]);
}

/** Focuses the link that opens the current slide. */
export function focusWayIn(region: HTMLElement | null): void {
  currentSlide(region)?.querySelector<HTMLElement>('[data-opens]')?.focus();
}

function currentSlide(region: HTMLElement | null): Element | null {
  return region?.querySelector('[data-current="true"]') ?? null;
}
