import { CacheProvider } from '@emotion/react';
import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { sectionMarks as marks, settledEvent } from '@renovation-th/shared/contracts/section';
import type { Contact } from '@renovation-th/shared/identity/contact';
import { platformInSection, PlatformProvider, ReleaseProvider } from '@renovation-th/shared/host-kernel';
import { stylesCache } from '../styles';

export type LoadedSection = {
  Component: ComponentType<object>;
  app: string;
  base: string;
};

/**
 * Makes a section's element a React root, and hydrates its HTML. A section that throws gets its HTML back without
 * React, so that its links and forms work natively.
 * @param onEmpty called with the error of a section that threw and has no HTML to fall back to.
 */
export function startRoot(
  element: Element,
  contact: Contact,
  { Component, app, base }: LoadedSection,
  onEmpty: (error: unknown) => void,
): Root {
  const props = JSON.parse(element.getAttribute(marks.props) ?? '{}') as object;
  const withoutReact = element.cloneNode(true) as Element;

  let root!: Root;
  // A transition hydrates in short tasks, between which the browser can respond.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <CacheProvider value={stylesCache}>
        <Hydrated element={element}>
          <PlatformProvider value={platformInSection(contact)}>
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
          if (!withoutReact.hasChildNodes()) return onEmpty(error);
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
