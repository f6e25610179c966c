import { createContext, useContext } from 'react';
import type { Service } from '@renovation-th/shared/contracts/published';

type ShellLink = Pick<Service, 'label' | 'path'>;

/** Data that the header and footer of every page show. */
export type ShellData = {
  /** Services in the order of the menu. */
  services: readonly (ShellLink & Pick<Service, 'parts'>)[];
  /** Services in the order of the footer, with the footer's labels. */
  footer: readonly ShellLink[];
  /** Whether the owner has published projects. */
  showsProjects: boolean;
};

type PageShell = ShellData & {
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
