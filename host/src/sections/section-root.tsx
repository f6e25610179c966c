import { CacheProvider } from '@emotion/react';
import {
  Component,
  createElement,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { sectionFingerprint, sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { Contact } from '@renovation-th/shared/identity/contact';
import {
  PlatformProvider,
  ReleaseProvider,
  type ObservableUrl,
  type Platform,
} from '@renovation-th/shared/host-kernel';
import { replayChanges } from '@renovation-th/shared/forms/control-changes';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { stylesCache } from '../styles';
import { carryOver, takeControls, type TakenControls } from './visitor-controls';

export type LoadedSection = {
  Component: ComponentType<object>;
  app: string;
  base: string;
};

/** Context that a section gets from its page. */
export type SectionPage = {
  contact: Contact;
  url: ObservableUrl;
  /** Called with the error of a section that threw and has no HTML to fall back to. */
  onEmpty: (error: unknown) => void;
};

/**
 * Makes a section's element a React root, and hydrates its HTML. If a translator, an extension or a CDN has changed the
 * HTML, renders the section again from its props instead.
 */
export function startRoot(element: Element, page: SectionPage, section: LoadedSection): Root {
  const { Component: Section, app, base } = section;
  const props = JSON.parse(element.getAttribute(marks.props) ?? '{}') as object;
  const content = (
    <CacheProvider value={stylesCache}>
      <SectionBoundary element={element} onEmpty={page.onEmpty}>
        <Hydrated element={element} taken={takeControls(element)}>
          <PlatformProvider value={platformOf(page)}>
            <ReleaseProvider value={{ app, base }}>{createElement(Section, props)}</ReleaseProvider>
          </PlatformProvider>
        </Hydrated>
      </SectionBoundary>
    </CacheProvider>
  );
  const identifierPrefix = element.getAttribute(marks.prefix) ?? '';

  if (!isAsComposed(element)) {
    const root = createRoot(element, { identifierPrefix });
    // Renders synchronously, so that no key press is lost while new controls replace the old ones.
    flushSync(() => root.render(content));
    return root;
  }
  return hydrateRoot(element, content, {
    identifierPrefix,
    onRecoverableError: (error) => {
      // The visitor has left the page, so the root was unmounted while hydrating.
      if (!element.isConnected) return;
      console.error(`React rebuilt the section ${element.getAttribute(marks.section)}:`, error);
      reportFailure('rebuilt', error, app);
    },
  });
}

const isAsComposed = (element: Element) =>
  element.getAttribute(marks.made) ===
  sectionFingerprint(element.querySelectorAll('*').length, element.textContent);

function platformOf({ contact, url }: SectionPage): Platform {
  const refuse = (): ReactNode => {
    throw new Error('A section cannot contain sections or slots.');
  };
  return { identity: contact, url, renderSlot: refuse, renderSection: refuse };
}

type HydratedProps = { element: Element; taken: TakenControls; children: ReactNode };

/** Wraps the section, so that these effects run after the section's own. A sibling would change the ids of `useId`. */
function Hydrated({ element, taken, children }: HydratedProps): ReactNode {
  // A layout effect runs before the browser handles another key press.
  useLayoutEffect(() => carryOver(taken, element), [element, taken]);
  useEffect(() => {
    element.setAttribute(marks.hydrated, '');
    element.removeAttribute(marks.lost);
    replayChanges(element);
    window.replayInput?.();
  }, [element]);
  return children;
}

type SectionBoundaryProps = {
  element: Element;
  onEmpty: (error: unknown) => void;
  children: ReactNode;
};

/** Keeps the current HTML of a section that throws, and removes React, so that links and forms work natively. */
class SectionBoundary extends Component<SectionBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  private html: ChildNode[] = [];
  private focused: Element | null = null;

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    const { element, onEmpty } = this.props;
    element.replaceChildren(...this.html);
    element.querySelectorAll('*').forEach(forgetReact);
    element.setAttribute(marks.lost, '');
    if (this.focused instanceof HTMLElement && element.contains(this.focused))
      this.focused.focus({ preventScroll: true });
    window.replayInput?.();
    reportFailure('section-hydrate', error, element.getAttribute(marks.section)?.split('/')[0]);
    if (this.html.length === 0) onEmpty(error);
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    // React has not committed yet, so the HTML and the focus are still in the document.
    this.html = [...this.props.element.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}

/** Removes React's keys, because its root listener would otherwise still call onSubmit and preventDefault. */
function forgetReact(element: Element): void {
  for (const key of Object.keys(element)) if (key.startsWith('__react')) Reflect.deleteProperty(element, key);
}
