import { rm } from 'node:fs/promises';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { askGate } from '../promotion/promote';
import { GateRefusal, type Change } from '../gate/gate';
import { refusalText, type Findings } from '../gate/refusal';
import { afterChange, withLive, type Live } from '../registry';
import { readRegistry } from '../store/log';
import { readRelease, type ReleaseRecord } from '../release/release-record';
import { sampleOptions } from './changes';
import {
  emptySite,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  samplePage,
  type SampleRemote,
} from './sample-releases';

/** Version of the release that the gate judges. */
export const nextVersion = '1.1.0-cccccccccc';
const liveTowns = '1.0.1-bbbbbbbbbb';

export const pageAt = (path: ReleaseRecord['pages'][number]['path']) => samplePage({ path, view: 'page' });

type Named = readonly [app: string, version: string];

/** For each test in a file, makes a site on which the host and towns are live. */
export const gateSiteForEach = () => startedForEach(gateSite, ({ remove }) => remove());

/** Makes a site, and functions that change it and ask the gate about releases. */
async function gateSite() {
  const { folder, ...folders } = await emptySite();
  const { releases } = folders;
  const options = await sampleOptions();
  await promoteSampleSite(releases);

  const changeTo = async (...chosen: Named[]): Promise<Change> => {
    const before = await readRegistry(folders);
    let next: Live = before;
    for (const [app, version] of chosen) next = withLive(next, await readRelease(releases, app, version));
    return { before, next: afterChange(before, next) };
  };
  const findingsOn = async (...chosen: Named[]): Promise<Findings> => {
    const findings = await askGate(folders, await changeTo(...chosen), options.identity).catch(
      (error: unknown) => {
        if (error instanceof GateRefusal) return error.findings;
        throw error;
      },
    );
    if (!findings) throw new Error('There was nothing to judge.');
    return findings;
  };

  return {
    folders,
    options,
    changeTo,
    findingsOn,
    reasonsAgainst: async (...chosen: Named[]) => (await findingsOn(...chosen)).refusals.map(refusalText),
    /** Makes another release of towns live. */
    townsAre: async (sample: SampleRemote) => {
      await releaseSample(releases, 'towns', { version: liveTowns, ...sample });
      await promote(releases, 'towns', liveTowns);
    },
    releaseHost: (version: string, change?: (record: ReleaseRecord) => void, code?: string) =>
      releaseSampleHost(releases, version, change, code),
    /** Makes the release of towns that the gate judges. */
    releaseTowns: (sample?: SampleRemote) =>
      releaseSample(releases, 'towns', { version: nextVersion, ...sample }),
    /** Makes a release of contact live. */
    contactIsLive: async (html: string, sample?: SampleRemote) => {
      await releaseSample(releases, 'contact', { html, ...sample });
      await promote(releases, 'contact', sample?.version ?? '1.0.0-aaaaaaaaaa');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
