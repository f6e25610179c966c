import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { Calendar } from '@renovation-th/shared/calendar';

type CalendarComponent = ComponentType<Parameters<typeof Calendar>[0]>;

/**
 * The calendar widget, fetched when its place comes near the screen or `load` is called; null
 * until it is there, and for good when it cannot be had. The native date field stands meanwhile.
 */
export function useCalendar(place: RefObject<HTMLElement | null>) {
  const [Widget, setWidget] = useState<CalendarComponent | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchCalendar().then((found) => found && setWidget(() => found));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const load = () => void fetchCalendar().then((found) => found && setWidget(() => found));
  return { Widget, load };
}

async function fetchCalendar(): Promise<CalendarComponent | null> {
  try {
    const { Calendar } = await import('@renovation-th/shared/calendar');
    return Calendar;
  } catch {
    // The native field does the same, so there is nothing to tell.
    return null;
  }
}
