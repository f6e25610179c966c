import type { Root } from 'react-dom/client';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import type { PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { importWithRetry } from '@renovation-th/shared/kernel';
import { whenInView } from '../early/when-in-view';
import { loadSection } from '../federation/load-section';
import { settle, startRoot, type LoadedSection } from './section-root';

/**
 * Starts each section of the page in the document when it comes into view.
 * @param onEmpty called with the error of a section that has no HTML to fall back to.
 * @returns a function that unmounts all sections when the visitor leaves the page.
 */
export function startSections(site: SiteDocument, onEmpty: (error: unknown) => void): () => void {
  const roots: Root[] = [];
  let hasEnded = false;

  const start = async (element: Element) => {
    const { contact } = site;
    const section = element.getAttribute(marks.section) ?? '';
    try {
      if (!('tradeName' in contact)) throw new Error('A document with sections must have the full contact.');
      preload(site.scripts[section] ?? []);
      const loaded = await importWithRetry(() => loadedSection(site, section));
      if (!hasEnded) roots.push(startRoot(element, contact, loaded, onEmpty));
    } catch (error) {
      // Logs only a warning, because the visitor still has the section's HTML.
      console.warn(`${section} could not be loaded; its HTML is kept.`, error);
      settle(element, marks.lost);
    }
  };
  const stop = whenInView(document.querySelectorAll(`[${marks.section}]`), (element) => void start(element));

  return () => {
    hasEnded = true;
    stop();
    // React must not unmount a root while rendering the next page.
    queueMicrotask(() => roots.forEach((root) => root.unmount()));
  };
}

async function loadedSection(site: SiteDocument, section: string): Promise<LoadedSection> {
  const [app = '', name = ''] = section.split('/');
  const remote = site.remotes[app];
  if (!remote) throw new Error(`The document names no release of ${app}.`);
  return { Component: await loadSection(remote, name), app, base: remote.base };
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
