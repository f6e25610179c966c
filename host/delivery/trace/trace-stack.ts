import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { DeliveryError } from '../delivery-error';
import { readMap } from '../release-maps';
import { readReleaseFiles } from '../release-record';

/** One line of a stack: with its place in our sources, or the reason why nothing is known of a frame. */
export type TracedLine = { text: string; place?: SourcePlace; reason?: string };

/** Where in the sources of a release something happened. */
export type SourcePlace = {
  app: string;
  version: string;
  /** Below the repository: `remote-towns/src/pages/TownPage.tsx`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The line itself; null for libraries and what webpack adds. */
  source: string | null;
};

/** In a script of a release, wherever the site lies. Firefox and Safari write `f@address`, Chrome `at f (address)`. */
const ownFrame =
  /(?:https?:\/\/[^\s/()@]+)?\/releases\/([a-z0-9-]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/([^\s:?#()]+\.js)(?:\?[^\s:()]*)?:(\d+)(?::(\d+))?/;
const anyFrame = /^\s*at\s|@(?:\w+:|\[native code\])|:\d+:\d+\)?$/;

/**
 * Says where in the sources each frame of a browser's stack is. Never fails on a stack: it may be whatever a
 * stranger sent.
 * @param most lines that are read.
 */
export async function traceStack(releases: string, stack: string, most = 100): Promise<TracedLine[]> {
  const maps = new Map<string, ReturnType<typeof mapFor>>();
  const traced: TracedLine[] = [];
  for (const text of stack.split(/\r?\n/).slice(0, most)) {
    const found = ownFrame.exec(text);
    if (!found) {
      traced.push(anyFrame.test(text) ? { text, reason: 'it is in no script of a release' } : { text });
      continue;
    }
    const [address, app = '', version = '', script = '', line = '', column] = found;
    const key = `${app}/${version}/${script}`;
    const known = maps.get(key) ?? mapFor(releases, app, version, script);
    maps.set(key, known);
    const map = await known;
    const place = map instanceof TraceMap ? placeIn(map, Number(line), column) : map.missing;
    if (typeof place === 'string') traced.push({ text, reason: place });
    else {
      const readable = text.replace(address, `${place.file}:${place.line}:${place.column}`);
      traced.push({ text: readable, place: { app, version, ...place } });
    }
  }
  return traced;
}

async function mapFor(releases: string, app: string, version: string, script: string) {
  try {
    return await readMap(releases, await readReleaseFiles(releases, app, version), script);
  } catch (error) {
    if (error instanceof DeliveryError) return { missing: error.message.split('\n')[0] ?? '' };
    throw error;
  }
}

/** @param line counts from 1, as browsers do, and so does the column. @returns a reason when there is none. */
function placeIn(map: TraceMap, line: number, column: string | undefined) {
  if (column === undefined) return 'it has no column, and scripts have one line';
  const isPlace = line > 0 && Number(column) > 0;
  const found = isPlace ? originalPositionFor(map, { line, column: Number(column) - 1 }) : null;
  if (!found?.source) return 'the source map has nothing there';
  const source = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim() ?? null;
  const file = found.source.replace(/^webpack:\/\/[^/]*\//, '');
  return { file, line: found.line, column: found.column + 1, source };
}

/** A traced stack for people, one line or two for each of its own. */
export function linesOf(traced: readonly TracedLine[]): string[] {
  return traced.flatMap(({ text, place, reason }) => [
    reason === undefined ? text : `${text}   (${reason})`,
    ...(place?.source ? [`        ${place.line} | ${place.source}`] : []),
  ]);
}

/** The first frame in our own sources, or else in a library: where to look first. */
export function firstPlace(traced: readonly TracedLine[]): SourcePlace | null {
  const places = traced.flatMap(({ place }) => place ?? []);
  return places.find(({ source }) => source !== null) ?? places[0] ?? null;
}
