import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { useNavigationType } from '@renovation-th/shared/host-kernel';
import { useIdentity, useLocation } from '@renovation-th/shared/kernel';
import { announceTitle } from './announced-title';
import { describeDocument } from './describe-document';
import { revealOnScroll } from './reveal-on-scroll';
import { placeScroll } from './scroll-positions';
import { useReplayEarlyClicks } from '../sections/use-replay-early-clicks';
import type { Arrival } from '../sections/section-source';

type PageArrivalProps = {
  arrival: Arrival;
  /** Null on the not-found page. */
  record: PageRecord | null;
  children: ReactNode;
};

/**
 * Does on a navigation inside the document what the browser does when it loads one: title,
 * scroll position, and a starting point for the keyboard and for screen readers.
 */
export function PageArrival({ arrival, record, children }: PageArrivalProps) {
  const { origin } = useIdentity();
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const hasArrived = useRef(false);

  // Before the browser paints the page: it appears where it belongs, not where the last one was.
  useLayoutEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (arrival === 'document') return;

    describeDocument(record, origin);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    placeScroll({ key, hash, isReturn: navigationType === 'POP' });
  }, [arrival, record, origin, key, hash, navigationType]);

  useEffect(() => {
    if (arrival === 'navigation') announceTitle(document.title);
  }, [arrival]);

  useEffect(revealOnScroll, []);
  useReplayEarlyClicks();

  return children;
}
