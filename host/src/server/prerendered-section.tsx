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

type PlaceSection = Platform['renderSection'];

/**
 * Renders the sections of one page, each apart: React numbers ids from the root of a tree, and in the browser
 * a section is one. Its HTML stands in an element that says how to start it.
 * @param onPlaced gets `app/section` of each.
 */
export function sectionRenderer(
  identity: Identity,
  cache: EmotionCache,
  onPlaced: (section: string) => void,
): PlaceSection {
  let count = 0;
  const within: Platform = {
    identity: contactOf(identity),
    address: nowhere,
    renderSlot: refuseInside,
    renderSection: refuseInside,
  };

  return ({ name, component, props, start, wakes }, release) => {
    if (name === '') throw new Error('Give the component of a section a name: it names the section.');
    count += 1;
    const prefix = `s${count}`;
    const section = `${release.app}/${name}`;
    onPlaced(section);
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

/** While prerendering every section sees an empty address. */
export const nowhere = createPageAddress({ pathname: '', search: '', hash: '', state: null });

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Counts as a browser does that has parsed the HTML, which React has escaped. */
function fingerprintOf(html: string): string {
  const elements = html.match(/<[a-z]/gi)?.length ?? 0;
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&[^;]+;/g, (one) => entities[one] ?? one);
  return sectionFingerprint(elements, text);
}

function refuseInside(): never {
  throw new Error('A section holds no section and no slot: place them beside it, in the page.');
}
