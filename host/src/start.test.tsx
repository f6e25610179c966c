import { act, screen } from '@testing-library/react';
import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { useIdentity } from '@renovation-th/shared/kernel';
import { shellRootId } from './layout/shell-root';
import { applyOverrides } from './overrides/apply-overrides';
import { setOverrides } from './overrides/active-overrides';
import { start } from './start';
import { stylesCache } from './styles';
import { placeSection } from './testing/place-section';
import { sampleHtml, showHtml } from './testing/sample-html';
import { sampleDocument, sampleRemote } from './testing/sample-site-document';

jest.mock('./layout/ShellNotices', () => ({
  ShellNotices: () => <p>{`Avis de ${useIdentity().tradeName}`}</p>,
}));
jest.mock('./layout/serve-head', () => ({ serveHead: () => () => undefined }));
jest.mock('./overrides/apply-overrides', () => ({ applyOverrides: jest.fn() }));
const mockSection = () => <p>De Riom</p>;
jest.mock('./federation/load-remote', () => ({
  isBoundElsewhere: () => false,
  loadRemote: async () => ({
    contract: '3.0.0',
    sections: { sample: async () => ({ default: mockSection }) },
  }),
}));

/** A document in which the shell's script has just come. */
function open(given: Partial<SiteDocument> = {}): void {
  history.replaceState(null, '', '/villes');
  const site = sampleDocument('/villes', { remotes: { towns: sampleRemote('towns') }, ...given });
  const head = '<script type="speculationrules">{}</script>';
  showHtml(sampleHtml({ site, head, css: '.css-here{margin:0}', main: '<h1 tabindex="-1">Villes</h1>' }));
  document.body.insertAdjacentHTML('beforeend', `<div id="${shellRootId}"></div>`);
}

const run = () => act(() => start());

beforeEach(() => {
  jest.mocked(applyOverrides).mockReset().mockResolvedValue();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(window, {
    scrollTo: () => undefined,
    repeatClicks: jest.fn(),
    watchSections: jest.fn(),
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the shell', () => {
  it('stands in its small root, and leaves the rules alone that the document has', async () => {
    open();
    await run();

    expect(screen.getByText('Avis de Entreprise Exemple')).toBeInTheDocument();
    expect(stylesCache.inserted.here).toBe(true);
    expect(document.querySelector('[type=speculationrules]')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-scripts');
    expect(applyOverrides).not.toHaveBeenCalled();
  });

  it('starts the sections that were wanted before it came, and has early clicks repeated', async () => {
    open();
    const place = placeSection(<p>De Riom</p>);
    place.setAttribute('data-wanted', '');
    await run();

    expect(place).toHaveAttribute('data-alive');
    expect(window.repeatClicks).toHaveBeenCalled();

    const next = placeSection(<p>De Riom</p>);
    next.setAttribute('data-wanted', '');
    await act(async () => window.startSections?.());
    expect(next).toHaveAttribute('data-alive');
  });
});

it('A shell that comes to a page without sections serves those of the pages after it', async () => {
  delete window.watchSections;
  open();
  await run();

  expect(window.watchSections).toBeDefined();
});

describe('the shell of a site that takes a developer’s releases', () => {
  const identity = { ...sampleIdentity, allowsOverrides: true };

  it('shows the page of a working copy in the place of the live one', async () => {
    jest.mocked(applyOverrides).mockImplementation(async () => {
      const base = 'http://localhost:4102/releases/towns/1.0.0-own/' as const;
      setOverrides({
        towns: { ...sampleRemote('towns', { base, mounts: ['/villes'] }), hasDocuments: true },
      });
    });
    const own = sampleHtml({
      site: sampleDocument('/villes', { identity }),
      main: '<h1 tabindex="-1">À moi</h1>',
    });
    const fetched = jest.fn(async (_address: string) => ({
      ok: true,
      redirected: false,
      text: async () => own,
    }));
    globalThis.fetch = fetched as never;
    open({ identity });
    await run();
    setOverrides({});

    expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost:4102/villes');
    expect(screen.getByRole('heading')).toHaveTextContent('À moi');
  });

  it('does without them where their code cannot be had', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.mocked(applyOverrides).mockRejectedValue(new Error('Loading chunk failed'));
    open({ identity });
    await run();

    expect(screen.getByText('Avis de Entreprise Exemple')).toBeInTheDocument();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
