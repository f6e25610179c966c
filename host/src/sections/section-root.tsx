import { CacheProvider } from '@emotion/react';
import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { sectionMarks as marks, settledEvent } from '@renovation-th/shared/contracts/section';
import type { Contact } from '@renovation-th/shared/identity/contact';
import { PlatformProvider, ReleaseProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { stylesCache } from '../styles';

export type LoadedSection = {
  Component: ComponentType<object>;
  app: string;
  base: string;
};

/** Context that a section gets from its page. */
export type SectionPage = {
  contact: Contact;
  /** Called with the error of a section that threw and has no HTML to fall back to. */
  onEmpty: (error: unknown) => void;
};

/**
 * Makes a section's element a React root, and hydrates its HTML. A section that throws gets its HTML back without
 * React, so that its links and forms work natively.
 */
export function startRoot(element: Element, page: SectionPage, section: LoadedSection): Root {
  const { Component, app, base } = section;
  const props = JSON.parse(element.getAttribute(marks.props) ?? '{}') as object;
  const withoutReact = element.cloneNode(true) as Element;

  let root!: Root;
  // A transition hydrates in short tasks, between which the browser can respond.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <CacheProvider value={stylesCache}>
        <Hydrated element={element}>
          <PlatformProvider value={platformOf(page)}>
            <ReleaseProvider value={{ app, base }}>{createElement(Component, props)}</ReleaseProvider>
          </PlatformProvider>
        </Hydrated>
      </CacheProvider>,
      {
        identifierPrefix: element.getAttribute(marks.prefix) ?? '',
        // React renders a section again if a translator, an extension or a CDN has changed its HTML.
        onRecoverableError: (error) =>
          console.warn(`${element.getAttribute(marks.section)} was rendered again.`, error),
        onUncaughtError: (error) => {
          if (!withoutReact.hasChildNodes()) return page.onEmpty(error);
          element.replaceWith(withoutReact);
          settle(withoutReact, marks.lost);
          reportError(error);
        },
      },
    );
  });
  return root;
}

/** Marks a section as hydrated or lost, and does what a visitor has pressed; see early/remember-press.ts. */
export function settle(element: Element, mark: typeof marks.hydrated | typeof marks.lost): void {
  element.setAttribute(mark, '');
  dispatchEvent(new Event(settledEvent));
}

/** Wraps the section, so that this effect runs after the section's own. A sibling would change the ids of `useId`. */
function Hydrated({ element, children }: { element: Element; children: ReactNode }): ReactNode {
  useEffect(() => settle(element, marks.hydrated), [element]);
  return children;
}

function platformOf({ contact }: SectionPage): Platform {
  const refuse = (): ReactNode => {
    throw new Error('A section cannot contain sections or slots.');
  };
  return { identity: contact, renderSlot: refuse, renderSection: refuse };
}
