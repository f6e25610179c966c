import { readdirSync, readFileSync } from 'node:fs';

/** The most memory in use that was seen, in megabytes. */
export type SeenMemory = {
  receiver: number;
  desk: number;
  decoder: number;
  deskAndDecoders: number;
  decoders: number;
};

/**
 * Looks every 50 ms at the processes of a form service, as far as the system tells.
 * @returns stops looking, and tells what was seen; `decoders` counts the processes that were started.
 */
export function watchMemory({ receiver, desk }: { receiver: number; desk: number }): () => SeenMemory {
  const seen = { receiver: 0, desk: 0, decoder: 0, deskAndDecoders: 0, decoders: 0 };
  const ids = new Set<number>();
  const look = () => {
    const ofDesk = memoryOf(desk);
    const children = childrenOf(desk);
    const ofChildren = children.map(memoryOf);
    for (const id of children) ids.add(id);
    seen.receiver = Math.max(seen.receiver, memoryOf(receiver));
    seen.desk = Math.max(seen.desk, ofDesk);
    seen.decoder = Math.max(seen.decoder, ...ofChildren);
    seen.deskAndDecoders = Math.max(
      seen.deskAndDecoders,
      ofChildren.reduce((sum, one) => sum + one, ofDesk),
    );
    seen.decoders = ids.size;
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return seen;
  };
}

/** Resident memory of a process, in megabytes; 0 when it has ended, or the system does not tell. */
export function memoryOf(id: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${id}/status`))?.[1] ?? 0) / 1_024;
}

function childrenOf(id: number): number[] {
  try {
    return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      textOf(`/proc/${id}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Nothing for a process that has just ended, and on systems that do not tell. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
