import { act } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { addSection } from '../testing/section-html';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { createObservableUrl } from '@renovation-th/shared/host-kernel';
import { pageSections } from './start-sections';

const mockLoad = jest.fn<Promise<ComponentType>, [LiveRemote, string]>();
jest.mock('../federation/load-section', () => ({
  loadSection: (remote: LiveRemote, section: string) => mockLoad(remote, section),
}));
jest.mock('@renovation-th/shared/kernel', () => ({
  ...jest.requireActual<object>('@renovation-th/shared/kernel'),
  importWithRetry: (load: () => Promise<unknown>) => load(),
}));

const towns = sampleRemote('towns');
const site = sampleDocument('/villes', {
  remotes: { towns },
  scripts: { 'towns/counter': [['/releases/towns/1.0.0-aaaa/remoteEntry.js', 'sha384-a']] },
});
const reported = jest.fn();
const ended = jest.fn();
let warned: jest.SpyInstance;

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => ended, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Adds a section with the `data-wanted` mark to the document. */
function wanted(name: string, app?: string): Element {
  const element = addSection(<Counter />, name, { ...(app && { app }) });
  element.setAttribute('data-wanted', '');
  return element;
}

const url = createObservableUrl({ pathname: '/villes', search: '', hash: '', state: null });
let sections: ReturnType<typeof pageSections>;
const start = () => act(async () => sections.start());

beforeEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
  window.reportFailure = reported;
  mockLoad.mockReset().mockResolvedValue(Counter);
  sections = pageSections(site, url, () => undefined);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => sections.end());
  jest.restoreAllMocks();
});

describe('a section marked as wanted', () => {
  it('is hydrated once, from the release that its document names, while other sections wait', async () => {
    const waiting = addSection(<Counter />, 'counter');
    const element = wanted('counter');
    await start();
    await start();

    expect(mockLoad.mock.calls).toEqual([[towns, 'counter']]);
    expect(waiting).not.toHaveAttribute('data-hydrated');
    expect(element).toHaveAttribute('data-hydrated');
    await act(async () => element.querySelector('button')?.click());
    expect(element).toHaveTextContent('1');
  });

  it('preloads its scripts with their hashes, and only once for two equal sections', async () => {
    wanted('counter');
    wanted('counter');
    await start();

    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
    expect(links).toHaveLength(1);
    // jsdom does not implement `integrity` on links, but keeps the property.
    expect(links[0]).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
  });

  it.each([
    ['whose code cannot be loaded', 'counter', 'towns', /Loading failed/],
    ['whose release the document does not name', 'form', 'contact', /names no release of contact/],
  ])('%s keeps its HTML, is reported, and replays held input', async (_what, name, app, reason) => {
    if (name === 'counter') mockLoad.mockRejectedValue(new Error('Loading failed'));
    window.replayInput = jest.fn();
    const element = wanted(name, app);
    const before = element.innerHTML;
    await start();

    expect(element.innerHTML).toBe(before);
    expect(element).toHaveAttribute('data-lost');
    const error = expect.objectContaining({ message: expect.stringMatching(reason) as string }) as Error;
    expect(reported.mock.calls).toEqual([['section-load', error, app]]);
    expect(warned).toHaveBeenCalledWith(`${app}/${name} could not be loaded; its HTML is kept.`, error);
    expect(window.replayInput).toHaveBeenCalled();
    delete window.replayInput;
  });
});

it('hydrates a section that is wanted again after its code failed to load', async () => {
  mockLoad.mockRejectedValueOnce(new Error('Loading failed'));
  const element = wanted('counter');
  await start();
  expect(element).toHaveAttribute('data-lost');
  expect(element).not.toHaveAttribute('data-wanted');

  element.setAttribute('data-wanted', '');
  await start();
  expect(element).toHaveAttribute('data-hydrated');
  expect(element).not.toHaveAttribute('data-lost');
});

describe('a section of a page that the visitor leaves', () => {
  it('is unmounted', async () => {
    wanted('counter');
    await start();
    await act(async () => sections.end());

    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Promise<ComponentType>]>([
    ['is not started when its code loads later', async () => Counter],
    ['is not reported when its code fails to load', () => Promise.reject(new Error('gone'))],
  ])('%s', async (_what, code) => {
    mockLoad.mockImplementation(code);
    const element = wanted('counter');
    await act(async () => {
      sections.start();
      sections.end();
    });

    expect(element).not.toHaveAttribute('data-hydrated');
    expect(reported).not.toHaveBeenCalled();
  });
});
