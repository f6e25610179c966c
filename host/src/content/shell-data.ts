import { createContext, useContext } from 'react';
import type { Service } from '@renovation-th/shared/contracts/published';

type ShellLink = Pick<Service, 'label' | 'path'>;

/** Data from other remotes that the header and footer of every page show. */
export type ShellData = {
  /** In the order of the Services menu, on large and on small screens. */
  services: readonly (ShellLink & Pick<Service, 'parts'>)[];
  /** In the footer's order and with the footer's names. */
  footer: readonly ShellLink[];
  /** Whether the owner has published works, which have a page. */
  showsWorks: boolean;
};

/** ShellData, and what depends on the page. */
type PageShell = ShellData & {
  /** Path of the page; on the not-found page, the unknown path. */
  path: string;
  /** Year of the copyright line: the year in which the site was composed. */
  year: number;
};

const ShellDataContext = createContext<PageShell | null>(null);
export const ShellDataProvider = ShellDataContext.Provider;

export function useShellData(): PageShell {
  const data = useContext(ShellDataContext);
  if (!data) throw new Error('Render inside <ShellDataProvider>.');
  return data;
}
