import { render } from '@testing-library/react';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import {
  createPageAddress,
  onChangeAddress,
  PlatformProvider,
  type PageAddress,
  type Platform,
} from '@renovation-th/shared/host-kernel';
import { changeAddress } from '@renovation-th/shared/kernel';
import { contactOf } from '../identity/contact';
import type { Identity } from '../identity/identity';
import sample from '../identity/identity.json';
import { trackListeners } from './track-listeners';
import type { Address } from '../kernel/page-address';
import { usePlatform } from '../kernel/platform';
import { enhanceDividers } from '../ui/enhance-dividers';
import { copyNumbers } from '../ui/copy-numbers';
import { dialOnTouch } from '../ui/enhance-phone-buttons';

type SiteOptions = {
  /** URL of the page, with query. */
  path?: string;
  /** Default: `identity.json`. */
  identity?: Identity;
  /** Default: renders the fallback. */
  renderSlot?: Platform['renderSlot'];
  /** Default: renders the component. */
  renderSection?: Platform['renderSection'];
};

/** Provides the services of the host to a page or section, without the host. */
export function InSite({
  path = '/',
  identity = sample as Identity,
  renderSlot = (_name, fallback) => fallback,
  renderSection = ({ component, props }) => createElement(component, props),
  children,
}: SiteOptions & { children: ReactNode }) {
  const [address] = useState(() => startHistory(path));
  useEffect(() => {
    return trackListeners(() =>
      [enhanceDividers, dialOnTouch, copyNumbers, followLinks].forEach((enhance) => enhance()),
    );
  }, []);

  return (
    <PlatformProvider value={{ identity, address, renderSlot, renderSection }}>{children}</PlatformProvider>
  );
}

/** Renders children as in a section, with the contact instead of the whole identity. */
export function InSection({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const { identity } = platform;
  const known = 'legalForm' in identity ? contactOf(identity) : identity;
  return <PlatformProvider value={{ ...platform, identity: known }}>{children}</PlatformProvider>;
}

/** Renders a page or section in jsdom, inside `InSite`. */
export function renderInSite(section: ReactNode, options: SiteOptions = {}) {
  return render(<InSite {...options}>{section}</InSite>);
}

/** Follows links as the host does: the history entry records the page of the link. */
function followLinks(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!link) return;
    event.preventDefault();
    changeAddress(link.getAttribute('href') ?? '', { state: { from: shownPath } });
  };
  document.addEventListener('click', onClick, true);
}

let shownPath = '/';

/** Starts a history at a path. Links and sections add entries to the history. */
function startHistory(path: string): PageAddress {
  const entries = [addressOf(path, null)];
  const page = createPageAddress(addressOf(path, null));
  let index = 0;
  const publish = () => {
    const address = entries[index];
    if (!address) return;
    shownPath = address.pathname;
    page.publish(address);
  };
  onChangeAddress((to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') index = Math.max(0, index + to);
    else {
      if (!replace) index += 1;
      entries.splice(index, Infinity, addressOf(to, state));
    }
    publish();
  });
  publish();
  return page;
}

function addressOf(path: string, state: unknown): Address {
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  return { pathname, search, hash, state };
}
