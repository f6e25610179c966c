import type { FormReader, ParseOptions } from './form-body';
import { formVerdict } from './form-verdict';
import { multipartReader } from './multipart-reader';
import { partHeader } from './part-header';
import { fileReaders, skipping, textReaders } from './part-readers';

/** Longest header of a part, in bytes: several times what browsers write. */
const longestHeader = 4 * 1024;
/** Parts beyond fields and files that a form may have before nobody reads on. */
const spareParts = 16;

/** Reads `multipart/form-data` as it arrives. */
export function multipartForm(boundary: string, options: ParseOptions): FormReader {
  const { limits } = options;
  const verdict = formVerdict(options.isStrict);
  const texts = textReaders(options, verdict);
  const files = fileReaders(options, verdict);
  let size = 0;
  let part = skipping;

  function readerFor(header: Buffer) {
    const { name, filename, isReadable } = partHeader(header);
    if (verdict.isOver()) return skipping;
    if (filename !== null) return files.begin(name ?? '', filename);
    if (name === null) return skipping;
    if (isReadable) return texts.begin(name);
    verdict.note('wrong-charset');
    return skipping;
  }

  const reader = multipartReader(
    boundary,
    { parts: limits.fields + limits.files + spareParts, header: longestHeader },
    {
      begin(header) {
        part = readerFor(header);
      },
      content: (bytes) => verdict.isOver() || part.content(bytes),
      end: () => verdict.isOver() || part.end(),
    },
  );

  return {
    take(bytes) {
      size += bytes.length;
      if (size > limits.body) verdict.stop('body-too-large');
      else reader.push(bytes);
      if (reader.state() === 'too-many-parts') verdict.stop('too-many-fields');
      if (reader.state() === 'broken') verdict.stop('broken-body');
      return !verdict.isOver();
    },
    finish(isWhole) {
      if (isWhole && !verdict.isOver() && reader.state() !== 'whole') verdict.note('broken-body');
      return { fields: texts.fields, files: files.files, failure: verdict.failure() };
    },
  };
}
