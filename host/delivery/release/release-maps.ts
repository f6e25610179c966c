import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import { listFiles, writeDraft, problemOf } from '../files';
import { releaseFolder, type ReleaseFiles } from './release-record';

/** Returns the path of a script's source map in the unpublished half of the release. */
const mapOf = (script: string) => `server/maps/${script}.map.gz`;

const sourceMap = z.object({
  version: z.literal(3),
  names: z.array(z.string()),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()),
  mappings: z.string(),
});

/** Moves the source maps of a new build to the unpublished half of its release. */
export async function moveMaps(draft: string): Promise<void> {
  const client = path.join(draft, 'client');
  for (const file of (await listFiles(client)).filter((name) => name.endsWith('.map'))) {
    const { sources, sourcesContent, ...map } = sourceMap.parse(
      JSON.parse(await readFile(path.join(client, file), 'utf8')),
    );
    // Drops the text of libraries and of webpack's runtime, which would make up most of the map.
    const texts = sourcesContent.map((text, index) => (isOwn(sources[index] ?? '') ? text : null));
    const kept = JSON.stringify({ ...map, sources, sourcesContent: texts });
    const target = path.join(draft, mapOf(file.slice(0, -'.map'.length)));
    await writeDraft(target, await promisify(gzip)(kept, { level: 9 }));
    await rm(path.join(client, file));
  }
}

const isOwn = (source: string) =>
  /^webpack:\/\/[\w-]+\/(?:host|shared|remote-[\w-]+|src|node_modules\/@renovation-th)\//.test(source);

/**
 * Reads the source map of a script, such as `section-TownFilter.d990bb5b.js`.
 * @returns null when the map is missing or does not match its hash.
 */
export async function readMap(
  releases: string,
  { app, version, files }: ReleaseFiles,
  script: string,
): Promise<TraceMap | null> {
  const name = mapOf(script);
  const file = path.join(releaseFolder(releases, app, version), name);
  if (!files[name] || problemOf(file, files[name])) return null;
  const text = (await promisify(gunzip)(await readFile(file))).toString();
  return new TraceMap(sourceMap.parse(JSON.parse(text)) satisfies EncodedSourceMap);
}
