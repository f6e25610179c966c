import type { ComponentType } from 'react';
import type { ComposedSite, ComposerInput, HostServerModule } from '@renovation-th/shared/contracts/composer';
import type { PageProps, SlotName } from '@renovation-th/shared/contracts/page';
import type { Completion } from '@renovation-th/shared/contracts/published';
import { contactOf, shellContactOf } from '@renovation-th/shared/identity/contact';
import type { ShellData } from '../../content/shell-data';
import type { Loaded, RenderedPage, RenderRequest } from '../render-page';
import { htmlDocument, type DocumentRequest } from './document';
import { pinned, sectionsOf } from './page-scripts';
import { publishedLists, usedLists } from './published-lists';
import { refusal } from './refusal';
import { serverFiles } from './server-files';
import { pageRecord, sitePages, type RemoteRelease, type SitePage } from './site-pages';
import { siteTexts } from './site-texts';

type HostParts = {
  renderPage: (request: RenderRequest) => RenderedPage;
  shell: Pick<Completion, 'uses'> & { complete: (none: null, lists: never) => ShellData };
  /** @param base URL path of the host's release. */
  frame: (base: string) => Omit<DocumentRequest['host'], 'shell' | 'early'>;
};

/**
 * Composes a site from live releases. The same input gives the same bytes on every machine and Node version, so a
 * rollback of the host restores its earlier documents.
 */
export const siteComposer =
  (parts: HostParts): HostServerModule['composeSite'] =>
  (input) => {
    const remotes = input.others;
    const lists = publishedLists(remotes, input.projects);
    const versions = Object.fromEntries(
      [input.host, ...remotes].map(({ record: { app, version } }) => [app, version]),
    );
    const { pages, failures } = sitePages(remotes, lists);
    const html = documentRenderer(parts, input, remotes, lists);
    const composed = pages.map((page): ComposedSite['pages'][number] => ({
      app: page.owner.record.app,
      declaration: page.declaration,
      html: () => html(page),
    }));
    return {
      serverFiles: () => serverFiles(input, lists),
      pages: [...composed, { app: 'host', declaration: null, html: () => html(null) }],
      failures,
      texts: (changed) =>
        siteTexts(
          versions,
          pages.map(({ declaration }) => ({ ...declaration, changed: changed(declaration.path) })),
          input.identity,
        ),
    };
  };

/** Returns a function that renders the document of a page, or the not-found page for null. */
function documentRenderer(
  parts: HostParts,
  { host, identity, year }: ComposerInput,
  remotes: readonly RemoteRelease[],
  lists: ReturnType<typeof publishedLists>,
): (page: SitePage | null) => Promise<string> {
  const { record, base, text } = host;
  const { version } = record;
  const shell = parts.shell.complete(null, usedLists(lists, parts.shell.uses) as never);
  const hostParts = {
    ...parts.frame(base),
    shell: pinned(base, record, record.entry),
    early: text('client/early.js').trim(),
  };
  const apps = ['host', ...remotes.map(({ record }) => record.app)];

  return async (page) => {
    const path = page ? page.declaration.path : '/404';
    const ofPage = page && pageRecord(page, lists);
    const rendered = parts.renderPage({
      ...{ path, identity, year, shell },
      page: page && ofPage && { record: ofPage, view: await loadView(page) },
      slots: page ? await loadSlots(remotes, page) : {},
    });
    return htmlDocument({
      page: page && ofPage && { ...page.declaration, title: ofPage.title },
      rendered,
      identity,
      year,
      site: {
        ...{ path: page && page.declaration.path, host: version },
        contact: (rendered.sections.length > 0 ? contactOf : shellContactOf)(identity),
        ...sectionsOf(remotes, path, rendered.sections),
      },
      host: hostParts,
      card: page && cardOf(page),
      apps,
    });
  };
}

/** Returns the social card's path. The card of a page made from a list is in the release that publishes the list. */
function cardOf({ owner, declaration: { socialCard } }: SitePage): string | null {
  if (!socialCard) return null;
  return socialCard.startsWith('/') ? socialCard : owner.base + socialCard;
}

async function loadView({ owner, declaration: { path, view } }: SitePage): Promise<Loaded<PageProps<never>>> {
  const load = owner.server.views[view];
  if (load) return loaded(owner, load);
  const { app } = owner.record;
  throw refusal(`${app} has no view "${view}" for ${path}.`, `Release ${app} again.`);
}

/** Loads the slots that the page declares. A slot that no live remote offers is null. */
async function loadSlots(
  remotes: readonly RemoteRelease[],
  { declaration }: SitePage,
): Promise<RenderRequest['slots']> {
  const slots: Record<SlotName, Loaded<object> | null> = {};
  for (const name of declaration.slots ?? []) {
    const owner = remotes.find(({ record }) => record.slots.includes(name));
    const load = owner?.server.slots[name];
    slots[name] = owner && load ? await loaded(owner, load) : null;
  }
  return slots;
}

async function loaded<Props>(
  { record, base }: RemoteRelease,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<Loaded<Props>> {
  return { Component: (await load()).default, app: record.app, base };
}
