/** What a photograph must be to be sent, and how many. */
export const photoRules = {
  most: 5,
  /** Of the reduced picture. Five of them fit into what a forwarding service takes, 10 MB. */
  bytes: 2_000_000,
  /** Pixels of the longer side: enough to judge a crack or a roof by. */
  edge: 2_000,
  /** Beyond this, a telephone may run out of memory while it reads the picture. */
  originalBytes: 60_000_000,
} as const;

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];
// Some systems name no type for HEIC, so the endings count too.
const endings = ['.heic', '.heif'];

/** For the file field: what its dialog offers. */
export const acceptedPhotos = [...types, ...endings].join(',');

/** Not offered, since no camera makes them; a browser that reads one turns it into a JPEG like any other. */
const unusualTypes = ['image/avif'];

/** Whether it says of itself that it is a photograph. Whether it can be read is another question. */
export function looksLikePhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return (
    [...types, ...unusualTypes].includes(type) ||
    endings.some((ending) => name.toLowerCase().endsWith(ending))
  );
}

/** « 412 Ko », « 1,4 Mo » */
export function frenchSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0Ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
