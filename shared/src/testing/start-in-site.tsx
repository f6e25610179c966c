import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InSection, InSite } from './render-in-site';

const started: (() => void)[] = [];
afterEach(() => started.splice(0).forEach((end) => end()));

/**
 * Prerenders a section, and hydrates it. Fails if the first render differs from the HTML.
 * @param visit changes the HTML before hydration, as a visitor would.
 */
export async function startInSite(section: ReactNode, visit: (html: HTMLElement) => void): Promise<void> {
  const html = document.body.appendChild(document.createElement('div'));
  const tree = (
    <InSite>
      <InSection>{section}</InSection>
    </InSite>
  );
  html.innerHTML = renderToString(tree);
  visit(html);
  const onRecoverableError = jest.fn();

  const root = await act(async () => hydrateRoot(html, tree, { onRecoverableError }));
  started.push(() => {
    act(() => root.unmount());
    html.remove();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
}
