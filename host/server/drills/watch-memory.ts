import { decoderProcesses, textOf } from '../testing/decoder-processes';

/**
 * Measures the memory of a form service every 50 ms, on systems that have `/proc`.
 * @returns a function that ends the measurement. It returns the peaks in megabytes and, in `decoders`, the number of
 * decoder processes that were observed.
 */
export function watchMemory({ receiver, desk }: { receiver: number; desk: number }) {
  const seen = { receiver: 0, desk: 0, decoder: 0, deskAndDecoders: 0, decoders: 0 };
  const ids = new Set<number>();
  const look = () => {
    const ofDesk = memoryOf(desk);
    const children = decoderProcesses(desk);
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

/** Returns the resident memory of a process in megabytes, or 0 if it is unknown. */
export function memoryOf(id: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${id}/status`))?.[1] ?? 0) / 1_024;
}
