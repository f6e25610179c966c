import { createContext, useContext } from 'react';
import type { Service } from '@renovation-th/shared/contracts/published';

type ShellLink = Pick<Service, 'label' | 'path'>;

/** Data from remotes that the header and footer of every page show. */
export type ShellData = {
  /** In the order of the Services menu. */
  services: readonly (ShellLink & Pick<Service, 'parts'>)[];
  /** In the footer's order, with its own labels. */
  footer: readonly ShellLink[];
  /** Whether the owner has published works. */
  showsWorks: boolean;
};

type PageShell = ShellData & {
  /** Path of the page. */
  path: string;
  /** Year in which the site was composed. */
  year: number;
};

const ShellDataContext = createContext<PageShell | null>(null);
export const ShellDataProvider = ShellDataContext.Provider;

export function useShellData(): PageShell {
  const data = useContext(ShellDataContext);
  if (!data) throw new Error('Render inside <ShellDataProvider>.');
  return data;
}
