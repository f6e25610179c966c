import { render } from '@testing-library/react';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import {
  createObservableUrl,
  onChangeUrl,
  PlatformProvider,
  type ObservableUrl,
  type Platform,
} from '@renovation-th/shared/host-kernel';
import { changeUrl } from '@renovation-th/shared/kernel';
import { contactOf } from '../identity/contact';
import type { Identity } from '../identity/identity';
import sample from '../identity/identity.json';
import { trackListeners } from './track-listeners';
import type { PageUrl } from '../kernel/observable-url';
import { usePlatform } from '../kernel/platform';
import { enhanceDividers } from '../ui/enhance-dividers';
import { enhancePhoneButtons } from '../ui/enhance-phone-buttons';

type SiteOptions = {
  /** Path of the page, with query and hash. */
  path?: string;
  /** Default: `identity.json`. */
  identity?: Identity;
  /** Default: renders the fallback. */
  renderSlot?: Platform['renderSlot'];
  /** Default: renders the component. */
  renderSection?: Platform['renderSection'];
};

/** Provides a page or section with the services that the host would provide. */
export function InSite({
  path = '/',
  identity = sample as Identity,
  renderSlot = (_name, fallback) => fallback,
  renderSection = ({ component, props }) => createElement(component, props),
  children,
}: SiteOptions & { children: ReactNode }) {
  const [url] = useState(() => startHistory(path));
  useEffect(() => {
    return trackListeners(() =>
      [enhanceDividers, enhancePhoneButtons, followLinks].forEach((enhance) => enhance()),
    );
  }, []);

  return <PlatformProvider value={{ identity, url, renderSlot, renderSection }}>{children}</PlatformProvider>;
}

/** Provides only the contact instead of the whole identity, as the host does in a section. */
export function InSection({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const { identity } = platform;
  const known = 'legalForm' in identity ? contactOf(identity) : identity;
  return <PlatformProvider value={{ ...platform, identity: known }}>{children}</PlatformProvider>;
}

export function renderInSite(section: ReactNode, options: SiteOptions = {}) {
  return render(<InSite {...options}>{section}</InSite>);
}

/** Follows links as the host does. The new history entry records the page that contains the link. */
function followLinks(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!link) return;
    event.preventDefault();
    changeUrl(link.getAttribute('href') ?? '', { state: { from: shownPath } });
  };
  document.addEventListener('click', onClick, true);
}

let shownPath = '/';

/** Creates a history that starts at a path. `changeUrl` adds entries to it. */
function startHistory(path: string): ObservableUrl {
  const entries = [urlOf(path, null)];
  const page = createObservableUrl(urlOf(path, null));
  let index = 0;
  const publish = () => {
    const url = entries[index];
    if (!url) return;
    shownPath = url.pathname;
    page.publish(url);
  };
  onChangeUrl((to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') index = Math.max(0, index + to);
    else {
      if (!replace) index += 1;
      entries.splice(index, Infinity, urlOf(to, state));
    }
    publish();
  });
  publish();
  return page;
}

function urlOf(path: string, state: unknown): PageUrl {
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  return { pathname, search, hash, state };
}
