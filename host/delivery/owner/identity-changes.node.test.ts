import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { ComposeOptions } from '../compose/compose-options';
import { promoteReleases } from '../promotion/changes';
import { liveVersion } from '../registry';
import { readRegistry } from '../store/log';
import { emptySiteForEach } from '../testing/sample-releases';
import { currentOwnersRelease } from './make-owners-release';
import { publish, refresh } from './publish';
import { prepared, sampleProject, served, startOwnersSite } from './testing/owners-site';

const folders = emptySiteForEach();
let options: ComposeOptions;

beforeEach(async () => void (options = await startOwnersSite(folders)));

const publishing = async (identity: JsonValue, projects: readonly JsonValue[] = []) =>
  publish(folders, await prepared(folders.folder, { identity, projects }), options, () => undefined);

describe("A developer's change to identity.json", () => {
  it('changes only fields that the owner has not published', async () => {
    await publishing({ owner: 'Camille Exemple', hourlyRate: '45 €' }, [sampleProject()]);
    const identity = { ...options.identity, tradeName: 'Rénovation du Centre', hourlyRate: '50\u00a0€' };
    const release = async () => [
      await currentOwnersRelease(folders.releases, await readRegistry(folders), identity),
    ];
    await promoteReleases(folders, release, options);

    const live = JSON.parse(await served(folders, '_identity.json'));
    expect(live).toMatchObject({
      tradeName: 'Rénovation du Centre',
      owner: 'Camille Exemple',
      hourlyRate: '45\u00a0€',
    });
    expect(await served(folders, 'realisations/volets-repeints-riom-2026-03/index.html')).toContain(
      'Volets repeints',
    );
    const version = liveVersion(await readRegistry(folders), 'owner');
    expect(await release()).toEqual([{ app: 'owner', version }]);
  });
});

describe('A published closure', () => {
  it('is removed by the first composition after it ends, and earlier compositions change no page', async () => {
    await publishing({ closures: [{ from: '2026-01-01', to: '2999-01-01' }] });
    expect(await served(folders, '_identity.json')).toContain('"isNear":true');
    await refresh(folders, options);
    expect((await refresh(folders, options)).pages).toEqual([]);

    jest.useFakeTimers({
      now: new Date('2999-01-02T10:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    await refresh(folders, options);
    jest.useRealTimers();
    expect(JSON.parse(await served(folders, '_identity.json')).closures).toEqual([]);
  });
});
