import { ownerTexts } from '../content/owner-texts';
import type { Excerpt, IndexedFile } from '../index/request-queries';
import { readableText } from '../readable-text';
import { fileOf } from './file-of';

/** Files that no view can show, so that they are not forgotten. */
export function DamagedFiles({ files }: { files: Excerpt<IndexedFile> }) {
  if (files.count === 0) return null;
  return (
    <section>
      <h2>{ownerTexts.unreadable}</h2>
      <ul>
        {files.first.map((file) => (
          <li key={fileOf(file)}>{readableText(fileOf(file))}</li>
        ))}
      </ul>
      {files.count > files.first.length && <p>{ownerTexts.andMore(files.count - files.first.length)}</p>}
    </section>
  );
}
