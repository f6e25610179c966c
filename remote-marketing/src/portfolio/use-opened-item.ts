import { useEffect, useRef } from 'react';
import { changeAddress, useAddress } from '@renovation-th/shared/kernel';
import { portfolioItems, type PortfolioId } from '../content/portfolio';

/** Part of the address that names the item shown in the dialog. */
const parameter = 'realisation';

/** What starts the section at once: an address that opens an item. */
export const openingParameter = parameter;

/** @example addressOf('pergola-bois') // => '/?realisation=pergola-bois' */
export const addressOf = (id: PortfolioId) => `/?${parameter}=${id}`;

/** The item that the address names, if any, and the way back. */
export function useOpenedItem() {
  const { search, pathname, state } = useAddress();
  const id = new URLSearchParams(search).get(parameter);
  const item = portfolioItems.find((candidate) => candidate.id === id);

  const leave = () => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    changeAddress(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true });
  };

  // The way back takes a moment, and must be gone only once.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [search]);

  return {
    item,
    close: () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (isFollowedFrom(state, pathname)) changeAddress(-1);
      else leave();
    },
  };
}

/** Whether the entry was made by a link of this very page. Its state may be of any version of this site. */
function isFollowedFrom(state: unknown, pathname: string): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === pathname;
}
