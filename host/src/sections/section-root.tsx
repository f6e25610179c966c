import { CacheProvider } from '@emotion/react';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { Contact } from '@renovation-th/shared/identity/contact';
import { PlatformProvider, ReleaseProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { stylesCache } from '../styles';
import { SectionBoundary } from './SectionBoundary';
import { tellChanges } from './visitor-controls';

export type LoadedSection = {
  Component: ComponentType<object>;
  app: string;
  base: string;
  /** The HTML was not made by this code: a developer shows it in the place of the live release. */
  isOverride: boolean;
};

/** Makes the section's HTML come alive: a React root of its own, with nothing above it but the platform. */
export function startRoot(place: Element, contact: Contact, section: LoadedSection): Root {
  const { Component, app, base, isOverride } = section;
  const props = JSON.parse(place.getAttribute(marks.props) ?? '{}') as object;
  const content = (
    <CacheProvider value={stylesCache}>
      <SectionBoundary place={place}>
        <Alive place={place}>
          <PlatformProvider value={platformOf(contact)}>
            <ReleaseProvider value={{ app, base }}>{createElement(Component, props)}</ReleaseProvider>
          </PlatformProvider>
        </Alive>
      </SectionBoundary>
    </CacheProvider>
  );

  if (isOverride) {
    const root = createRoot(place);
    root.render(content);
    return root;
  }
  return hydrateRoot(place, content, {
    identifierPrefix: place.getAttribute(marks.prefix) ?? '',
    onRecoverableError: (error) => {
      // The visitor left before it had started, and its root was ended.
      if (!place.isConnected) return;
      console.error('React rebuilt a section:', error);
      reportFailure('rebuilt', error, app);
    },
  });
}

function platformOf(identity: Contact): Platform {
  const refuse = (): ReactNode => {
    throw new Error('A section holds no section and no slot.');
  };
  return { identity, renderSlot: refuse, renderSection: refuse };
}

/**
 * Runs once everything in it has. It stands around the section: React numbers ids by siblings too, and a section
 * that compose renders has none.
 */
function Alive({ place, children }: { place: Element; children: ReactNode }): ReactNode {
  useEffect(() => {
    place.setAttribute(marks.alive, '');
    tellChanges(place);
    window.repeatClicks?.();
  }, [place]);
  return children;
}
