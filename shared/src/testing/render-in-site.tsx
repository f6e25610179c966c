import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Behaviours, PlatformProvider, type Platform } from '@renovation-th/shared/host-kernel';
import type { Identity } from '../identity/identity';
import sample from '../identity/identity.json';

type SiteOptions = {
  /** Where the visitor is, query included. */
  path?: string;
  /** Whose site it is; by default that of the repository's `identity.json`. */
  identity?: Identity;
  /** What the host does with slots; by default it shows their fallback. */
  renderSlot?: Platform['renderSlot'];
};

/** The tree around a section of the site, without a host: router and platform. */
export function InSite({
  path = '/',
  identity = sample as Identity,
  renderSlot,
  children,
}: SiteOptions & { children: ReactNode }) {
  const platform: Platform = {
    identity,
    renderSlot: renderSlot ?? ((_name, fallback) => fallback),
  };

  return (
    <MemoryRouter initialEntries={[path]}>
      <PlatformProvider value={platform}>
        <Behaviours />
        {children}
      </PlatformProvider>
    </MemoryRouter>
  );
}

/** Renders a section in jsdom as the host would. */
export function renderInSite(section: ReactNode, options: SiteOptions = {}) {
  return render(<InSite {...options}>{section}</InSite>);
}
