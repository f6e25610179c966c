import { open } from 'node:fs/promises';

/** The text at the beginning of a file: what lies on disk may be larger than it ever should be. */
export async function readBeginning(file: string, mostBytes: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mostBytes), 0, mostBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
