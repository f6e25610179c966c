import { useEffect, useRef } from 'react';
import { changeUrl, useUrl } from '@renovation-th/shared/kernel';
import { portfolioItems, type PortfolioId } from '../content/portfolio';

/** Query parameter that names the item in the dialog. A URL with it starts the section at once. */
export const openingParameter = 'realisation';

/** @example addressOf('pergola-bois') // => '/?realisation=pergola-bois' */
export const addressOf = (id: PortfolioId) => `/?${openingParameter}=${id}`;

/** Returns the item that the URL names, if any, and a function that closes the item. */
export function useOpenedItem() {
  const { search, pathname, state } = useUrl();
  const id = new URLSearchParams(search).get(openingParameter);
  const item = portfolioItems.find((candidate) => candidate.id === id);

  const leave = () => {
    const rest = new URLSearchParams(search);
    rest.delete(openingParameter);
    changeUrl(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true });
  };

  // Going back is asynchronous and must happen only once.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [search]);

  return {
    item,
    close: () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (isFollowedFrom(state, pathname)) changeUrl(-1);
      else leave();
    },
  };
}

/** Whether a link on this page created the history entry. Any version of the site may have written its state. */
function isFollowedFrom(state: unknown, pathname: string): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === pathname;
}
