import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames, type AppName } from '../../webpack/remotes';
import { listFiles } from './files';
import { liveVersion, readRegistry } from './registry';
import { differing, hashesOf, newestReleases, type Hashes } from './testing/compare-sites';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy';

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository();
  await copy.adopt(...appNames);
  await copy.deliver('promote', ...(await newest(...appNames)));
}, 900_000);
afterAll(() => copy.remove(), 60_000);

describe('A list that a remote publishes', () => {
  it('grows by a town with files of one team: one release, and the pages that show it', async () => {
    const before = await sources();
    const pages = await documents();
    const town = await read('remote-towns/src/content/towns/volvic.ts');
    await writeFile(
      path.join(copy.root, 'remote-towns/src/content/towns/aydat.ts'),
      town
        .replaceAll('volvic', 'aydat')
        .replace(/Volvic/g, 'Aydat')
        .replace("model: 'aydat'", "model: 'volvic'"),
    );
    const list = 'remote-towns/src/content/all-towns.ts';
    await copy.replaceText(list, '  chantelle,\n]', '  chantelle,\n  aydat,\n]');
    await copy.replaceText(
      list,
      "import { chantelle } from './towns/chantelle';",
      "import { aydat } from './towns/aydat';\nimport { chantelle } from './towns/chantelle';",
    );
    const others = ['host', 'marketing', 'contact'] as const;
    const versions = await liveVersions();
    const said = await copy.deliver('release', 'towns', ...others);
    await copy.deliver('promote', ...(await newest('towns')));

    expect(differing(before, await sources())).toEqual([list, 'remote-towns/src/content/towns/aydat.ts']);
    expect(said).toMatch(/^towns .* is new$/m);
    for (const app of others) expect(said).toContain(`${app} ${versions[app]} was there already`);
    const changed = differing(pages, await documents());
    // Documents of towns name its release; its neighbours and the list show the town.
    expect(changed.filter((file) => !file.startsWith('villes/'))).toEqual([
      'contact/index.html',
      'zones-intervention/index.html',
    ]);
    expect(changed).toContain('villes/aydat/index.html');
    expect(await served('villes/index.html')).toContain('Quarante-cinq communes et deux départements');
    const zones = await served('zones-intervention/index.html');
    expect(zones).toContain('Trente et une autres communes');
    expect(zones).toContain('href="/villes/aydat"');
    expect(await served('contact/index.html')).toContain('&quot;aydat&quot;:&quot;Aydat&quot;');
  }, 240_000);

  it('grows by a trade in the same way: a release of marketing, and a line in every menu', async () => {
    const before = await sources();
    const pages = await documents();
    const content = 'remote-marketing/src/content';
    const trade = (await read(`${content}/services/peinture.ts`))
      .replace('export const peinture', 'export const isolation')
      .replace("key: 'painting'", "key: 'insulation'")
      .replace("slug: 'peinture'", "slug: 'isolation'")
      .replace("sent: 'Peinture'", "sent: 'Isolation'")
      .replace(/footer: \{.*\}/, "footer: { label: 'Isolation & Combles', rank: 7 }");
    await writeFile(path.join(copy.root, `${content}/services/isolation.ts`), trade);
    await copy.replaceText(
      `${content}/services.ts`,
      '} as const satisfies Record<string, Service>;',
      `  insulation: {
    path: '/services/isolation',
    name: 'Isolation',
    sentence: 'Des combles chauds.',
    parts: [{ label: 'combles', id: 'interieure' }],
  },
} as const satisfies Record<string, Service>;`,
    );
    const records = `${content}/service-records.ts`;
    await copy.replaceText(records, '  renovationExterieur,\n]', '  renovationExterieur,\n  isolation,\n]');
    await copy.replaceText(
      records,
      'import { maconnerie }',
      "import { isolation } from './services/isolation';\nimport { maconnerie }",
    );
    await copy.replaceText(
      `${content}/service-pictures.ts`,
      '  exterior: pictures.windowJoinery,',
      '  exterior: pictures.windowJoinery,\n  insulation: pictures.roomPainted,',
    );
    await copy.replaceText(
      `${content}/overview.ts`,
      '  } satisfies Record<ServiceKey, string>,',
      "    insulation: 'Des combles chauds.',\n  } satisfies Record<ServiceKey, string>,",
    );
    const others = ['host', 'towns', 'contact'] as const;
    const versions = await liveVersions();
    const said = await copy.deliver('release', 'marketing', ...others);
    await copy.deliver('promote', ...(await newest('marketing')));

    expect(differing(before, await sources()).filter((file) => !file.startsWith(content))).toEqual([]);
    expect(said).toMatch(/^marketing .* is new$/m);
    for (const app of others) expect(said).toContain(`${app} ${versions[app]} was there already`);
    const all = await documents();
    const kept = Object.keys(all).filter((file) => all[file] === pages[file]);
    expect(kept.filter((file) => file.endsWith('.html'))).toEqual([]);
    const riom = await served('villes/riom/index.html');
    expect(riom.match(/href="\/services\/isolation"/g)).toHaveLength(3);
    expect(riom).toContain('Isolation &amp; Combles');
    expect(await served('contact/index.html')).toContain('<option value="Isolation">Isolation</option>');
    expect(await served('services/index.html')).toContain('sept métiers');
  }, 240_000);
});

const newest = (...apps: AppName[]) => newestReleases(copy.folders.releases, apps);
const read = (source: string) => readFile(path.join(copy.root, source), 'utf8');
const served = (file: string) => readFile(path.join(copy.folders.site, 'current', file), 'utf8');

async function liveVersions(): Promise<Record<string, string>> {
  const registry = await readRegistry(copy.folders.releases);
  return Object.fromEntries(appNames.map((app) => [app, liveVersion(registry, app) ?? '']));
}

async function sources(): Promise<Hashes> {
  const files = await listFiles(copy.root);
  return hashesOf(
    copy.root,
    files.filter((file) => !file.startsWith('node_modules/')),
  );
}

/** Hashes of the documents that visitors get. */
async function documents(): Promise<Hashes> {
  const site = path.join(copy.folders.site, 'current');
  const files = (await listFiles(site)).filter(
    (file) => file.endsWith('.html') && !/^(?:releases|_)/.test(file),
  );
  return hashesOf(site, files);
}
