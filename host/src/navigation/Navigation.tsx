import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { publishAddress } from '@renovation-th/shared/host-kernel';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { readChanges } from '../sections/visitor-controls';
import { withBusySign } from './busy-sign';
import { followLinks, type FollowedState } from './follow-links';
import { loadPage, pageHere } from './pages-here';
import { putPage, shownPath } from './put-page';
import { enterEntry, placeScroll, shownEntry } from './scroll-positions';

/** The latest page that was asked for: an earlier one that comes later is not shown. */
let wanted = '';

/**
 * The one kind of navigation: the next document is fetched, and its page put in the place of the other one.
 * Whatever is unexpected, the browser opens the document.
 */
export function Navigation(): null {
  const location = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';

  const changeAddress = useEffectEvent(
    async (to: string, options: { replace?: boolean; state?: unknown }) => {
      const { href, pathname } = new URL(to, document.location.href);
      wanted = pathname;
      if (pathname !== shownPath() && !(await withBusySign(loadPage(pathname)))) {
        if (wanted === pathname) document.location.assign(href);
        return;
      }
      if (wanted === pathname) void navigate(to, options);
    },
  );

  const followLink = useEffectEvent((address: URL, link: Element) => {
    const { pathname, search, hash, href } = address;
    const state: FollowedState = { from: document.location.pathname };
    const isHere = pathname === document.location.pathname;
    const section = link.closest(`[${marks.section}]`);
    // What a link of a section opens here, a section without its code cannot.
    if (isHere ? section?.hasAttribute(marks.lost) : wouldLoseChanges())
      return document.location.assign(href);
    // What a section opens stays where it is; any other link to the page itself leads to its place, or to the top.
    if (isHere && !section) goTo(hash);
    const replace = href === document.location.href;
    void changeAddress(pathname + search + hash, { replace, state });
  });

  const arrive = useEffectEvent(async () => {
    const { pathname: path, key, hash } = location;
    if (path === shownPath()) return enterEntry(key);
    wanted = path;
    const page = pageHere(path) ?? (await withBusySign(loadPage(path)));
    // The address is that of the page already.
    if (wanted === path && document.location.pathname === path) {
      if (page) putPage(page, { key, hash, isReturn });
      // Without a network, the page that is there stays until there is one.
      else if (navigator.onLine) document.location.reload();
    }
  });

  useLayoutEffect(() => {
    publishAddress(location, (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') void navigate(to);
      else void changeAddress(to, { replace, state });
    });
    const onArrival = () => void arrive();
    onArrival();
    addEventListener('online', onArrival);
    return () => removeEventListener('online', onArrival);
  }, [location, navigate]);

  useEffect(() => followLinks((address, link) => followLink(address, link)), []);

  return null;
}

function goTo(hash: string): void {
  placeScroll({ key: shownEntry(), hash, isReturn: false });
  if (!hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Whether a section that has not started holds what a visitor typed: the browser keeps that, and a swap would not. */
function wouldLoseChanges(): boolean {
  return [...document.querySelectorAll(`[${marks.section}]:not([${marks.alive}])`)].some(
    (section) => readChanges(section).length > 0,
  );
}
