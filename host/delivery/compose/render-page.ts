import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { ReadySlot } from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { releaseFolder } from '../release-record';
import type { ComposeOptions } from './compose-inputs';
import { htmlDocument, type DocumentRequest } from './document';
import { documentRegistry } from './document-registry';
import { pinned, scriptsOf } from './page-scripts';
import { slotOwner, type DeclaredPage, type LiveSite } from './live-site';
import { pageRecord } from './page-record';

/** What makes the documents of a site, each when it is asked for; null stands for the not-found page. */
export type PageRenderer = (page: DeclaredPage | null) => Promise<string>;

/** The renderer of a site. */
export async function pageRenderer(
  releases: string,
  site: LiveSite,
  options: ComposeOptions,
): Promise<PageRenderer> {
  const host = await hostParts(releases, site);
  return async (page) =>
    page ? pageHtml(releases, site, host, page, options) : notFoundHtml(site, host, options);
}

async function hostParts(releases: string, { host }: LiveSite): Promise<DocumentRequest['host']> {
  const release = releaseFolder(releases, 'host', host.record.version);
  const [, integrity] = pinned(host.base, host.record, host.record.entry);

  return {
    base: host.base,
    integrity,
    failures:
      'client/failures.js' in host.record.files ? pinned(host.base, host.record, 'failures.js') : null,
    contract: host.record.contract,
    early: (await readFile(path.join(release, 'client', 'early.js'), 'utf8')).trim(),
    css: host.server.siteCss(host.base),
    toasterCss: await host.server.toasterCss(),
    themeColors: host.server.themeColors,
    notFoundTitle: host.server.notFound.title,
    icon: host.base + host.server.siteIcon,
    titleFont: host.base + host.server.titleFont,
  };
}

async function pageHtml(
  releases: string,
  site: LiveSite,
  host: DocumentRequest['host'],
  page: DeclaredPage,
  options: ComposeOptions,
): Promise<string> {
  const { owner, declaration } = page;
  const record = pageRecord(releases, site, page);
  const View = await loadView(page);
  const rendered = site.host.server.renderPage({
    path: declaration.path,
    ...options,
    shell: site.shell as never,
    page: { record, View, base: owner.live.base },
    slots: await readySlots(site, declaration.slots ?? []),
  });

  return htmlDocument({
    page: declaration,
    rendered,
    site: {
      identity: options.identity,
      year: options.year,
      shell: site.shell,
      registry: documentRegistry(site, page),
      page: wanted(record),
      ...scriptsOf(site, page),
    },
    host,
    card: declaration.socialCard ? owner.live.base + declaration.socialCard : null,
    apps: appsOf(site),
  });
}

function notFoundHtml(site: LiveSite, host: DocumentRequest['host'], options: ComposeOptions): string {
  const rendered = site.host.server.renderPage({
    path: '/404',
    ...options,
    shell: site.shell as never,
    page: null,
    slots: {},
  });

  return htmlDocument({
    page: null,
    rendered,
    site: {
      identity: options.identity,
      year: options.year,
      shell: site.shell,
      registry: documentRegistry(site, null),
      page: null,
      idleScripts: [],
      slotScripts: {},
    },
    host,
    card: null,
    apps: appsOf(site),
  });
}

/** Without its data where nothing will be hydrated: the HTML says it already. */
function wanted(record: PageRecord): PageRecord {
  return record.interactive === false ? { ...record, data: null } : record;
}

const appsOf = (site: LiveSite) => ['host', ...site.remotes.map(({ name }) => name)];

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
