import type { Root } from 'react-dom/client';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { PageAddress } from '@renovation-th/shared/host-kernel';
import { importAgain } from '@renovation-th/shared/kernel';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { wantedMark } from '../early/want-sections';
import { loadRemote } from '../federation/load-remote';
import { startRoot, type LoadedSection } from './section-root';

/** The sections of one page. */
type PageSections = {
  /** Starts each section that is wanted and has not started yet. */
  start: () => void;
  /** Ends all of them: the visitor has left the page. */
  end: () => void;
};

/** @param onEmpty called with the error of a section that threw and has no HTML to show instead. */
export function pageSections(
  site: SiteDocument,
  address: PageAddress,
  onEmpty: (error: unknown) => void,
): PageSections {
  /** Those whose code was asked for, with their roots once they have one. */
  const started = new Map<Element, Root | null>();
  let hasEnded = false;

  async function start(element: Element): Promise<void> {
    const { contact } = site;
    const section = element.getAttribute(marks.section) ?? '';
    const [app = '', name = ''] = section.split('/');
    try {
      if (!('tradeName' in contact)) throw new Error('A document with sections tells of the business.');
      preload(site.scripts[section] ?? []);
      const loaded = await importAgain(() => loadSection(site, app, name));
      if (!hasEnded) started.set(element, startRoot(element, { contact, address, onEmpty }, loaded));
    } catch (error) {
      if (hasEnded) return;
      // A warning and no error: the visitor has the whole section, without interactivity.
      console.warn(`${section} could not be loaded; its HTML stays.`, error);
      element.setAttribute(marks.lost, '');
      // The next input asks for it again.
      element.removeAttribute(wantedMark);
      started.delete(element);
      window.repeatInput?.();
      reportFailure('section-load', error, app);
    }
  }

  return {
    start() {
      for (const element of document.querySelectorAll(`[${marks.section}][${wantedMark}]`)) {
        if (started.has(element)) continue;
        started.set(element, null);
        void start(element);
      }
    },
    end() {
      hasEnded = true;
      // Not at once: React is at work on the page that comes.
      queueMicrotask(() => started.forEach((root) => root?.unmount()));
    },
  };
}

/** @throws Error when the release has no such section, or its code cannot be had. */
async function loadSection(site: SiteDocument, app: string, name: string): Promise<LoadedSection> {
  const remote = site.remotes[app];
  if (!remote) throw new Error(`The document names no release of ${app}.`);
  const { sections } = await loadRemote(remote);
  const load = sections[name];
  if (!load) throw new Error(`${app} ${remote.version} has no section "${name}".`);
  const { default: Component } = await load();
  return { Component: Component as LoadedSection['Component'], app, base: remote.base };
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
