import { loadRemote } from '../federation/load-remote';
import {
  after,
  becomeIdle,
  open,
  prepareSource,
  registry,
  remote,
  restoreBrowser,
  riom,
  Section,
} from '../testing/open-source';
import { sampleDocument } from '../testing/sample-site-document';
import { createBrowserSource } from './browser-source';

jest.mock('../federation/load-remote');
jest.mock('../navigation/leave-for-document');

/** Tells whoever watches that these elements are near. */
let comeNear: ((target: Element) => void)[] = [];

beforeEach(() => {
  prepareSource();
  comeNear = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly watched = new Set<Element>();
      constructor(callBack: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.push((target) => this.watched.has(target) && callBack([{ isIntersecting: true }]));
      }
      observe = (element: Element) => void this.watched.add(element);
      disconnect = () => this.watched.clear();
    },
  });
  document.body.innerHTML = `
    <p>Accueil</p>
    <section data-interactive="portfolio"><button>Suivant</button></section>
    <section data-interactive="callback-booking"><button>Rappel</button></section>`;
});
afterEach(() => {
  document.body.replaceChildren();
  restoreBrowser();
});

const part = (name: string) => document.querySelector(`[data-interactive="${name}"]`)!;
const approach = (name: string) => comeNear.forEach((tell) => tell(part(name)));
const touch = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('a first page whose HTML needs no code', () => {
  const kept = () =>
    createBrowserSource(sampleDocument(registry, { ...riom, interactive: false }), '/villes/riom');

  it('is kept, and nothing is loaded for it', async () => {
    const source = kept();
    becomeIdle();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(source.page('/villes/riom')).toEqual({ kind: 'kept' });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('is a page like any other when the visitor comes back to it', async () => {
    const source = kept();
    await after(0, source.page('/villes/gerzat'));

    expect(await after(0, source.page('/villes/riom'))).toMatchObject({
      value: { kind: 'page', arrival: 'navigation' },
    });
  });

  it('is loaded when its HTML has gone', async () => {
    const source = kept();
    source.retry('/villes/riom');
    const loading = source.page('/villes/riom');
    source.retry('/villes/riom');

    expect(source.page('/villes/riom')).toBe(loading);
    expect(await after(0, loading)).toHaveProperty('value.kind', 'page');
  });
});

describe('a first page with parts that need code', () => {
  it('waits for the first of them to come near', async () => {
    const source = open();
    becomeIdle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loadRemote).not.toHaveBeenCalled();

    approach('portfolio');
    expect(await after(0, source.page('/villes/riom'))).toHaveProperty('value.kind', 'page');
  });

  it('waits until one of them is touched, and not for a touch elsewhere', async () => {
    const source = open();
    becomeIdle();
    touch(document.querySelector('p')!);
    await jest.advanceTimersByTimeAsync(0);
    expect(loadRemote).not.toHaveBeenCalled();

    touch(part('callback-booking').querySelector('button')!);
    expect(await after(0, source.page('/villes/riom'))).toHaveProperty('value.kind', 'page');
  });

  it('does not wait when its address asks it something', async () => {
    history.replaceState(null, '', '?realisation=pergola-bois');
    const source = open();
    becomeIdle();
    history.replaceState(null, '', '/');

    expect(await after(0, source.page('/villes/riom'))).toHaveProperty('value.kind', 'page');
  });
});

describe('a slot that stands in the document', () => {
  beforeEach(() => jest.mocked(loadRemote).mockResolvedValue(remote({ 'callback-booking': Section })));

  it('is loaded when it comes near itself, with its own scripts', async () => {
    const site = {
      ...sampleDocument(registry, riom),
      slotScripts: { 'callback-booking': [['/releases/b.js', 'sha384-b'] as const] },
    };
    const source = createBrowserSource(site, '/villes/riom');
    const slot = source.slot('callback-booking');
    expect(await after(60_000, slot)).toEqual({});

    approach('callback-booking');
    expect(await after(0, slot)).toHaveProperty('value.Section', Section);
    expect(document.head.querySelector('link[rel="preload"]')).toHaveAttribute('href', '/releases/b.js');
  });

  it('is loaded at once by the next page that shows it', async () => {
    const source = open();
    void source.slot('callback-booking');
    void source.page('/villes/gerzat');

    expect(await after(0, source.slot('callback-booking'))).toHaveProperty('value.Section', Section);
  });
});
