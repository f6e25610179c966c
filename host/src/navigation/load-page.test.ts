import { isBoundElsewhere } from '../federation/load-section';
import { sampleHtml, showHtml } from '../testing/sample-html';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { fetchPage } from './load-page';

jest.mock('../federation/load-section', () => ({ isBoundElsewhere: jest.fn() }));

const fetched = jest.fn();
const remotes = { towns: sampleRemote('towns') };
const own = { site: sampleDocument('/', { remotes }), main: '<h1>Accueil</h1>', css: '.css-own{color:red}' };
const next = { ...own, site: sampleDocument('/villes', { remotes }), main: '<h1>Villes</h1>' };

/** jsdom has no Response. */
const answer = (html: string, { type = 'text/html; charset=utf-8', ...given } = {}) => ({
  ok: true,
  redirected: false,
  headers: new Headers({ 'Content-Type': type }),
  text: async () => html,
  ...given,
});

beforeEach(() => {
  showHtml(sampleHtml(own));
  globalThis.fetch = fetched as never;
  Object.assign(AbortSignal, { timeout: (after: number) => ({ after }) });
  fetched.mockReset().mockResolvedValue(answer(sampleHtml(next)));
  jest.mocked(isBoundElsewhere).mockReturnValue(false);
});

describe('the next document', () => {
  it('is shown in place if it fits', async () => {
    const page = await fetchPage('/villes');

    expect(page?.main.textContent).toBe('Villes');
    expect(page?.css).toBe('.css-own{color:red}');
    expect(page?.parsed.title).toBe('Titre de /villes');
  });

  it.each<[string, object]>([
    ['is an error', answer('', { ok: false } as object)],
    ['was redirected', answer(sampleHtml(next), { redirected: true } as object)],
    ['is a file, such as a PDF', answer(sampleHtml(next), { type: 'application/pdf' })],
    ['is no page of this site', answer('<!doctype html><p>Connectez-vous au Wi-Fi</p>')],
    ['has another path', answer(sampleHtml(own))],
    ['has another security policy', answer(sampleHtml({ ...next, policy: "img-src 'none'" }))],
    [
      'was composed by another release of the host',
      answer(sampleHtml({ ...next, site: { ...next.site, host: '2.0.0-new' } })),
    ],
  ])('is left to the browser if it %s', async (_why, response) => {
    fetched.mockResolvedValue(response);

    expect(await fetchPage('/villes')).toBeNull();
  });

  it('is left to the browser if it needs another release of a remote that runs here', async () => {
    jest.mocked(isBoundElsewhere).mockImplementation(({ container }) => container === 'remote_towns');

    expect(await fetchPage('/villes')).toBeNull();
  });

  it('is waited for three seconds at most', async () => {
    await fetchPage('/villes');

    expect(fetched).toHaveBeenCalledWith('/villes', { signal: { after: 3_000 } });
  });
});
