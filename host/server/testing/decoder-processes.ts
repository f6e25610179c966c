import { readFileSync } from 'node:fs';

/** The processes that decode photographs for this one, and have not ended. */
export function decoderProcesses(parent: number): readonly number[] {
  const children = textOf(`/proc/${parent}/task/${parent}/children`).split(' ').filter(Boolean);
  // An ended process that nobody has waited for has no command any more.
  return children.filter((id) => textOf(`/proc/${id}/cmdline`).includes('decoder-process')).map(Number);
}

/** Nothing for a process that has just ended, and on systems that do not tell. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
