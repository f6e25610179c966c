import { render } from '@testing-library/react';
import { createElement, useEffect, type ReactNode } from 'react';
import { PlatformProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { contactOf } from '../identity/contact';
import type { Identity } from '../identity/identity';
import sample from '../identity/identity.json';
import { trackListeners } from './track-listeners';
import { usePlatform } from '../kernel/platform';
import { enhanceDividers } from '../ui/enhance-dividers';
import { enhancePhoneButtons } from '../ui/enhance-phone-buttons';

type SiteOptions = {
  /** Default: `identity.json`. */
  identity?: Identity;
  /** Default: renders the fallback. */
  renderSlot?: Platform['renderSlot'];
  /** Default: renders the component. */
  renderSection?: Platform['renderSection'];
};

/** Provides a page or section with the services that the host would provide. */
export function InSite({
  identity = sample as Identity,
  renderSlot = (_name, fallback) => fallback,
  renderSection = ({ component, props }) => createElement(component, props),
  children,
}: SiteOptions & { children: ReactNode }) {
  useEffect(() => {
    return trackListeners(() => {
      enhanceDividers();
      enhancePhoneButtons();
    });
  }, []);

  return <PlatformProvider value={{ identity, renderSlot, renderSection }}>{children}</PlatformProvider>;
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
