import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName } from '../contracts/page';
import type { SectionStart, Wakes } from '../contracts/section';
import type { Contact } from '../identity/contact';
import type { Identity } from '../identity/identity';
import type { PageAddress } from './page-address';

/** A section as a page places it; see Section. */
export type PlacedSection = {
  /** A key of `Remote.sections` of the same release. */
  name: string;
  component: ComponentType<object>;
  props: object;
  start: SectionStart;
  wakes: Wakes;
};

/** The release that something was built into. */
export type Release = { app: string; base: string };

/** What the host gives to everything it renders, in the browser and while prerendering. */
export type Platform = {
  /** Whole for pages; a section, whose code runs in browsers, gets what each document carries. */
  identity: Identity | Contact;
  /** Of the page. While prerendering no section reads it. */
  address: PageAddress;
  /** @param fallback shown when no remote offers the slot. */
  renderSlot: (name: SlotName, fallback: ReactNode) => ReactNode;
  renderSection: (section: PlacedSection, release: Release) => ReactNode;
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

/** Who the business is, for pages and slots. @throws inside a section; see `useContact`. */
export function useIdentity(): Identity {
  const { identity } = usePlatform();
  if (!('legalForm' in identity)) throw new Error('A section knows only what `useContact` gives.');
  return identity;
}

/** How to reach the business, and when. */
export function useContact(): Contact {
  return usePlatform().identity;
}

const ReleaseContext = createContext<Release>({ app: '', base: '/' });

/** For the host: the release that the page, slot or section below was built into. */
export const ReleaseProvider = ReleaseContext.Provider;

/** The release that this was built into. */
export function useRelease(): Release {
  return useContext(ReleaseContext);
}

/** Folder (with both slashes) that this release's own files, such as pictures, are served from. */
export function useReleaseBase(): string {
  return useRelease().base;
}
