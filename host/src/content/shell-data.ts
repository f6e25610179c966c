import { createContext, useContext } from 'react';
import type { Service } from '@renovation-th/shared/contracts/published';

type ShellLink = Pick<Service, 'label' | 'path'>;

/** What of other remotes stands around every page. */
export type ShellData = {
  /** In the order of the Services menu, on large and on small screens. */
  services: readonly (ShellLink & Pick<Service, 'parts'>)[];
  /** In the order of the footer, and by its names. */
  footer: readonly ShellLink[];
  /** Whether the owner shows works of his, which have a page. */
  showsWorks: boolean;
};

/** The same with what the parts of the shell show of their page. */
type PageShell = ShellData & {
  /** Of the page; a path that no page has, on the not-found page. */
  path: string;
  /** Of the copyright line: every visitor reads the year in which the site was composed. */
  year: number;
};

const ShellDataContext = createContext<PageShell | null>(null);
export const ShellDataProvider = ShellDataContext.Provider;

export function useShellData(): PageShell {
  const data = useContext(ShellDataContext);
  if (!data) throw new Error('Render inside <ShellDataProvider>.');
  return data;
}
