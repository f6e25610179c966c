import { loadRemote } from '../federation/load-remote';
import { sampleHtml, showHtml } from '../testing/sample-html';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { fetchPage } from './fetch-page';

jest.mock('../federation/federation-runtime', () => ({ loadExposedModule: async () => ({}) }));

const riom = sampleDocument('/villes/riom');
const answer = jest.fn<Promise<object>, [string, RequestInit]>();
const { signal } = new AbortController();

const give = (html: string, given: object = {}) =>
  answer.mockResolvedValue({ ok: true, redirected: false, text: async () => html, ...given });
const fetchRiom = () => fetchPage('/villes/riom', signal);

beforeEach(() => {
  globalThis.fetch = answer as never;
  showHtml(sampleHtml({ site: sampleDocument('/') }));
});

describe('the document of a page', () => {
  it('is read whole, its styles apart, whose hashes this document does not know', async () => {
    give(
      sampleHtml({
        site: riom,
        main: '<h1>Riom</h1>',
        css: '.card{margin:0}',
        policy: "img-src 'self'; style-src 'sha256-theirs'",
      }),
    );
    const page = await fetchRiom();

    expect(answer).toHaveBeenCalledWith('/villes/riom', { signal });
    expect(page?.site).toEqual(riom);
    expect(page?.main.innerHTML).toBe('<h1>Riom</h1>');
    expect(page?.styles).toEqual({ page: '.card{margin:0}', sections: '' });
    expect(page?.parsed.title).toBe('Titre de /villes/riom');
    expect(page?.parsed.querySelector('style')).toBeNull();
  });

  it.each<[string, string, object]>([
    ['was made by another host', sampleHtml({ site: { ...riom, host: '2.0.0-next' } }), {}],
    ['allows what this one does not', sampleHtml({ site: riom, policy: 'img-src *; style-src' }), {}],
    ['is not there', sampleHtml({ site: riom }), { ok: false }],
    ['has moved', sampleHtml({ site: riom }), { redirected: true }],
    ['is that of another page', sampleHtml({ site: sampleDocument('/villes') }), {}],
    ['is that of no page', sampleHtml({ site: sampleDocument(null) }), {}],
    ['is none of ours', '<!doctype html><title>Wifi de la gare</title>', {}],
  ])('is left to the browser when it %s', async (_what, html, given) => {
    give(html, given);

    expect(await fetchRiom()).toBeNull();
  });

  it('is left to the browser when it needs another release than the one that runs here', async () => {
    await loadRemote(sampleRemote('towns'));
    give(sampleHtml({ site: { ...riom, remotes: { towns: sampleRemote('towns') } } }));
    expect(await fetchRiom()).not.toBeNull();

    give(
      sampleHtml({ site: { ...riom, remotes: { towns: sampleRemote('towns', { version: '1.0.0-next' }) } } }),
    );
    expect(await fetchRiom()).toBeNull();
  });
});
