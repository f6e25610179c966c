import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayChanges } from '../forms/control-changes';
import { InSection, InSite } from './render-in-site';

const started: (() => void)[] = [];
afterEach(() => started.splice(0).forEach((end) => end()));

/**
 * Prerenders a section, hydrates it, and replays the visitor's input. Fails if the first render differs from the HTML.
 * @param visit changes the HTML before hydration, as a visitor would.
 */
export async function startInSite(
  section: ReactNode,
  visit: (html: HTMLElement) => void,
  { path }: { path?: string } = {},
): Promise<void> {
  const html = document.body.appendChild(document.createElement('div'));
  const tree = (path?: string) => (
    <InSite path={path}>
      <InSection>{section}</InSection>
      <ReplayedChanges html={html} />
    </InSite>
  );
  html.innerHTML = renderToString(tree());
  visit(html);
  const onRecoverableError = jest.fn();

  const root = await act(async () => hydrateRoot(html, tree(path), { onRecoverableError }));
  started.push(() => {
    act(() => root.unmount());
    html.remove();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
}

/** Replays changes in an effect that runs after the effects of the section. */
function ReplayedChanges({ html }: { html: HTMLElement }): null {
  useEffect(() => replayChanges(html), [html]);
  return null;
}
