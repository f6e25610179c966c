import type { LiveRegistry, LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { namedRemote, sampleRegistry, sampleRemote } from '../testing/sample-site-document';
import { isHere } from './load-remote';
import { createRegistryView, findOwner } from './registry-view';

jest.mock('./load-remote');

const marketing = sampleRemote('marketing', { mounts: ['/', '/services'] });
const towns = sampleRemote('towns', { mounts: ['/villes'], slots: ['town-links'] });
const newTowns = sampleRemote('towns', { mounts: ['/villes'], version: '2.0.0-bbbb' });
const known = sampleRegistry({ marketing, towns });

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

/** What `/registry.json` says now. */
function publish(registry: LiveRegistry) {
  fetchMock.mockResolvedValue({ ok: true, json: async () => registry });
}

function load(...remotes: LiveRemote[]) {
  jest
    .mocked(isHere)
    .mockImplementation(({ container }) => remotes.some((remote) => remote.container === container));
}

beforeEach(() => {
  load();
  fetchMock.mockReset();
  publish(known);
  Object.assign(globalThis, { fetch: fetchMock });
});

describe('the owner of a path', () => {
  it.each([
    ['/', marketing],
    ['/services', marketing],
    ['/services/peinture', marketing],
    ['/villes', towns],
    ['/villes/riom', towns],
    ['/villesx', null],
    ['//', null],
    ['/inconnu', null],
  ])('of %s', (path, owner) => {
    expect(findOwner([marketing, towns], path)).toBe(owner);
  });

  it('is the one with the longest mount, in whatever order they stand', () => {
    const riom = sampleRemote('riom', { mounts: ['/villes/riom'] });

    for (const remotes of [
      [towns, riom],
      [riom, towns],
    ]) {
      expect(findOwner(remotes, '/villes/riom/centre')).toBe(riom);
      expect(findOwner(remotes, '/villes/riom-es-montagnes')).toBe(towns);
    }
  });

  it('is known at once from the document', () => {
    expect(createRegistryView(known).ownerOf('/villes/riom')).toBe(towns);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('offers its slots', () => {
    const view = createRegistryView(known);

    expect(view.offering('town-links')).toBe(towns);
    expect(view.offering('callback-booking')).toBeNull();
  });
});

describe('a remote of which the document tells no release', () => {
  const document = { ...known, remotes: { marketing, towns: namedRemote(towns) } };
  const noAnswer = () => fetchMock.mockRejectedValue(new TypeError('offline'));

  it('owns its pages all the same', () => {
    const riom = sampleRemote('riom', { mounts: ['/villes/riom'] });
    const view = createRegistryView({ ...known, remotes: { towns, riom: namedRemote(riom) } });

    expect(view.ownerOf('/villes/riom/centre')).toEqual(namedRemote(riom));
  });

  it('is entered in the release that is live now', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }));

    await expect(createRegistryView(document).ownerToEnter('/villes/riom')).resolves.toBe(newTowns);
  });

  it('is entered by a new document when the registry cannot be had', async () => {
    noAnswer();

    await expect(createRegistryView(document).ownerToEnter('/villes/riom')).resolves.toBe('elsewhere');
  });

  it('lends its slots from the release that is live now, which is asked for once', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }));
    const view = createRegistryView(document);
    const owner = view.offering('town-links') ?? towns;

    await expect(view.released(owner)).resolves.toBe(newTowns);
    await expect(view.released(owner)).resolves.toBe(newTowns);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('lends none when the registry cannot be had', async () => {
    noAnswer();
    const view = createRegistryView(document);

    await expect(view.released(namedRemote(towns))).rejects.toThrow(
      'No registry tells the release of remote_towns.',
    );
  });
});

describe('a slot of the document', () => {
  it('is of the release that it was prerendered with, whatever is live now', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }));
    const view = createRegistryView(known);
    await view.ownerToEnter('/services');

    await expect(view.released(towns)).resolves.toBe(towns);
  });
});

describe('the owner of a page about to be entered', () => {
  it('is of the release that is live now', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }));
    const view = createRegistryView(known);

    await expect(view.ownerToEnter('/villes/riom')).resolves.toBe(newTowns);
    expect(view.ownerOf('/villes/riom')).toBe(newTowns);
    expect(fetchMock).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it('keeps the release whose code is here, and asks nobody', async () => {
    load(towns);
    publish(sampleRegistry({ marketing, towns: newTowns }));

    await expect(createRegistryView(known).ownerToEnter('/villes/riom')).resolves.toBe(towns);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('keeps a loaded release when another remote is entered', async () => {
    load(towns);
    publish(sampleRegistry({ marketing, towns: newTowns }));
    const view = createRegistryView(known);

    await view.ownerToEnter('/services/peinture');

    expect(view.ownerOf('/villes/riom')).toBe(towns);
  });

  it('is elsewhere when the host has moved on to another contract', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }, '2.0.0'));
    const view = createRegistryView(known);

    await expect(view.ownerToEnter('/villes/riom')).resolves.toBe('elsewhere');
    expect(view.ownerOf('/villes/riom')).toBe(towns);
  });

  it('stays here when the contract has only widened', async () => {
    publish(sampleRegistry({ marketing, towns: newTowns }, '1.4.0'));

    await expect(createRegistryView(known).ownerToEnter('/villes/riom')).resolves.toBe(newTowns);
  });

  it('is elsewhere when it is a remote that the document does not know', async () => {
    publish(sampleRegistry({ marketing, towns, blog: sampleRemote('blog') }));
    const view = createRegistryView(known);

    await expect(view.ownerToEnter('/blog/facades')).resolves.toBe('elsewhere');
    await expect(view.ownerToEnter('/villes/riom')).resolves.toBe(towns);
  });

  it('is nobody for an unknown path, and for that of a remote taken away', async () => {
    publish(sampleRegistry({ marketing }));
    const view = createRegistryView(known);

    await expect(view.ownerToEnter('/inconnu')).resolves.toBeNull();
    await expect(view.ownerToEnter('/villes/riom')).resolves.toBeNull();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['answers with an error', () => Promise.resolve({ ok: false })],
    ['answers nonsense', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
  ])('is that of the document when the registry %s', async (_what, answer) => {
    fetchMock.mockImplementation(answer);

    await expect(createRegistryView(known).ownerToEnter('/villes/riom')).resolves.toBe(towns);
  });
});
