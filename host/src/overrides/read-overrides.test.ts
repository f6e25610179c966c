import type { OfferedRelease } from '@renovation-th/shared/contracts/site-document';
import { dropOverrides, readOverrides } from './read-overrides';

const integrity = `sha384-${'b'.repeat(64)}` as const;
const offer: OfferedRelease = {
  name: 'towns',
  container: 'remote_towns',
  version: '1.0.0-bbbb',
  contract: '3.3.0',
  entry: 'remoteEntry.js',
  integrity,
  mounts: ['/villes'],
  slots: ['town-links'],
};

/** What each address answers; the others are not there. */
let answers: Record<string, unknown> = {};
const fetchMock = jest.fn(async (given: URL | string) => {
  const { href } = new URL(given, location.href);
  return { ok: href in answers, status: href in answers ? 200 : 404, json: async () => answers[href] };
});
let warn: jest.SpyInstance;

const set = (name: string, address: string) => localStorage.setItem(`rth:override:${name}`, address);
const said = () => warn.mock.calls.map(([message]) => String(message));

beforeEach(() => {
  localStorage.clear();
  answers = {};
  fetchMock.mockClear();
  Object.assign(globalThis, { fetch: fetchMock });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an override', () => {
  it('takes the place of the live release, pinned to the hash that its release gives', async () => {
    answers['http://localhost:4102/remote.json'] = {
      ...offer,
      entry: 'releases/towns/1.0.0-bbbb/remoteEntry.js',
    };
    set('towns', 'http://localhost:4102/remote.json');

    expect(await readOverrides()).toEqual({
      towns: {
        container: 'remote_towns',
        version: '1.0.0-bbbb',
        base: 'http://localhost:4102/releases/towns/1.0.0-bbbb/',
        entry: 'remoteEntry.js',
        integrity,
        mounts: ['/villes'],
        hasDocuments: false,
      },
    });
    expect(said()).toEqual([]);
  });

  it.each([
    '/releases/towns/1.0.0-bbbb/remote.json',
    '/releases/towns/1.0.0-bbbb/remoteEntry.js',
    '/releases/towns/1.0.0-bbbb/',
    'http://localhost/releases/towns/1.0.0-bbbb/remoteEntry.js',
  ])('may be any address in the folder of a release of this site: %s', async (address) => {
    answers['http://localhost/releases/towns/1.0.0-bbbb/remote.json'] = offer;
    set('towns', address);

    expect((await readOverrides()).towns).toMatchObject({
      base: '/releases/towns/1.0.0-bbbb/',
      entry: 'remoteEntry.js',
    });
  });

  it.each([
    ['no address', 'http://', /« http:\/\/ » is no address\. Give one such as http:\/\/localhost:4102/],
    [
      'another site',
      'https://elsewhere.example/remote.json',
      /elsewhere\.example is neither this site nor localhost/,
    ],
    ['a name that only looks like localhost', 'http://localhost.elsewhere.example/', /is neither this site/],
    ['a script', 'javascript:alert(1)', /is neither this site nor localhost/],
    ['a place where nothing is', 'http://localhost:4102/', /localhost:4102\/remote\.json answered 404/],
  ])('that is %s is ignored, and the console says why', async (_, address, reason) => {
    set('towns', address);

    expect(await readOverrides()).toEqual({});
    expect(said()).toEqual([expect.stringMatching(reason)]);
    expect(said()[0]).toMatch(/^rth:override:towns is ignored\. /);
  });

  it.each([
    ['without a hash', { ...offer, integrity: '' }, /does not describe a release with the hash of its entry/],
    ['whose hash is a word', { ...offer, integrity: 'undefined' }, /does not describe a release/],
    ['that is nothing of the kind', 'hello', /does not describe a release/],
    ['of another remote', { ...offer, name: 'contact' }, /is of the remote « contact »/],
    ['that leads away', { ...offer, entry: 'https://elsewhere.example/x.js' }, /leads to another origin/],
  ])('with a description %s is ignored', async (_, description, reason) => {
    answers['http://localhost:4102/remote.json'] = description;
    set('towns', 'http://localhost:4102/remote.json');

    expect(await readOverrides()).toEqual({});
    expect(said()).toEqual([expect.stringMatching(reason)]);
  });

  it('is forgotten with all others, and nothing else is', () => {
    set('towns', 'http://localhost:4102/');
    set('nonsense', '');
    localStorage.setItem('theme', 'dark');

    dropOverrides();

    expect(Object.keys(localStorage)).toEqual(['theme']);
  });
});

it('Where storage is refused, there are no overrides', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  set('towns', 'http://localhost:4102/');

  expect(await readOverrides()).toEqual({});
});
