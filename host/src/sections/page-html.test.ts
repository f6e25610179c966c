import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { siteDocumentId } from '@renovation-th/shared/contracts/site-document';
import { insertPrerendered } from '../emotion/inserted-rules';
import { sampleDocument, samplePage, sampleRegistry } from '../testing/sample-site-document';
import { loadPageHtml } from './page-html';

jest.mock('../emotion/inserted-rules');

const registry = sampleRegistry({});
const riom = { ...samplePage('/villes/riom'), interactive: false };
const section = '<div data-static><h1>Riom</h1><p>Le bâti</p></div>';

const documentOf = (page: PageRecord | null, content = section, known = registry) => `<!doctype html>
<style>body{margin:0}</style><style id="_goober">p{margin:0}</style>
<style data-emotion="css a b">.css-a{color:red}
.css-b{color:navy}</style>
<script type="application/json" id="${siteDocumentId}">${JSON.stringify(sampleDocument(known, page))}</script>
<main id="contenu">${content}</main><script>document.title = 'Un script a été exécuté'</script>`;

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answers = (status: number, html: string) =>
  fetchMock.mockResolvedValue({ ok: status === 200, status, text: async () => html });
const load = () => loadPageHtml('/villes/riom', registry.host);

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  jest.mocked(insertPrerendered).mockClear();
});

describe('the HTML of a page', () => {
  it('is what stands in its document, with its rules and without running a script', async () => {
    answers(200, documentOf(riom));

    const page = await load();

    expect(page).toMatchObject({ kind: 'html', record: riom });
    const place = document.createElement('div');
    if (typeof page === 'object' && page.kind === 'html') place.replaceChildren(...page.nodes);
    expect(place.innerHTML).toBe('<h1>Riom</h1><p>Le bâti</p>');
    const rules = '.css-a{color:red}\n.css-b{color:navy}';
    expect(jest.mocked(insertPrerendered).mock.calls).toEqual([[['a', 'b'], rules]]);
    expect(document.title).toBe('');
  });

  it('is not used where the page is more than that', async () => {
    answers(200, documentOf(riom, '<div>Un formulaire</div>'));

    expect(await load()).toBe('needs-code');
    expect(insertPrerendered).not.toHaveBeenCalled();
  });

  it.each([
    ['of another host', documentOf(riom, section, { ...registry, host: '2.0.0-other' })],
    ['of another page, to which it was redirected', documentOf(samplePage('/villes'))],
  ])('is left to the browser in a document %s', async (_what, html) => {
    answers(200, html);

    expect(await load()).toBe('elsewhere');
  });

  it('says that there is no such page', async () => {
    answers(404, documentOf(null));

    expect(await load()).toEqual({ kind: 'not-found', arrival: 'navigation' });
  });

  it.each<[string, () => unknown]>([
    ['a broken server', () => answers(502, '<h1>Bad Gateway</h1>')],
    ['a network that answers with a page of its own', () => answers(200, '<h1>Bienvenue au Wi-Fi</h1>')],
    ['no network', () => fetchMock.mockRejectedValue(new TypeError('offline'))],
  ])('fails behind %s', async (_what, prepare) => {
    prepare();

    await expect(load()).rejects.toThrow();
  });

  it('is trusted under a name that the security policy allows', async () => {
    const createPolicy = jest.fn(
      (_name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
        createHTML,
      }),
    );
    Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
    answers(200, documentOf(riom));

    await jest.isolateModulesAsync(async () => {
      const anew = await import('./page-html');
      expect(await anew.loadPageHtml('/villes/riom', registry.host)).toHaveProperty('kind', 'html');
    });
    expect(createPolicy).toHaveBeenCalledWith('page', expect.anything());
    Reflect.deleteProperty(window, 'trustedTypes');
  });
});
