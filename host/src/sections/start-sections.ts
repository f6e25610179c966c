import type { Root } from 'react-dom/client';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { ObservableUrl } from '@renovation-th/shared/host-kernel';
import { importWithRetry } from '@renovation-th/shared/kernel';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { wantedMark } from '../early/want-sections';
import { loadSection } from '../federation/load-section';
import { startRoot, type LoadedSection } from './section-root';

type PageSections = {
  /** Starts each wanted section that has not started yet. */
  start: () => void;
  /** Unmounts all sections when the visitor leaves the page. */
  end: () => void;
};

/** Returns the functions that start and unmount a page's sections. */
export function pageSections(
  site: SiteDocument,
  url: ObservableUrl,
  onEmpty: (error: unknown) => void,
): PageSections {
  /** Roots of the sections whose code was requested. A root is null until it exists. */
  const started = new Map<Element, Root | null>();
  let hasEnded = false;

  async function start(element: Element): Promise<void> {
    const { contact } = site;
    const section = element.getAttribute(marks.section) ?? '';
    const [app = '', name = ''] = section.split('/');
    try {
      if (!('tradeName' in contact)) throw new Error('A document with sections must have the full contact.');
      preload(site.scripts[section] ?? []);
      const loaded = await importWithRetry(() => loadedSection(site, app, name));
      if (!hasEnded) started.set(element, startRoot(element, { contact, url, onEmpty }, loaded));
    } catch (error) {
      if (hasEnded) return;
      // Logs only a warning, because the visitor still has the section's HTML.
      console.warn(`${section} could not be loaded; its HTML is kept.`, error);
      element.setAttribute(marks.lost, '');
      // Lets the next input start the section again.
      element.removeAttribute(wantedMark);
      started.delete(element);
      window.replayInput?.();
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
      // React must not unmount a root while rendering the next page.
      queueMicrotask(() => started.forEach((root) => root?.unmount()));
    },
  };
}

async function loadedSection(site: SiteDocument, app: string, name: string): Promise<LoadedSection> {
  const remote = site.remotes[app];
  if (!remote) throw new Error(`The document names no release of ${app}.`);
  const Component = (await loadSection(remote, name)) as LoadedSection['Component'];
  return { Component, app, base: remote.base };
}

/** Preloads a section's scripts, so that its chain of imports costs only one round trip. */
function preload(scripts: readonly PinnedScript[]): void {
  for (const [href, integrity] of scripts) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}
