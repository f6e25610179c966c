import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** A generated script, and its source map (version 3, JSON). */
export type MappedScript = {
  code: string;
  map: string;
  /** A text of it that no source has, so that it is a part of its own. */
  inserted?: { name: string; text: string };
};

/** What one package or source folder takes of a script. */
export type Part = {
  name: string;
  /** Bytes of it in the minified script. */
  minified: number;
  /** Bytes that the compressed script would lose without it. What parts have in common counts for none. */
  brotli: number;
};

/**
 * What a script consists of, largest first, and its sizes as a whole.
 * @param root absolute folder of the sources, by which their folders are named.
 */
export function scriptParts(
  script: MappedScript,
  root: string,
): { parts: Part[]; total: Omit<Part, 'name'> } {
  const pieces = attribute(script, root);
  const whole = compressedSize(pieces);
  const names = [...new Set(pieces.map(({ part }) => part))];

  const parts = names.map((name) => ({
    name,
    minified: Buffer.byteLength(join(pieces.filter(({ part }) => part === name))),
    brotli: whole - compressedSize(pieces.filter(({ part }) => part !== name)),
  }));
  return {
    parts: parts.sort((a, b) => b.brotli - a.brotli),
    total: { minified: Buffer.byteLength(join(pieces)), brotli: whole },
  };
}

type Piece = { part: string; text: string };

/**
 * Cuts a script into pieces, each of one part; together they are the script, byte for byte.
 * @throws Error when the map belongs to another script.
 */
function attribute({ code, map, inserted }: MappedScript, root: string): Piece[] {
  const marks: { line: number; column: number; source: string | null }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    marks.push({ line: generatedLine, column: generatedColumn, source }),
  );

  const pieces = code.split(/(?<=\n)/).flatMap((text, index) => {
    const line = index + 1;
    // What comes before the first mapping of a line is the bundler's.
    const starts = [{ line, column: 0, source: null }, ...marks.filter((mark) => mark.line === line)];
    if (starts.some(({ column }) => column > text.length))
      throw new Error('The source map is that of another script.');
    return starts.map(({ column, source }, at) => ({
      part: partOf(source, root),
      text: text.slice(column, starts[at + 1]?.column),
    }));
  });
  return inserted ? insert(pieces, inserted) : pieces;
}

function insert(
  pieces: readonly Piece[],
  { name, text: own }: NonNullable<MappedScript['inserted']>,
): Piece[] {
  return pieces.flatMap(({ part, text }) => {
    const [before = '', after] = text.split(own);
    return after === undefined
      ? [{ part, text }]
      : [
          { part, text: before },
          { part: name, text: own },
          { part, text: after },
        ];
  });
}

/** The package, or the folder below `root`; what is in neither was written by webpack. */
function partOf(source: string | null, root: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '') ?? [];
  if (name) return name;
  const file = source?.startsWith(`${root}/`) && path.posix.relative(root, source);
  return file ? path.posix.dirname(file) : 'webpack';
}

const join = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

const compressedSize = (pieces: readonly Piece[]) => brotliCompressSync(join(pieces)).length;
