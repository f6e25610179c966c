import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { ComposeOptions } from '../compose/compose-options';
import { promoteReleases } from '../promotion/changes';
import { emptySiteForEach } from '../testing/sample-releases';
import { publish } from './publish';
import {
  prepared,
  releaseTowns,
  sampleProject,
  served,
  startOwnersSite,
  titleOfProjects,
} from './testing/owners-site';

const folders = emptySiteForEach();
const volets = '/realisations/volets-repeints-riom-2026-03';
const next = '1.1.0-cccccccccc';
let options: ComposeOptions;

beforeEach(async () => void (options = await startOwnersSite(folders)));

const publishing = async (projects: readonly JsonValue[]) =>
  publish(folders, await prepared(folders.folder, { identity: {}, projects }), options, () => undefined);
const promoteTowns = () => promoteReleases(folders, () => [{ app: 'towns', version: next }], options);
const document = (page: string) => served(folders, `${page.slice(1)}/index.html`);

describe('The page of a town', () => {
  it('can show the number of projects in its title while there are projects', async () => {
    await releaseTowns(folders, next, ['riom', 'volvic'], titleOfProjects);
    await promoteTowns();
    const before = await document('/villes/riom');
    const { pages } = await publishing([sampleProject()]);

    expect(pages.map(({ path }) => path).sort()).toEqual([volets, '/villes/riom']);
    const now = await document('/villes/riom');
    expect(now).toContain('<title>Artisan à Riom, 1 chantier</title>');
    expect(now).toContain('og:title" content="Artisan à Riom, 1 chantier"');
    await publishing([]);
    expect(await document('/villes/riom')).toBe(before);
  });
});

describe('A page that is made from a list', () => {
  it('prevents the removal of a town that it uses, and the refusal names both apps', async () => {
    await publishing([sampleProject({ place: 'volvic' })]);
    await releaseTowns(folders, next, ['riom']);
    await expect(promoteTowns()).rejects.toThrow(
      /\(towns\): marketing uses "volvic", which towns no longer publishes/,
    );
  });
});
