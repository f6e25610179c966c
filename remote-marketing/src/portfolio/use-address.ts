import { useEffect, useEffectEvent } from 'react';
import { useHydrated, useLocation, useNavigate } from '@renovation-th/shared/kernel';
import { portfolioItems, type PortfolioId } from '../content/portfolio';

/** Part of the address that names the item shown in the dialog. */
const parameter = 'realisation';

/** @example addressOf('pergola-bois') // => '/?realisation=pergola-bois' */
export const addressOf = (id: PortfolioId) => `/?${parameter}=${id}`;

/** The item that the address names, if any, and the way back. An unknown name is taken out of the address. */
export function useAddress() {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no query.
  const id = new URLSearchParams(useHydrated() ? search : '').get(parameter);
  const item = portfolioItems.find((candidate) => candidate.id === id);

  const leave = () => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  };

  const isUnknown = id !== null && !item;
  const clean = useEffectEvent(leave);
  useEffect(() => {
    if (isUnknown) clean();
  }, [isUnknown]);

  return {
    item,
    close: () => {
      if (isFollowedFrom(state, pathname)) void navigate(-1);
      else leave();
    },
  };
}

/** Whether the entry was made by a link of this very page. Its state may be of any version of this site. */
function isFollowedFrom(state: unknown, pathname: string): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === pathname;
}
