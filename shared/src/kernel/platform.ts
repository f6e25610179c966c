import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import type { Contact } from '../identity/contact';
import type { Identity } from '../identity/identity';

export type PlacedSection = {
  /** Key in `Remote.sections` of the same release. */
  name: string;
  component: ComponentType<object>;
  props: object;
  query: readonly string[];
};

/** The release that contains a page, slot or section. */
export type Release = { app: string; base: string };

/** Services that the host provides to everything that it renders, in the browser and while prerendering. */
export type Platform = {
  /** The whole identity in pages, but only the contact in sections, because documents contain only the contact. */
  identity: Identity | Contact;
  /** @param fallback shown when no remote offers the slot. */
  renderSlot: (name: SlotName, fallback: ReactNode) => ReactNode;
  renderSection: (section: PlacedSection, release: Release) => ReactNode;
};

/** For the host: returns the services inside a section, which can contain neither sections nor slots. */
export function platformInSection(identity: Contact): Platform {
  const refuse = (): never => {
    throw new Error('A section cannot contain sections or slots. Place them beside it in the page.');
  };
  return { identity, renderSlot: refuse, renderSection: refuse };
}

const PlatformContext = createContext<Platform | null>(null);

/** For the host and tests: provides the services that the kernel's hooks use. */
export const PlatformProvider = PlatformContext.Provider;

/** Returns the services of the host. Throws outside `<PlatformProvider>`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) {
    throw new Error(
      'The platform is missing: render inside <PlatformProvider>, and make sure the kernel is shared by the host, not bundled.',
    );
  }
  return platform;
}

/** Returns the identity in pages and slots. Throws in a section, which must call `useContact` instead. */
export function useIdentity(): Identity {
  const { identity } = usePlatform();
  if (!('legalForm' in identity))
    throw new Error('useIdentity is for pages and slots; sections call useContact.');
  return identity;
}

/** Returns contact data and opening hours. Works in pages and in sections. */
export function useContact(): Contact {
  return usePlatform().identity;
}

const ReleaseContext = createContext<Release>({ app: '', base: '/' });

/** For the host: provides the release of a page, slot or section. */
export const ReleaseProvider = ReleaseContext.Provider;

/** Returns the release that contains the calling component. */
export function useRelease(): Release {
  return useContext(ReleaseContext);
}

/** Returns the base path of this release's files, with a leading and a trailing slash. */
export function useReleaseBase(): string {
  return useRelease().base;
}
