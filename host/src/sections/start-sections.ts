import type { Root } from 'react-dom/client';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { wantedMark } from '../early/want-sections';
import { loadRemote } from '../federation/load-remote';
import { withRetries } from '../federation/retry';
import { overriddenRemote } from '../overrides/active-overrides';
import { startRoot, type LoadedSection } from './section-root';

/** Sections that have been asked for, with their roots once they have one. */
const started = new Map<Element, Root | null>();

/** Starts each section that is wanted and has not started yet. */
export function startWantedSections(site: SiteDocument): void {
  for (const place of document.querySelectorAll(`[${marks.section}][${wantedMark}]`)) {
    if (started.has(place)) continue;
    started.set(place, null);
    void start(site, place);
  }
}

/** Ends the sections of a page that leaves the document. */
export function endSections(): void {
  for (const root of started.values()) root?.unmount();
  started.clear();
}

async function start(site: SiteDocument, place: Element): Promise<void> {
  const { contact } = site;
  const section = place.getAttribute(marks.section) ?? '';
  const [app = '', name = ''] = section.split('/');
  try {
    if (!('tradeName' in contact)) throw new Error('A document with sections tells of the business.');
    preload(site.scripts[section] ?? []);
    const loaded = await withRetries(() => loadSection(site, app, name));
    // The visitor may have left meanwhile.
    if (started.has(place)) started.set(place, startRoot(place, contact, loaded));
  } catch (error) {
    if (!started.has(place)) return;
    // A warning and no error: the visitor has the whole section, without interactivity.
    console.warn(`${section} could not be loaded; its HTML stays.`, error);
    place.setAttribute(marks.lost, '');
    window.repeatClicks?.();
    reportFailure('section-load', error, app);
  }
}

/** @throws Error when the release has no such section, or its code cannot be had. */
async function loadSection(site: SiteDocument, app: string, name: string): Promise<LoadedSection> {
  const override = overriddenRemote(app);
  const remote = override ?? site.remotes[app];
  if (!remote) throw new Error(`The document names no release of ${app}.`);
  const { sections } = await loadRemote(remote);
  const load = sections[name];
  if (!load) throw new Error(`${app} ${remote.version} has no section « ${name} ».`);
  const { default: Component } = await load();
  return {
    Component: Component as LoadedSection['Component'],
    app,
    base: remote.base,
    isOverride: override !== undefined,
  };
}

/** One round trip for all scripts of a section, instead of one for each link of the chain. */
function preload(scripts: readonly PinnedScript[]): void {
  for (const [href, integrity] of scripts) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
