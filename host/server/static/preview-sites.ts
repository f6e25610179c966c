import path from 'node:path';
import { stat } from 'node:fs/promises';
import { currentSite, type ComposedSite } from './composed-site';

/**
 * The preview that a host name means. Browsers take every name below `localhost` to this machine,
 * so that a preview has an origin of its own, and absolute paths in it stay in it.
 * @example previewLabel('towns-1-3-0-3fa9c2d1e0.localhost:8080') // => 'towns-1-3-0-3fa9c2d1e0'
 */
export function previewLabel(host: string | undefined): string | null {
  return /^([a-z0-9-]{1,63})\.localhost(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? null;
}

/** Opens previews by their label; null when there is none. Each is opened once. */
export function previewSites(previewsDir = ''): (label: string) => Promise<ComposedSite | null> {
  const known = new Map<string, () => Promise<ComposedSite>>();

  return async (label) => {
    const folder = path.join(previewsDir, label);
    if (!(await stat(folder).catch(() => null))) {
      known.delete(label);
      return null;
    }
    const open = known.get(label) ?? currentSite(folder);
    known.set(label, open);
    return open();
  };
}
