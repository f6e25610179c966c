import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { sampleRemote } from '../testing/sample-site-document';
import { loadExposedModule } from './federation-runtime';
import { holdRelease, isHere, loadRemote } from './load-remote';

jest.mock('./federation-runtime', () => ({ loadExposedModule: jest.fn() }));

const exposed: Remote = { contract: contractVersion, views: {}, slots: {} };
const load = jest.mocked(loadExposedModule);

/** Two releases of an app that no other test knows: reservations last as long as the document. */
function newApp(name: string): [a: LiveRemote, b: LiveRemote] {
  return [sampleRemote(name), sampleRemote(name, { version: '2.0.0-bbbb' })];
}

/** What the browser does when the entry's script is executed. */
const runEntry = ({ container }: LiveRemote) => Object.assign(globalThis, { [container]: {} });

/** Loading that ends when the test says so. */
function pendingLoad() {
  let arrive = () => {};
  let fail = () => {};
  load.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      arrive = () => resolve(exposed);
      fail = () => reject(new Error('offline'));
    }),
  );
  return { arrive, fail };
}

beforeEach(() => load.mockReset().mockResolvedValue(exposed));

describe('The release of an app in one document', () => {
  it('is bound to the document once its code is here', async () => {
    const [a, b] = newApp('loaded');
    load.mockImplementation(async (remote) => (runEntry(remote), exposed));

    await expect(loadRemote(a)).resolves.toBe(exposed);

    expect(isHere(b)).toBe(true);
    await expect(loadRemote(b)).rejects.toThrow('bound to 1.0.0-aaaa');
  });

  it('is bound by a page of it that came with the document', async () => {
    const [a, b] = newApp('shown');
    holdRelease(a);

    await expect(loadRemote(b)).rejects.toThrow('bound to 1.0.0-aaaa');
    await expect(loadRemote(a)).resolves.toBe(exposed);
  });

  it('is reserved while it is still on its way', async () => {
    const [a, b] = newApp('slow');
    const arrival = pendingLoad();
    const first = loadRemote(a);

    expect(isHere(b)).toBe(true);
    await expect(loadRemote(b)).rejects.toThrow('bound to');
    arrival.arrive();
    await expect(first).resolves.toBe(exposed);
  });

  it('is free again when it could not be had', async () => {
    const [a, b] = newApp('failed');
    const arrival = pendingLoad();
    const first = loadRemote(a);
    arrival.fail();
    await expect(first).rejects.toThrow('offline');

    expect(isHere(a)).toBe(false);
    await expect(loadRemote(b)).resolves.toBe(exposed);
  });

  it('stays reserved as long as one section still waits for it', async () => {
    const [a, b] = newApp('two-sections');
    const [first, second] = [pendingLoad(), pendingLoad()];
    const [one, other] = [loadRemote(a), loadRemote(a)];

    first.fail();
    await expect(one).rejects.toThrow('offline');
    await expect(loadRemote(b)).rejects.toThrow('bound to');
    second.arrive();
    await expect(other).resolves.toBe(exposed);
  });

  it('stays bound when its entry ran and something behind it failed', async () => {
    const [a, b] = newApp('half-loaded');
    load.mockImplementationOnce(async (remote) => {
      runEntry(remote);
      throw new Error('A chunk is missing.');
    });
    await expect(loadRemote(a)).rejects.toThrow('missing');

    await expect(loadRemote(b)).rejects.toThrow('bound to');
    await expect(loadRemote(a)).resolves.toBe(exposed);
  });
});
