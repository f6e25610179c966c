import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ReadySlot } from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { listFiles, readIfThere, writeWhole } from '../files';
import { precompress } from '../precompress';
import { readRegistry, releaseBase } from '../registry';
import { releaseFolder, type ReleasedPage } from '../release-record';
import type { StateFolders } from '../state-folders';
import { htmlDocument, type DocumentRequest } from './document';
import { siteHeaders } from './headers';
import { readLiveSite, slotOwner, type LiveRemoteRelease, type LiveSite } from './live-site';
import { robotsTxt, sitemapXml } from './sitemap';

export type ComposedSite = {
  /** The new folder. `site/current` leads to it. */
  folder: string;
  paths: readonly string[];
};

export type ComposeOptions = {
  identity: Identity;
  /** Of the copyright line. */
  year: number;
};

/**
 * Makes the static site from the registry, the releases and the identity alone: a new folder each
 * time, which becomes `site/current` in one step once it is whole.
 * @throws DeliveryError; what is being served stays as it is.
 */
export async function composeSite(folders: StateFolders, options: ComposeOptions): Promise<ComposedSite> {
  const site = await readLiveSite(folders.releases, await readRegistry(folders.releases));
  const folder = path.join(folders.site, `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}`);
  const pages = site.remotes.flatMap((owner) =>
    owner.record.pages.map((declaration) => ({ owner, declaration })),
  );

  try {
    const write = (file: string, content: string) => writeWhole(path.join(folder, file), content);
    const host = await hostParts(folders, site);
    for (const page of pages)
      await write(fileOf(page.declaration.path), await pageHtml(folders, site, host, page, options));
    await write('404.html', await notFoundHtml(site, host, options));
    await write('registry.json', JSON.stringify(site.registry));
    await write(
      'sitemap.xml',
      sitemapXml(
        options.identity,
        pages.map(({ declaration }) => declaration),
      ),
    );
    await write('robots.txt', robotsTxt(options.identity));
    await precompress(folder, await listFiles(folder));
    await write('headers.json', JSON.stringify(siteHeaders, null, 2));
    await publishReleases(folders.releases, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  await makeCurrent(folders.site, folder);
  return { folder, paths: pages.map(({ declaration }) => declaration.path) };
}

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);

async function hostParts(folders: StateFolders, { host }: LiveSite): Promise<DocumentRequest['host']> {
  const release = releaseFolder(folders.releases, 'host', host.record.version);
  const integrity = host.record.files['client/main.js'];
  if (!integrity)
    throw new DeliveryError('The live host has no hash for main.js.', 'Release the host again.');

  return {
    base: host.base,
    integrity,
    early: (await readFile(path.join(release, 'client', 'early.js'), 'utf8')).trim(),
    css: host.server.siteCss(host.base),
    toasterCss: await host.server.toasterCss(),
    themeColors: host.server.themeColors,
    notFoundTitle: host.server.notFound.title,
    icon: host.base + host.server.siteIcon,
  };
}

type DeclaredPage = { owner: LiveRemoteRelease; declaration: ReleasedPage };

async function pageHtml(
  folders: StateFolders,
  site: LiveSite,
  host: DocumentRequest['host'],
  { owner, declaration }: DeclaredPage,
  options: ComposeOptions,
): Promise<string> {
  const record = await readPageRecord(folders, owner, declaration);
  const View = await loadView(owner, declaration);
  const slots = declaration.slots ?? [];
  const rendered = site.host.server.renderPage({
    path: declaration.path,
    ...options,
    page: { record, View, base: owner.live.base },
    slots: await readySlots(site, slots),
  });

  return htmlDocument({
    page: declaration,
    rendered,
    site: siteDocument(site, options, record, idleScripts(site, owner, declaration)),
    host,
    card: socialCard(rendered.html),
    apps: appsOf(site),
  });
}

/** The page's first picture, in the form that the picture loader makes for social networks. */
function socialCard(html: string): string | null {
  const picture = /(\/releases\/[^" ]+\/pictures\/[^" ]+)-\d+\.(?:avif|webp)/.exec(html)?.[1];
  return picture ? `${picture}-card.jpg` : null;
}

function notFoundHtml(site: LiveSite, host: DocumentRequest['host'], options: ComposeOptions): string {
  const rendered = site.host.server.renderPage({ path: '/404', ...options, page: null, slots: {} });

  return htmlDocument({
    page: null,
    rendered,
    site: siteDocument(site, options, null, []),
    host,
    card: null,
    apps: appsOf(site),
  });
}

function siteDocument(
  site: LiveSite,
  { identity, year }: ComposeOptions,
  page: PageRecord | null,
  scripts: SiteDocument['idleScripts'],
): SiteDocument {
  return { identity, year, registry: site.registry, page, idleScripts: scripts };
}

const appsOf = (site: LiveSite) => ['host', ...site.remotes.map(({ name }) => name)];

async function readPageRecord(
  folders: StateFolders,
  { name, record }: LiveRemoteRelease,
  { path: page }: ReleasedPage,
): Promise<PageRecord> {
  const file = page === '/' ? 'index' : page.slice(1);
  const release = releaseFolder(folders.releases, name, record.version);
  return JSON.parse(
    await readFile(path.join(release, 'client', 'pages', `${file}.json`), 'utf8'),
  ) as PageRecord;
}

async function loadView(
  { name, server }: LiveRemoteRelease,
  { path: page, view }: ReleasedPage,
): Promise<ComponentType<PageProps<never>>> {
  const load = server.remote.views[view];
  if (!load)
    throw new DeliveryError(`${name} has no view « ${view} » for ${page}.`, `Release ${name} again.`);
  return (await load()).default;
}

/** Slots that some live remote offers; the page shows its fallback for the others. */
async function readySlots(
  site: LiveSite,
  names: readonly SlotName[],
): Promise<Partial<Record<SlotName, ReadySlot>>> {
  const ready: Partial<Record<SlotName, ReadySlot>> = {};
  for (const name of names) {
    const owner = slotOwner(site, name);
    const load = owner?.server.remote.slots[name];
    if (owner && load) ready[name] = { Section: (await load()).default, base: owner.live.base };
  }
  return ready;
}

/** Exactly the scripts that the page's sections will ask for, with their hashes. */
function idleScripts(
  site: LiveSite,
  owner: LiveRemoteRelease,
  page: ReleasedPage,
): SiteDocument['idleScripts'] {
  const { record } = site.host;
  const scripts = (record.chunks.federation ?? []).map((file) => pinned(site.host.base, record.files, file));
  const remotePart = ({ record: remote, live }: LiveRemoteRelease, chunk: string) =>
    [remote.entry, ...(remote.chunks.remote ?? []), ...(remote.chunks[chunk] ?? [])].map((file) =>
      pinned(live.base, remote.files, file),
    );

  scripts.push(...remotePart(owner, `view-${page.view}`));
  for (const slot of page.slots ?? []) {
    const offering = slotOwner(site, slot);
    if (offering) scripts.push(...remotePart(offering, `slot-${slot}`));
  }
  return [...new Map(scripts.map((script) => [script[0], script])).values()];
}

function pinned(base: string, files: Record<string, string>, file: string): readonly [string, string] {
  const integrity = files[`client/${file}`];
  if (!integrity) throw new DeliveryError(`${base}${file} has no hash in its release.`, 'Release it again.');
  return [base + file, integrity];
}

/**
 * Puts the published half of every release on disk into the site, the live ones and the old ones:
 * a tab opened before a deploy goes on asking for the files it was made with.
 */
async function publishReleases(releases: string, folder: string): Promise<void> {
  for (const app of await foldersIn(releases)) {
    for (const version of await foldersIn(path.join(releases, app))) {
      const from = path.join(releaseFolder(releases, app, version), 'client');
      const to = path.join(folder, releaseBase(app, version));
      if (await readIfThere(path.join(releaseFolder(releases, app, version), 'release.json')))
        await linkTree(from, to);
    }
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** Hard links, since releases never change; copies where the file system has none. */
async function linkTree(from: string, to: string): Promise<void> {
  try {
    for (const file of await listFiles(from)) {
      await mkdir(path.dirname(path.join(to, file)), { recursive: true });
      await link(path.join(from, file), path.join(to, file)).catch(() =>
        copyFile(path.join(from, file), path.join(to, file)),
      );
    }
  } catch {
    await cp(from, to, { recursive: true });
  }
}

/** Switches `current` in one step, and removes composed sites but the last two. */
async function makeCurrent(siteFolder: string, folder: string): Promise<void> {
  const current = path.join(siteFolder, 'current');
  const draft = path.join(siteFolder, `.current-${process.pid}`);
  await rm(draft, { force: true });
  await symlink(path.basename(folder), draft);
  await rename(draft, current);

  const live = await readlink(current);
  const others = (await foldersIn(siteFolder)).filter((name) => name !== live && name !== 'current').sort();
  for (const old of others.slice(0, -1))
    await rm(path.join(siteFolder, old), { recursive: true, force: true });
}
