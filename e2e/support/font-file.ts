import { brotliDecompressSync } from 'node:zlib';

/** What a font file can draw. */
export type FontFile = {
  /** Code points. */
  characters: ReadonlySet<number>;
  /** The weights of its axis, or twice the one it is drawn in. */
  weights: readonly [lightest: number, boldest: number];
  /** Tags of what can be varied, such as `wght`. */
  axes: readonly string[];
  /** Tags of what can be substituted, such as `tnum`. */
  features: ReadonlySet<string>;
};

/** @param woff2 the bytes of the file, with a character map of format 4. */
export function readFont(woff2: Buffer): FontFile {
  const tables = unpack(woff2);
  const axes = axesOf(tables.get('fvar'));
  const weight = axes.find(({ tag }) => tag === 'wght');
  const own = tables.get('OS/2')?.readUInt16BE(4) ?? 0;

  return {
    characters: charactersOf(tables.get('cmap')),
    weights: weight ? [weight.min, weight.max] : [own, own],
    axes: axes.map(({ tag }) => tag),
    features: featuresOf(tables.get('GSUB')),
  };
}

/** Numbers of the tables that are read here, as WOFF2 writes them. https://www.w3.org/TR/WOFF2/#table_dir_format */
const knownTags = new Map([
  [0, 'cmap'],
  [6, 'OS/2'],
  [10, 'glyf'],
  [11, 'loca'],
  [28, 'GSUB'],
  [47, 'fvar'],
]);

function unpack(woff2: Buffer): Map<string, Buffer> {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.');
  const directory: { tag: string; length: number }[] = [];
  let at = 48;
  const nextNumber = () => {
    for (let value = 0; ;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte % 128);
      if (byte < 128) return value;
    }
  };

  for (let table = 0; table < woff2.readUInt16BE(12); table++) {
    const flags = woff2.readUInt8(at++);
    const known = flags % 64;
    const tag =
      known < 63 ? (knownTags.get(known) ?? String(known)) : woff2.toString('latin1', at, (at += 4));
    const length = nextNumber();
    // Outlines are rewritten unless the version says 3; other tables only where it says more than 0.
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isRewritten = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    directory.push({ tag, length: isRewritten ? nextNumber() : length });
  }

  const content = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  let start = 0;
  return new Map(directory.map(({ tag, length }) => [tag, content.subarray(start, (start += length))]));
}

function charactersOf(cmap: Buffer | undefined): Set<number> {
  const characters = new Set<number>();
  for (let entry = 0; cmap && entry < cmap.readUInt16BE(2); entry++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + entry * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const doubled = table.readUInt16BE(6);
    for (let at = 14; at < 14 + doubled; at += 2) {
      const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + doubled + 2)];
      for (let code = first; code <= last && code !== 0xffff; code++) characters.add(code);
    }
  }
  return characters;
}

function axesOf(fvar: Buffer | undefined) {
  if (!fvar) return [];
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  return Array.from({ length: count }, (_, axis) => {
    const at = start + axis * size;
    // Fixed-point numbers, of which weights use the whole part.
    return {
      tag: fvar.toString('latin1', at, at + 4),
      min: fvar.readInt16BE(at + 4),
      max: fvar.readInt16BE(at + 12),
    };
  });
}

function featuresOf(gsub: Buffer | undefined): Set<string> {
  if (!gsub) return new Set();
  const list = gsub.subarray(gsub.readUInt16BE(6));
  return new Set(
    Array.from({ length: list.readUInt16BE(0) }, (_, feature) =>
      list.toString('latin1', 2 + feature * 6, 6 + feature * 6),
    ),
  );
}
