import { createHash } from 'node:crypto';
import { cleanText } from './clean-text';
import type { FormReader, ParseOptions } from './form-body';
import type { FormFailure } from './form-failures';
import { gatheredBytes } from './gathered-bytes';
import { gatheredFields } from './gathered-fields';
import { multipartReader } from './multipart-reader';
import { partHeader } from './part-header';
import type { SentFile } from './photos/photo-problems';

/** Takes the content of one part. */
type PartReader = { content(bytes: Buffer): void; end(): void };

/** Longest header of a part, in bytes: several times what browsers write. */
const longestHeader = 4 * 1024;
/** Parts beyond fields and files that a form may have before nobody reads on. */
const spareParts = 16;
/** Enough to notice that a value is too long, whatever its last character is. */
const longestCharacter = 4;

const skipping: PartReader = { content: () => undefined, end: () => undefined };

/** Reads `multipart/form-data` as it arrives. */
export function multipartForm(boundary: string, options: ParseOptions): FormReader {
  const { limits, fileMemory, textMemory, isStrict } = options;
  const gathered = gatheredFields(limits);
  const files: SentFile[] = [];
  let failure: FormFailure | null = null;
  let isOver = false;
  let size = 0;
  let textSize = 0;
  let fileCount = 0;
  let part = skipping;

  /** Notes a failure; the rest is still read unless `isStrict`, so that the visitor gets back all he typed. */
  const note = (problem: FormFailure | null) => {
    failure ??= problem;
    if (failure && isStrict) isOver = true;
  };
  const stop = (problem: FormFailure) => {
    failure ??= problem;
    isOver = true;
  };

  function textPart(name: string): PartReader {
    const most = limits.fieldValue + longestCharacter;
    const value = gatheredBytes(textMemory.take);
    return {
      content(bytes) {
        const kept = bytes.subarray(0, Math.max(0, most - value.length()));
        textSize += kept.length;
        if (textSize > limits.text + most) stop('body-too-large');
        else if (!value.add(kept)) stop('busy');
      },
      end() {
        // Bytes that are no UTF-8 become U+FFFD: a bad byte is no reason to lose a request.
        const problem = gathered.add(name, value.whole().toString('utf8'));
        if (problem === 'too-many-fields' || problem === 'body-too-large') stop(problem);
        else note(problem);
      },
    };
  }

  function filePart(field: string, sentName: string): PartReader {
    let bytes = gatheredBytes(fileMemory.take);
    // As they arrive: all of 25 MB at once would hold the event loop for 50 ms.
    const hash = createHash('sha256');
    let length = 0;
    let hasRoom = true;
    return {
      content(more) {
        length += more.length;
        hash.update(more);
        if (length > limits.file) bytes = gatheredBytes(fileMemory.take);
        else hasRoom &&= bytes.add(more);
        if (!hasRoom) stop('busy');
      },
      end() {
        // What a browser sends when no file was chosen.
        if (length === 0 && sentName === '') return;
        const isTooLarge = length > limits.file;
        files.push({
          field,
          name: readableName(sentName),
          bytes: isTooLarge ? null : bytes.whole(),
          digest: hash.digest('hex'),
        });
      },
    };
  }

  const reader = multipartReader(
    boundary,
    { parts: limits.fields + limits.files + spareParts, header: longestHeader },
    {
      begin(header) {
        const { name, filename, isReadable } = partHeader(header);
        part = skipping;
        if (isOver) return;
        if (filename !== null) {
          fileCount += 1;
          if (fileCount > limits.files) note('too-many-photos');
          else part = filePart(name ?? '', filename);
        } else if (name !== null) {
          if (isReadable) part = textPart(name);
          else note('wrong-charset');
        }
      },
      content: (bytes) => isOver || part.content(bytes),
      end: () => isOver || part.end(),
    },
  );

  return {
    take(bytes) {
      size += bytes.length;
      if (size > limits.body) stop('body-too-large');
      else reader.push(bytes);
      if (reader.state() === 'too-many-parts') stop('too-many-fields');
      if (reader.state() === 'broken') stop('broken-body');
      return !isOver;
    },
    finish(isWhole) {
      if (isWhole && !isOver && reader.state() !== 'whole') note('broken-body');
      return { fields: gathered.fields, files, failure };
    },
  };
}

const longestFileName = 100;

/** For people to recognise the file: no folder, nothing invisible, nothing long. */
function readableName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // Whole characters, where `slice` of the text would leave half of a pair.
  const beginning = [...base].slice(0, longestFileName).join('');
  return (
    cleanText(beginning)
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim() || 'photo'
  );
}
