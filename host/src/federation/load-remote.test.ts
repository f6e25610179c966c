import type { Remote } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { sampleRemote } from '../testing/sample-site-document';
import { loadExposedModule } from './federation-runtime';
import { isBoundElsewhere, loadRemote } from './load-remote';

jest.mock('./federation-runtime', () => ({ loadExposedModule: jest.fn() }));

const exposed: Remote = { contract: contractVersion, sections: {} };
const load = jest.mocked(loadExposedModule);
/** Returns two releases of an app. Each test needs its own app, since the module remembers loaded releases. */
const newApp = (name: string) => [sampleRemote(name), sampleRemote(name, { version: '2.0.0-bbbb' })] as const;

beforeEach(() => load.mockReset().mockResolvedValue(exposed));

describe('a document', () => {
  it('runs one release of an app, so that chunks of two releases are never mixed', async () => {
    const [a, b] = newApp('towns');
    expect(isBoundElsewhere(b)).toBe(false);
    await expect(loadRemote(a)).resolves.toBe(exposed);

    expect(isBoundElsewhere(a)).toBe(false);
    expect(isBoundElsewhere(b)).toBe(true);
    await expect(loadRemote(b)).rejects.toThrow('this document runs 1.0.0-aaaa');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries a release that failed to load', async () => {
    const [a] = newApp('contact');
    load.mockRejectedValueOnce(new Error('offline'));

    await expect(loadRemote(a)).rejects.toThrow('offline');
    await expect(loadRemote(a)).resolves.toBe(exposed);
  });
});
