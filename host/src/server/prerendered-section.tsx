import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sectionFingerprint, sectionMarks, type Wakes } from '@renovation-th/shared/contracts/section';
import { contactOf } from '@renovation-th/shared/identity/contact';
import type { Identity } from '@renovation-th/shared/identity/identity';
import {
  createPageAddress,
  PlatformProvider,
  ReleaseProvider,
  type Platform,
} from '@renovation-th/shared/host-kernel';

type RenderSection = Platform['renderSection'];

/**
 * Renders the sections of one page, each as its own React tree: `useId` counts from the root, and in the browser each
 * section is a root. Wraps the HTML in an element that says how to start it.
 * @param onRender called with `app/section` of each.
 */
export function sectionRenderer(
  identity: Identity,
  cache: EmotionCache,
  onRender: (section: string) => void,
): RenderSection {
  let count = 0;
  const within: Platform = {
    identity: contactOf(identity),
    address: nowhere,
    renderSlot: refuseInside,
    renderSection: refuseInside,
  };

  return ({ name, component, props, start, wakes }, release) => {
    if (name === '') throw new Error('A section is named after its component: give the component a name.');
    count += 1;
    const prefix = `s${count}`;
    const section = `${release.app}/${name}`;
    onRender(section);
    const html = renderToString(
      <CacheProvider value={cache}>
        <PlatformProvider value={within}>
          <ReleaseProvider value={release}>{createElement(component, props)}</ReleaseProvider>
        </PlatformProvider>
      </CacheProvider>,
      { identifierPrefix: prefix },
    );

    return createElement('div', {
      [sectionMarks.section]: section,
      [sectionMarks.start]: start,
      [sectionMarks.wakes]: writtenWakes(wakes),
      [sectionMarks.props]: JSON.stringify(props),
      [sectionMarks.made]: fingerprintOf(html),
      [sectionMarks.prefix]: prefix,
      dangerouslySetInnerHTML: { __html: html },
    });
  };
}

const writtenWakes = ({ query = [], storage = [] }: Wakes) =>
  [...query.map((name) => `?${name}`), ...storage].join(' ') || undefined;

/** Sections are prerendered with an empty address. */
export const nowhere = createPageAddress({ pathname: '', search: '', hash: '', state: null });

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Computes the fingerprint that a browser computes from the parsed HTML. */
function fingerprintOf(html: string): string {
  const elements = html.match(/<[a-z]/gi)?.length ?? 0;
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&[^;]+;/g, (one) => entities[one] ?? one);
  return sectionFingerprint(elements, text);
}

function refuseInside(): never {
  throw new Error('A section cannot contain sections or slots: place them beside it, in the page.');
}
