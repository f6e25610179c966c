import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sectionMarks } from '@renovation-th/shared/contracts/section';
import { contactOf } from '@renovation-th/shared/identity/contact';
import type { Identity } from '@renovation-th/shared/identity/identity';
import {
  platformInSection,
  PlatformProvider,
  ReleaseProvider,
  type Platform,
} from '@renovation-th/shared/host-kernel';

type RenderSection = Platform['renderSection'];

/**
 * Renders each section of one page as its own React tree, because each section is a React root in the browser and
 * `useId` counts from the root. Wraps the HTML in an element whose attributes the browser needs to start the section.
 * @param onRender called with `app/section` for each section.
 */
export function sectionRenderer(
  identity: Identity,
  cache: EmotionCache,
  onRender: (section: string) => void,
): RenderSection {
  let count = 0;
  const within = platformInSection(contactOf(identity));

  return ({ name, component, props, query }, release) => {
    if (name === '')
      throw new Error('A section is named after its component, so the component needs a name.');
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
      [sectionMarks.query]: query.join(' ') || undefined,
      [sectionMarks.props]: JSON.stringify(props),
      [sectionMarks.prefix]: prefix,
      dangerouslySetInnerHTML: { __html: html },
    });
  };
}
