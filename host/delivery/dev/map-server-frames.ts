import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { sourceFile } from '../release/trace-stack';

/** A frame in a server bundle with a map beside it. The path may have spaces. */
const frame = /(?<=\(|at )(\/.+\/server\.cjs):(\d+):(\d+)/;

/** Replaces the frames in server bundles by files and lines of the sources. */
export async function mapServerFrames(stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | null>();
  const lines: string[] = [];
  for (const line of stack.split('\n')) {
    const [position = '', bundle = '', row, column] = frame.exec(line) ?? [];
    if (bundle && !maps.has(bundle)) maps.set(bundle, await mapOf(bundle));
    const map = maps.get(bundle);
    const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    lines.push(found?.source ? line.replace(position, `${sourceFile(found.source)}:${found.line}`) : line);
  }
  return lines.join('\n');
}

const mapOf = (bundle: string) =>
  readFile(`${bundle}.map`, 'utf8').then(
    (text) => new TraceMap(text),
    () => null,
  );
