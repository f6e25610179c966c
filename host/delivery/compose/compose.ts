import { readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { bucketsFolder, stagedFolder } from '../../server/static/visitor-bucket';
import type { ResponseHeaderRules } from '../../server/static/response-headers';
import type { ReadySlot } from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { listFiles, writeWhole } from '../files';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import { pageDocumentFile } from '../page-files';
import { precompress } from '../precompress';
import { readRegistry, type Registry } from '../registry';
import { releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { htmlDocument, type DocumentRequest } from './document';
import { siteHeaders } from './headers';
import { idleScripts, pinned } from './idle-scripts';
import { declaredPages, readLiveSite, slotOwner, type DeclaredPage, type LiveSite } from './live-site';
import { makeCurrent } from './make-current';
import { nginxFiles, nginxFolder } from './nginx-files';
import { publishReleases } from './publish-releases';
import { robotsTxt, sitemapXml } from './sitemap';
import {
  liveVariant,
  stagedBuckets,
  stagedRelease,
  stagedVariant,
  type StagedRelease,
} from './staged-release';

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
 * time, which becomes `site/current` in one step once it is whole. With a staged release, the folder
 * holds the documents of both variants, and says which visitors get which.
 * @throws DeliveryError; what is being served stays as it is.
 */
export async function composeSite(folders: StateFolders, options: ComposeOptions): Promise<ComposedSite> {
  const registry = await readRegistry(folders.releases);
  const folder = path.join(folders.site, `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}`);

  const paths = await writeSite(folder, folders, registry, { ...options, headers: siteHeaders });
  await makeCurrent(folders.site, folder);
  return { folder, paths };
}

/**
 * Writes a whole site into a new folder, which nobody is led to yet.
 * @returns the paths of the live pages. @throws DeliveryError, and leaves no folder then.
 */
export async function writeSite(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions & { headers: ResponseHeaderRules },
): Promise<readonly string[]> {
  const staged = stagedRelease(registry);
  try {
    const live = await writeVariant(folder, folders, liveVariant(registry), options);
    const others = staged ? await writeStaged(folder, folders, registry, staged, options) : [];
    await writeWhole(path.join(folder, 'headers.json'), JSON.stringify(options.headers, null, 2));
    for (const [name, text] of Object.entries(
      nginxFiles(options.headers, [...new Set([...live, ...others])]),
    ))
      await writeWhole(path.join(folder, nginxFolder, name), text);
    await publishReleases(folders.releases, folder);
    return live;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Writes the documents of one set of releases. @returns the paths of their pages. */
async function writeVariant(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<string[]> {
  const site = await readLiveSite(folders.releases, registry);
  const pages = declaredPages(site);
  await precompress(folder, writeTexts(folder, folders, site, pages, options));
  return pages.map(({ declaration }) => declaration.path);
}

async function writeStaged(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  staged: StagedRelease,
  options: ComposeOptions,
): Promise<string[]> {
  const variant = path.join(folder, stagedFolder);
  const paths = await writeVariant(variant, folders, stagedVariant(registry), options);
  for (const bucket of stagedBuckets(staged))
    await writeWhole(path.join(folder, bucketsFolder, String(bucket)), '');

  // Servers make an ETag of time and length: a visitor who changes sides must not be told « unchanged ».
  const aLittleLater = new Date(Date.now() + 2_000);
  for (const file of await listFiles(variant))
    await utimes(path.join(variant, file), aLittleLater, aLittleLater);
  return paths;
}

/** Writes everything that visitors may ask for. Gives each name once the file is there. */
async function* writeTexts(
  folder: string,
  folders: StateFolders,
  site: LiveSite,
  pages: readonly DeclaredPage[],
  options: ComposeOptions,
): AsyncGenerator<string> {
  const write = async (file: string, content: string) => {
    await writeWhole(path.join(folder, file), content);
    return file;
  };
  const declarations = pages.map(({ declaration }) => declaration);
  const host = await hostParts(folders, site);

  for (const page of pages) {
    const html = await pageHtml(folders, site, host, page, options);
    yield await write(pageDocumentFile(page.declaration.path), html);
  }
  yield await write('404.html', notFoundHtml(site, host, options));
  yield await write('registry.json', JSON.stringify(site.registry));
  yield await write('sitemap.xml', sitemapXml(options.identity, declarations));
  yield await write('robots.txt', robotsTxt(options.identity));
}

async function hostParts(folders: StateFolders, { host }: LiveSite): Promise<DocumentRequest['host']> {
  const release = releaseFolder(folders.releases, 'host', host.record.version);
  const [, integrity] = pinned(host.base, host.record, host.record.entry);

  return {
    base: host.base,
    integrity,
    early: (await readFile(path.join(release, 'client', 'early.js'), 'utf8')).trim(),
    css: host.server.siteCss(host.base),
    toasterCss: await host.server.toasterCss(),
    themeColors: host.server.themeColors,
    notFoundTitle: host.server.notFound.title,
    icon: host.base + host.server.siteIcon,
    fonts: host.server.siteFonts.map((file) => host.base + file),
  };
}

async function pageHtml(
  folders: StateFolders,
  site: LiveSite,
  host: DocumentRequest['host'],
  page: DeclaredPage,
  options: ComposeOptions,
): Promise<string> {
  const { owner, declaration } = page;
  const record = await readPageRecord(folders, page);
  const View = await loadView(page);
  const rendered = site.host.server.renderPage({
    path: declaration.path,
    ...options,
    page: { record, View, base: owner.live.base },
    slots: await readySlots(site, declaration.slots ?? []),
  });

  return htmlDocument({
    page: declaration,
    rendered,
    site: siteDocument(site, options, record, idleScripts(site, page)),
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
  { owner: { name, record }, declaration }: DeclaredPage,
): Promise<PageRecord> {
  const release = releaseFolder(folders.releases, name, record.version);
  const text = await readFile(path.join(release, 'client', pageRecordFile(declaration.path)), 'utf8');
  return JSON.parse(text) as PageRecord;
}

async function loadView({ owner, declaration }: DeclaredPage): Promise<ComponentType<PageProps<never>>> {
  const load = owner.server.remote.views[declaration.view];
  if (!load) {
    throw new DeliveryError(
      `${owner.name} has no view « ${declaration.view} » for ${declaration.path}.`,
      `Release ${owner.name} again.`,
    );
  }
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
