import { originalPositionFor, sourceContentFor, type TraceMap } from '@jridgewell/trace-mapping';
import { readMap } from './release-maps';
import { readReleaseFiles } from './release-record';

/** A line of a stack trace, with its source position if a source map on this disk contains the position. */
export type TracedLine = { text: string; position?: SourcePosition };

/** A position in the sources of a release. */
export type SourcePosition = {
  app: string;
  version: string;
  /** Path in the repository, such as `remote-towns/src/pages/TownPage.tsx`. */
  file: string;
  /** Lines and columns count from 1. */
  line: number;
  column: number;
  /** Text of the line; null for libraries and webpack's runtime. */
  source: string | null;
};

/** Matches a frame in a script of a release. Firefox and Safari write `f@url`, Chrome writes `at f (url)`. */
const ownFrame =
  /(?:https?:\/\/[^\s/()@]+)?\/releases\/([a-z0-9-]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/([^\s:?#()]+\.js)(?:\?[^\s:()]*)?:(\d+)(?::(\d+))?/;

/**
 * Maps the frames of a browser's stack trace to source positions. Never throws, because a client may send any text.
 * @param most maximum number of lines to read.
 */
export async function traceStack(releases: string, stack: string, most = 100): Promise<TracedLine[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const traced: TracedLine[] = [];
  for (const text of stack.split(/\r?\n/).slice(0, most)) {
    const [url = '', app = '', version = '', script = '', line, column] = ownFrame.exec(text) ?? [];
    const key = `${app}/${version}/${script}`;
    const map = maps.get(key) ?? mapFor(releases, app, version, script);
    maps.set(key, map);
    const position = positionIn(await map, Number(line), Number(column));
    if (!position) traced.push({ text });
    else {
      const readable = text.replace(url, `${position.file}:${position.line}:${position.column}`);
      traced.push({ text: readable, position: { app, version, ...position } });
    }
  }
  return traced;
}

async function mapFor(releases: string, app: string, version: string, script: string) {
  const release = app === '' ? null : await readReleaseFiles(releases, app, version).catch(() => null);
  return release && readMap(releases, release, script);
}

/** @returns null when the map lacks the position. */
function positionIn(map: TraceMap | null, line: number, column: number) {
  const found = map && line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : null;
  if (!map || !found?.source) return null;
  const source = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim() ?? null;
  return { file: sourceFile(found.source), line: found.line, column: found.column + 1, source };
}

/** @example sourceFile('webpack://towns/remote-towns/src/views.ts') // => 'remote-towns/src/views.ts' */
export const sourceFile = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '');

/** Formats a traced stack for display. */
export function linesOf(traced: readonly TracedLine[]): string[] {
  return traced.flatMap(({ text, position }) => [
    text,
    ...(position?.source ? [`        ${position.line} | ${position.source}`] : []),
  ]);
}

/** Returns the first position in our own sources, or else the first in a library. */
export function firstPosition(traced: readonly TracedLine[]): SourcePosition | null {
  const positions = traced.flatMap(({ position }) => position ?? []);
  return positions.find(({ source }) => source !== null) ?? positions[0] ?? null;
}
