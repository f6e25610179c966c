import { isHere, loadRemote } from '../federation/load-remote';
import { leaveForDocument } from '../navigation/leave-for-document';
import {
  after,
  answers,
  becomeIdle,
  contact,
  fetchMock,
  gerzat,
  open,
  prepareSource,
  registry,
  remote,
  restoreBrowser,
  riom,
  towns,
  View,
} from '../testing/open-source';
import { sampleDocument, sampleRegistry } from '../testing/sample-site-document';
import { createBrowserSource } from './browser-source';

jest.mock('../federation/load-remote');
jest.mock('../navigation/leave-for-document');

beforeEach(prepareSource);
afterEach(restoreBrowser);

describe('the page of the document', () => {
  it('loads nothing before the browser is idle', async () => {
    const source = open();
    expect(await after(60_000, source.page('/villes/riom'))).toEqual({});
    expect(loadRemote).not.toHaveBeenCalled();

    becomeIdle();
    expect(await after(0, source.page('/villes/riom'))).toEqual({
      value: { kind: 'page', arrival: 'document', record: riom, View, base: towns.base },
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('loads at once for a visitor who cannot wait', async () => {
    const source = open();
    window.startSections?.();

    expect(await after(0, source.page('/villes/riom'))).toHaveProperty('value.kind', 'page');
  });

  it('preloads its scripts, each with its hash', async () => {
    const site = {
      ...sampleDocument(registry, riom),
      idleScripts: [['/releases/a.js', 'sha384-a']] as const,
    };
    createBrowserSource(site, '/villes/riom');
    becomeIdle();
    await jest.advanceTimersByTimeAsync(0);

    const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
    expect(link?.getAttribute('href')).toBe('/releases/a.js');
    expect(link?.integrity).toBe('sha384-a');
  });

  it('is a value once it is there, so that it renders without suspending', async () => {
    const source = open();
    becomeIdle();
    await jest.advanceTimersByTimeAsync(0);

    expect(source.page('/villes/riom')).not.toBeInstanceOf(Promise);
  });

  it('stays as it was prerendered when its remote is dead', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const source = open();
    const page = source.page('/villes/riom');
    document.body.innerHTML = '<main id="contenu"><div>Riom</div></main>';
    becomeIdle();

    expect(await after(60_000, page)).toEqual({ value: { kind: 'kept' } });
    expect(loadRemote).toHaveBeenCalledTimes(4);
    expect(leaveForDocument).not.toHaveBeenCalled();
    // Its style sheet shows what scripts would have moved.
    expect(document.querySelector('main > [data-lost]')).toHaveTextContent('Riom');
  });

  it('stays as it was prerendered once the visitor leaves it, whatever becomes of its remote', async () => {
    jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
    const source = open();
    const page = source.page('/villes/riom');
    becomeIdle();
    expect(await after(1_000, page)).toEqual({});

    source.enter?.('/villes/gerzat');
    expect(await after(0, page)).toEqual({ value: { kind: 'kept' } });
  });

  it('is left for a document when its remote is dead, without trying more scripts', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const source = open();
    becomeIdle();
    await jest.advanceTimersByTimeAsync(60_000);

    await after(0, source.page('/villes/gerzat'));

    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
    expect(loadRemote).toHaveBeenCalledTimes(4);
  });

  it('is an arrival by navigation when the visitor comes back to it', async () => {
    const source = open();
    becomeIdle();
    await jest.advanceTimersByTimeAsync(0);

    void source.page('/villes/gerzat');

    expect(source.page('/villes/riom')).toMatchObject({ kind: 'page', arrival: 'navigation' });
  });

  it('is the not-found page when the document carries none', async () => {
    const source = createBrowserSource(sampleDocument(registry, null), '/inconnu');

    expect(await after(0, source.page('/inconnu'))).toEqual({
      value: { kind: 'not-found', arrival: 'document' },
    });
  });
});

describe('a page reached inside the document', () => {
  it('comes with its record and its view', async () => {
    expect(await after(0, open().page('/villes/gerzat'))).toEqual({
      value: { kind: 'page', arrival: 'navigation', record: gerzat, View, base: towns.base },
    });
  });

  it.each([
    ['that no remote owns', '/inconnu'],
    ['that its remote does not have', '/villes/paris'],
  ])('is the not-found page at a path %s', async (_what, path) => {
    expect(await after(0, open().page(path))).toEqual({
      value: { kind: 'not-found', arrival: 'navigation' },
    });
  });

  it('is opened as a document when a newer release of its remote may have it', async () => {
    jest.mocked(leaveForDocument).mockReturnValue(new Promise<never>(() => undefined));
    const newer = { ...towns, version: '2.0.0-bbbb' };
    const source = open();
    answers['/registry.json'] = sampleRegistry({ towns: newer, contact });
    jest.mocked(isHere).mockReturnValue(true);

    expect(await after(0, source.page('/villes/paris'))).toEqual({});
    expect(leaveForDocument).toHaveBeenCalledWith('/villes/paris');
  });

  it('is opened as a document after three tries more', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    jest.mocked(leaveForDocument).mockReturnValue(new Promise<never>(() => undefined));
    const page = open().page('/villes/gerzat');

    await jest.advanceTimersByTimeAsync(6_999);
    expect(leaveForDocument).not.toHaveBeenCalled();

    expect(await after(1, page)).toEqual({});
    expect(loadRemote).toHaveBeenCalledTimes(4);
    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
  });

  it('is unavailable when the document has no answer either, until the visitor tries again', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const source = open();
    expect(await after(7_000, source.page('/villes/gerzat'))).toEqual({ value: { kind: 'unavailable' } });

    jest.mocked(loadRemote).mockResolvedValue(remote());
    expect(source.page('/villes/gerzat')).toEqual({ kind: 'unavailable' });
    source.retry('/villes/gerzat');
    expect(await after(0, source.page('/villes/gerzat'))).toHaveProperty('value.kind', 'page');
  });

  it('is opened as a document at once when only a new document can show it', async () => {
    answers['/registry.json'] = sampleRegistry({ towns, contact }, '2.0.0');

    await after(0, open().page('/villes/gerzat'));

    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('whose view is missing counts as one that cannot be loaded', async () => {
    answers['/releases/towns/1.0.0-aaaa/pages/villes/gerzat.json'] = { ...gerzat, view: 'gone' };

    await after(7_000, open().page('/villes/gerzat'));

    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
  });
});

describe('a page prefetched on intent', () => {
  it('is not asked for again', async () => {
    const source = open();
    source.prefetch('/villes/gerzat');
    source.prefetch('/villes/gerzat');
    await jest.advanceTimersByTimeAsync(0);
    fetchMock.mockClear();
    jest.mocked(loadRemote).mockClear();

    expect(await after(0, source.page('/villes/gerzat'))).toHaveProperty('value.record', gerzat);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('fails without a word, and is asked for again by the visit', async () => {
    jest.mocked(loadRemote).mockRejectedValueOnce(new Error('dead'));
    const source = open();
    source.prefetch('/villes/gerzat');
    await jest.advanceTimersByTimeAsync(0);
    expect(console.error).not.toHaveBeenCalled();

    expect(await after(0, source.page('/villes/gerzat'))).toHaveProperty('value.kind', 'page');
  });

  it('does not take the visitor away when only a new document can show it', async () => {
    answers['/registry.json'] = sampleRegistry({ towns, contact }, '2.0.0');
    const source = open();
    source.prefetch('/villes/gerzat');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(leaveForDocument).not.toHaveBeenCalled();

    await after(0, source.page('/villes/gerzat'));
    expect(leaveForDocument).toHaveBeenCalledWith('/villes/gerzat');
  });
});
