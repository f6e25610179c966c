import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { Calendar } from '@renovation-th/shared/calendar';
import { importWithRetry } from '@renovation-th/shared/kernel';

type CalendarComponent = ComponentType<Parameters<typeof Calendar>[0]>;

/**
 * Loads the calendar when `element` comes near the viewport or `load` is called. `Widget` is null until then. Failures
 * are silent, because the native date field does the same job.
 */
export function useCalendar(element: RefObject<HTMLElement | null>) {
  const [Widget, setWidget] = useState<CalendarComponent | null>(null);
  const load = useRef(() => {});

  useEffect(() => {
    const end = new AbortController();
    let isLoading = false;
    load.current = () => {
      if (isLoading) return;
      isLoading = true;
      importWithRetry(() => import('@renovation-th/shared/calendar'), end.signal).then(
        ({ Calendar }) => setWidget(() => Calendar),
        () => undefined,
      );
    };
    return () => end.abort();
  }, []);

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load.current();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return { Widget, load: () => load.current() };
}
