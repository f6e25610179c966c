/** Told of each part as it arrives. `header` is without the empty line after it. */
export type PartListener = {
  begin(header: Buffer): void;
  /** Valid until it returns: copy what is to be kept. */
  content(bytes: Buffer): void;
  end(): void;
};

export type MultipartReader = {
  /** Reads on. Work and memory are bounded by the length of the bytes, whatever they are. */
  push(bytes: Buffer): void;
  /** Where it stands. Nothing is read any more once it is `whole`, `broken` or `too-many-parts`. */
  state(): 'reading' | 'whole' | 'broken' | 'too-many-parts';
};

/** What comes next. */
type Place = 'preamble' | 'delimiter' | 'header' | 'content';

/** In bytes, but for the number of parts. */
type ReaderLimits = { parts: number; header: number };

/** As the standard has it: https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1 */
const longestBoundary = 70;
const headerEnd = Buffer.from('\r\n\r\n');
const lineBreak = Buffer.from('\r\n');

/** Reads `multipart/form-data` as it arrives, in one pass over the bytes. */
export function multipartReader(
  boundary: string,
  limits: ReaderLimits,
  listener: PartListener,
): MultipartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let place: Place = 'preamble';
  let state: ReturnType<MultipartReader['state']> =
    boundary === '' || boundary.length > longestBoundary ? 'broken' : 'reading';
  let parts = 0;
  // Bytes that wait for more. The initial line break lets a body begin with a delimiter.
  let rest: Buffer = lineBreak;

  /** @returns how far it came; no further than `from` when it needs more bytes. */
  const steps: Record<Place, (data: Buffer, from: number) => number> = {
    preamble: (data, from) => readUntilDelimiter(data, from),
    content: (data, from) => readUntilDelimiter(data, from),
    delimiter(data, from) {
      if (data.length - from < 2) return from;
      if (data[from] === dash && data[from + 1] === dash) {
        state = 'whole';
      } else if (!data.subarray(from, from + 2).equals(lineBreak)) {
        state = 'broken';
      } else if (parts >= limits.parts) {
        state = 'too-many-parts';
      } else {
        parts += 1;
        place = 'header';
      }
      // The line break stays: in a part without a header it is the first half of the empty line.
      return from;
    },
    header(data, from) {
      const end = data.indexOf(headerEnd, from);
      if ((end === -1 ? data.length : end) - from > limits.header) state = 'broken';
      if (end === -1 || state === 'broken') return from;
      place = 'content';
      listener.begin(data.subarray(Math.min(from + lineBreak.length, end), end));
      return end + headerEnd.length;
    },
  };

  function readUntilDelimiter(data: Buffer, from: number): number {
    const found = data.indexOf(delimiter, from);
    // The last bytes may be the first of a delimiter.
    const end = found === -1 ? Math.max(from, data.length - delimiter.length + 1) : found;
    if (place === 'content' && end > from) listener.content(data.subarray(from, end));
    if (found === -1) return end;
    if (place === 'content') listener.end();
    place = 'delimiter';
    return found + delimiter.length;
  }

  return {
    push(bytes) {
      const data = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      let at = 0;
      for (let before: Place | null = null; before !== place && state === 'reading';) {
        before = place;
        at = steps[place](data, at);
      }
      rest = state === 'reading' ? Buffer.from(data.subarray(at)) : Buffer.alloc(0);
    },
    state: () => state,
  };
}

const dash = 0x2d;
