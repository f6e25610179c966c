import { createContext, useContext, type ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import type { Identity } from '../identity/identity';

/** What the host gives to everything it renders, in the browser and while prerendering. */
export type Platform = {
  identity: Identity;
  /**
   * Renders the slot, inside its own boundary.
   * @param fallback shown when no remote offers the slot or its remote cannot be loaded.
   */
  renderSlot: (name: SlotName, fallback: ReactNode) => ReactNode;
};

const PlatformContext = createContext<Platform | null>(null);

/** For the host (and tests): everything below can use the kernel's hooks. */
export const PlatformProvider = PlatformContext.Provider;

/** @throws when used outside the host's tree, which would otherwise fail far from its cause. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) {
    throw new Error(
      'The platform is missing: render inside <PlatformProvider>, and make sure the kernel is shared by the host, not bundled.',
    );
  }
  return platform;
}

/** Who the business is: phone, e-mail, hours, address. */
export function useIdentity(): Identity {
  return usePlatform().identity;
}

const ReleaseBaseContext = createContext<string>('/');

/** For the host: the release folder that the section below was built into. */
export const ReleaseBaseProvider = ReleaseBaseContext.Provider;

/** Folder (with both slashes) that this section's own files, such as pictures, are served from. */
export function useReleaseBase(): string {
  return useContext(ReleaseBaseContext);
}
