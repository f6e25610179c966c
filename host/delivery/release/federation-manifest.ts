import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseOrRefuse } from '../parse-or-refuse';
import type { ReleaseRecord } from './release-record';

/** Part of Module Federation's `mf-manifest.json` that a release needs. */
const manifest = z.object({
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/**
 * Reads the scripts of each section from the manifest that the federation plugin wrote. A remote without sections has no
 * manifest.
 */
export async function sectionsIn(folder: string): Promise<ReleaseRecord['sections']> {
  const file = path.join(folder, 'mf-manifest.json');
  if (!existsSync(file)) return {};
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { exposes } = parseOrRefuse(manifest, content, `${file} is not the manifest of a remote`);
  return Object.fromEntries(exposes.map(({ name, assets }) => [name, assets.js.sync]));
}
