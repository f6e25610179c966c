import { createHash } from 'node:crypto';
import { cleanText } from './clean-text';
import type { FormFields, ParseOptions } from './form-body';
import type { FormVerdict } from './form-verdict';
import { gatheredBytes } from './gathered-bytes';
import { gatheredFields } from './gathered-fields';
import type { SentFile } from './photos/photo-problems';

/** Takes the content of one part. */
export type PartReader = { content(bytes: Buffer): void; end(): void };

export const skipping: PartReader = { content: () => undefined, end: () => undefined };

/** Enough to notice that a value is too long, whatever its last character is. */
const longestCharacter = 4;

type TextReaders = { begin(name: string): PartReader; fields: FormFields };

/** Readers of the parts that are typed text. */
export function textReaders({ limits, textMemory }: ParseOptions, verdict: FormVerdict): TextReaders {
  const most = limits.fieldValue + longestCharacter;
  const gathered = gatheredFields(limits);
  let size = 0;

  return {
    fields: gathered.fields,
    begin(name) {
      const value = gatheredBytes(textMemory.take);
      return {
        content(bytes) {
          const kept = bytes.subarray(0, Math.max(0, most - value.length()));
          size += kept.length;
          if (size > limits.text + most) verdict.stop('body-too-large');
          else if (!value.add(kept)) verdict.stop('busy');
        },
        end() {
          // Bytes that are no UTF-8 become U+FFFD: a bad byte is no reason to lose a request.
          const problem = gathered.add(name, value.whole().toString('utf8'));
          if (problem === 'too-many-fields' || problem === 'body-too-large') verdict.stop(problem);
          else verdict.note(problem);
        },
      };
    },
  };
}

type FileReaders = { begin(field: string, sentName: string): PartReader; files: readonly SentFile[] };

/** Readers of the parts that are files. */
export function fileReaders({ limits, fileMemory }: ParseOptions, verdict: FormVerdict): FileReaders {
  const files: SentFile[] = [];
  let count = 0;

  function reader(field: string, sentName: string): PartReader {
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
        if (!hasRoom) verdict.stop('busy');
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

  return {
    files,
    begin(field, sentName) {
      count += 1;
      if (count <= limits.files) return reader(field, sentName);
      verdict.note('too-many-photos');
      return skipping;
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
