import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import { contactOf, shellContactOf } from '@renovation-th/shared/identity/contact';
import type { Loaded, RenderRequest } from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { usedLists } from '../published-lists';
import { recordFileOf, releaseFolder } from '../release-record';
import type { ComposeOptions } from './compose-options';
import { htmlDocument, type DocumentRequest } from './document';
import { pinned, sectionsOf } from './page-scripts';
import { slotOwner, type DeclaredPage, type LiveRemoteRelease, type LiveSite } from './live-site';

/** What makes the documents of a site, each when it is asked for; null stands for the not-found page, which has no record. */
export type PageRenderer = (page: DeclaredPage | null, record: PageRecord | null) => Promise<string>;

/**
 * The record of a page with the data that its view receives, and the title that goes with them.
 * @throws DeliveryError when nobody publishes what it uses, NotPublished for a name that is not in a list, and
 * whatever else the page's own code throws.
 */
export function pageRecord(releases: string, site: LiveSite, page: DeclaredPage): PageRecord {
  const { owner, declaration } = page;
  const record = page.record ?? recordInRelease(releases, page);
  const completion = owner.server.completions?.[declaration.view];
  if (!completion) return record;

  const declared = record.data as never;
  const lists = usedLists(site.lists, completion.uses);
  const title = completion.title?.(record.title, declared, lists) ?? record.title;
  return { ...record, title, data: completion.complete(declared, lists) };
}

function recordInRelease(releases: string, { owner, declaration }: DeclaredPage): PageRecord {
  const folder = releaseFolder(releases, owner.name, owner.record.version);
  return JSON.parse(readFileSync(path.join(folder, recordFileOf(declaration)), 'utf8')) as PageRecord;
}

/** The renderer of a site. */
export async function pageRenderer(
  releases: string,
  site: LiveSite,
  options: ComposeOptions,
): Promise<PageRenderer> {
  const host = await hostParts(releases, site);
  const apps = ['host', ...site.remotes.map(({ name }) => name)];

  return async (page, record) => {
    const path = page ? page.declaration.path : '/404';
    const rendered = site.host.server.renderPage({
      path,
      ...options,
      shell: site.shell,
      page: page && record && { record, view: await loadView(page) },
      slots: page ? await loadSlots(site, page) : {},
    });

    return htmlDocument({
      page: page && record && { ...page.declaration, title: record.title },
      rendered,
      identity: options.identity,
      site: {
        path: page && page.declaration.path,
        host: site.host.record.version,
        contract: site.host.record.contract,
        contact: (rendered.sections.length > 0 ? contactOf : shellContactOf)(options.identity),
        ...sectionsOf(site, path, rendered.sections),
      },
      host,
      card: page && cardOf(page),
      apps,
    });
  };
}

/** Address below the origin. That of a page made from a list lies in the release of the list. */
function cardOf({ owner, declaration: { socialCard } }: DeclaredPage): string | null {
  if (!socialCard) return null;
  return socialCard.startsWith('/') ? socialCard : owner.live.base + socialCard;
}

async function hostParts(releases: string, { host }: LiveSite): Promise<DocumentRequest['host']> {
  const release = releaseFolder(releases, 'host', host.record.version);
  const inlined = async (file: string) => (await readFile(path.join(release, 'client', file), 'utf8')).trim();
  const { server, base, record } = host;

  return {
    shell: pinned(base, record, record.entry),
    failures: pinned(base, record, 'failures.js'),
    early: await inlined('early.js'),
    earlySections: await inlined('early-sections.js'),
    css: server.siteCss(base),
    themeColors: server.themeColors,
    notFoundTitle: server.notFound.title,
    icon: base + server.siteIcon,
    titleFont: base + server.titleFont,
  };
}

async function loadView({ owner, declaration }: DeclaredPage): Promise<Loaded<PageProps<never>>> {
  const load = owner.server.views[declaration.view];
  if (!load) {
    throw new DeliveryError(
      `${owner.name} has no view « ${declaration.view} » for ${declaration.path}.`,
      `Release ${owner.name} again.`,
    );
  }
  return loaded(owner, load);
}

/** Slots that some live remote offers; the page shows its fallback for the others. */
async function loadSlots(site: LiveSite, { declaration }: DeclaredPage): Promise<RenderRequest['slots']> {
  const slots: Partial<Record<SlotName, Loaded<object>>> = {};
  for (const name of declaration.slots ?? []) {
    const owner = slotOwner(site, name);
    const load = owner?.server.slots[name];
    if (owner && load) slots[name] = await loaded(owner, load);
  }
  return slots;
}

async function loaded<Props>(
  { name, live }: LiveRemoteRelease,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<Loaded<Props>> {
  return { Component: (await load()).default, app: name, base: live.base };
}
