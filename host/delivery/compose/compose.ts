import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ReadySlot } from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { syncTree, writeDraft } from '../files';
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
import { draftFolder, publishDraft } from './make-current';
import { publishOffers } from './offered-releases';
import { siteTexts } from './site-texts';
import { writeSite } from './write-site';

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
  const draft = await composeDraft(folders, await readRegistry(folders.releases), options);
  return { ...draft, folder: await publishDraft(folders.site, draft.folder) };
}

/**
 * The same from a registry that may not be the one on disk, into a folder that nobody is served
 * from until `publishDraft`, and that would survive a power cut by then.
 */
export async function composeDraft(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<ComposedSite> {
  const folder = draftFolder(folders.site);
  const paths = await composeInto(folder, folders, registry, options);
  await syncTree(folder);
  return { folder, paths };
}

/**
 * The same into a folder of the caller's own, such as that of a preview. It is there whole or not at all.
 * @returns the paths of the live pages.
 */
export async function composeInto(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
  headers = siteHeaders,
): Promise<readonly string[]> {
  const { releases } = folders;
  const { identity } = options;
  const paths = await writeSite({ folder, releases, registry, headers, identity }, async (place, variant) => {
    const site = await readLiveSite(releases, variant);
    const pages = declaredPages(site);
    await precompress(place, writeTexts(place, folders, site, pages, options));
    return pages.map(({ declaration }) => declaration.path);
  });
  if (identity.allowsOverrides) await publishOffers(releases, folder);
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
    await writeDraft(path.join(folder, file), content);
    return file;
  };
  const render = await pageRenderer(folders, site, options);

  for (const page of pages) yield await write(pageDocumentFile(page.declaration.path), await render(page));
  yield await write('404.html', await render(null));
  for (const [file, text] of Object.entries(siteTexts(site, pages, options))) yield await write(file, text);
}

/**
 * What makes the documents of a site, one by one; null stands for the not-found page.
 * The gate looks at these before anything goes live.
 */
export async function pageRenderer(
  folders: StateFolders,
  site: LiveSite,
  options: ComposeOptions,
): Promise<(page: DeclaredPage | null) => Promise<string>> {
  const host = await hostParts(folders, site);
  return async (page) =>
    page ? pageHtml(folders, site, host, page, options) : notFoundHtml(site, host, options);
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
