import { loadRemote } from '../federation/load-remote';
import { leaveForDocument } from '../navigation/leave-for-document';
import { pagesHere } from '../navigation/pages-here';
import { hasOverrides } from '../overrides/active-overrides';
import { after, gerzat, open, prepareSource, restoreBrowser } from '../testing/open-source';
import { namedRemote, sampleRegistry, sampleRemote } from '../testing/sample-site-document';
import { loadPageHtml } from './page-html';

jest.mock('../federation/load-remote');
jest.mock('../navigation/leave-for-document');
jest.mock('./page-html');
jest.mock('../overrides/active-overrides', () => ({
  ...jest.requireActual<object>('../overrides/active-overrides'),
  hasOverrides: jest.fn(() => false),
}));

const towns = sampleRemote('towns', { mounts: ['/villes'], interactive: ['/villes'] });
const registry = { ...sampleRegistry({ towns }), remotes: { towns: namedRemote(towns) } };
const html = { kind: 'html', record: gerzat, nodes: [] } as const;
const openSite = () => open('/villes/riom', registry);

beforeEach(() => {
  prepareSource();
  Object.assign(globalThis, { CSS: { supports: () => true } });
  jest.mocked(hasOverrides).mockReturnValue(false);
  jest.mocked(loadPageHtml).mockReset().mockResolvedValue(html);
  pagesHere.clear();
});
afterEach(restoreBrowser);

describe('a page that is HTML alone', () => {
  it('is shown without code', async () => {
    expect(await after(0, openSite().page('/villes/gerzat'))).toEqual({ value: html });

    expect(loadPageHtml).toHaveBeenCalledWith('/villes/gerzat', registry.host);
    expect(loadRemote).not.toHaveBeenCalled();
    expect(pagesHere).toContain('/villes/gerzat');
  });

  it('is rendered without a wait once it was prefetched', async () => {
    const source = openSite();
    source.prefetch('/villes/gerzat');
    await jest.advanceTimersByTimeAsync(0);

    expect(source.page('/villes/gerzat')).toBe(html);
    expect(loadPageHtml).toHaveBeenCalledTimes(1);
  });

  it('is shown by its code when a newer release needs some', async () => {
    jest.mocked(loadPageHtml).mockResolvedValue('needs-code');

    expect(await after(0, openSite().page('/villes/gerzat'))).toHaveProperty('value.kind', 'page');
  });

  it('is opened as a document when another host has made it', async () => {
    jest.mocked(loadPageHtml).mockResolvedValue('elsewhere');

    await after(0, openSite().page('/villes/gerzat'));
    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
  });

  it('is asked for three times more, then opened as a document', async () => {
    jest.mocked(loadPageHtml).mockRejectedValue(new Error('offline'));

    await after(7_000, openSite().page('/villes/gerzat'));
    expect(loadPageHtml).toHaveBeenCalledTimes(4);
    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
  });

  it.each([
    ['for a developer’s own release', () => jest.mocked(hasOverrides).mockReturnValue(true)],
    ['in a browser too old for its rules', () => Object.assign(CSS, { supports: () => false })],
  ])('is shown by its code %s', async (_when, prepare) => {
    prepare();

    expect(await after(0, openSite().page('/villes/gerzat'))).toHaveProperty('value.kind', 'page');
    expect(loadPageHtml).not.toHaveBeenCalled();
  });
});

describe('a page that is more than HTML', () => {
  it.each([
    ['is listed', towns],
    ['may be, as its remote does not say', { ...towns, interactive: undefined }],
  ])('is shown by its code where it %s', async (_how, remote) => {
    const source = open('/villes/riom', sampleRegistry({ towns: remote }));

    await after(0, source.page('/villes'));
    expect(loadPageHtml).not.toHaveBeenCalled();
    expect(loadRemote).toHaveBeenCalled();
  });
});
