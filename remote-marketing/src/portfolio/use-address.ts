import { useEffect, useEffectEvent } from 'react';
import { useHydrated, useLocation, useNavigate } from '@renovation-th/shared/kernel';
import { portfolioItems, type PortfolioId } from '../content/portfolio';

/** Part of the address that names the item shown in the dialog. */
const parameter = 'realisation';

/** For the links that open the dialog: their history entry has the portfolio below it. */
export const openedHere = { openedHere: true };

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
      if (isOpenedHere(state)) void navigate(-1);
      else leave();
    },
  };
}

/** A router's state is whatever the entry was given, by any version of this site. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
