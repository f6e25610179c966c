import { readFileSync } from 'node:fs';

/** Returns the ids of a parent process's running decoder processes. */
export function decoderProcesses(parent: number): readonly number[] {
  const children = textOf(`/proc/${parent}/task/${parent}/children`).split(' ').filter(Boolean);
  // The command line of a zombie is empty.
  return children.filter((id) => textOf(`/proc/${id}/cmdline`).includes('decoder-process')).map(Number);
}

/** Reads a file, or returns an empty string. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
