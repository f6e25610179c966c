import { originalPositionFor, sourceContentFor, type TraceMap } from '@jridgewell/trace-mapping';
import { readMap } from './release-maps';
import { readReleaseFiles } from './release-record';

/** One line of a stack: with its place in our sources, where a release that is kept tells it. */
export type TracedLine = { text: string; place?: SourcePlace };

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

/**
 * Says where in the sources each frame of a browser's stack is. Never fails on a stack: it may be whatever a
 * stranger sent.
 * @param most lines that are read.
 */
export async function traceStack(releases: string, stack: string, most = 100): Promise<TracedLine[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const traced: TracedLine[] = [];
  for (const text of stack.split(/\r?\n/).slice(0, most)) {
    const [address = '', app = '', version = '', script = '', line, column] = ownFrame.exec(text) ?? [];
    const key = `${app}/${version}/${script}`;
    const map = maps.get(key) ?? mapFor(releases, app, version, script);
    maps.set(key, map);
    const place = placeIn(await map, Number(line), Number(column));
    if (!place) traced.push({ text });
    else {
      const readable = text.replace(address, `${place.file}:${place.line}:${place.column}`);
      traced.push({ text: readable, place: { app, version, ...place } });
    }
  }
  return traced;
}

async function mapFor(releases: string, app: string, version: string, script: string) {
  const release = app === '' ? null : await readReleaseFiles(releases, app, version).catch(() => null);
  return release && readMap(releases, release, script);
}

/** @param line counts from 1, as browsers do, and so does the column. @returns null when it is not known. */
function placeIn(map: TraceMap | null, line: number, column: number) {
  const found = map && line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : null;
  if (!map || !found?.source) return null;
  const source = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim() ?? null;
  return { file: sourceFile(found.source), line: found.line, column: found.column + 1, source };
}

/** @example sourceFile('webpack://towns/remote-towns/src/views.ts') // => 'remote-towns/src/views.ts' */
export const sourceFile = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '');

/** A traced stack for people, one line or two for each of its own. */
export function linesOf(traced: readonly TracedLine[]): string[] {
  return traced.flatMap(({ text, place }) => [
    text,
    ...(place?.source ? [`        ${place.line} | ${place.source}`] : []),
  ]);
}

/** The first frame in our own sources, or else in a library: where to look first. */
export function firstPlace(traced: readonly TracedLine[]): SourcePlace | null {
  const places = traced.flatMap(({ place }) => place ?? []);
  return places.find(({ source }) => source !== null) ?? places[0] ?? null;
}
