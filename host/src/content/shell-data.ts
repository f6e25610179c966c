import { createContext, useContext } from 'react';
import type { Service } from '@renovation-th/shared/contracts/published';

type ShellLink = Pick<Service, 'label' | 'path'>;

/** What of other remotes stands around every page. It travels with each document. */
export type ShellData = {
  /** In the order of the Services menu, on large and on small screens. */
  services: readonly (ShellLink & Pick<Service, 'parts'>)[];
  /** In the order of the footer, and by its names. */
  footer: readonly ShellLink[];
};

const ShellDataContext = createContext<ShellData | null>(null);
export const ShellDataProvider = ShellDataContext.Provider;

export function useShellData(): ShellData {
  const data = useContext(ShellDataContext);
  if (!data) throw new Error('Render inside <ShellDataProvider>.');
  return data;
}
