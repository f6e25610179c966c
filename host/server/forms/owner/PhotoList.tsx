import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../readable-text';
import type { StoredPhoto } from '../stored-request';

type PhotoListProps = { photos: readonly StoredPhoto[]; photoAddress: (file: string) => string };

// In characters.
const longestName = 120;
const mostShown = 50;

/** Photographs side by side, and a line for each that is not ready. */
export function PhotoList({ photos, photoAddress }: PhotoListProps) {
  const numbered = photos
    .slice(0, mostShown)
    .map((photo, index) => ({ ...photo, label: ownerTexts.photo(index + 1, nameOf(photo)) }));
  const ready = numbered.filter(({ isWaiting }) => !isWaiting);
  const waiting = numbered.filter(({ isWaiting }) => isWaiting);
  return (
    <>
      {ready.length > 0 && (
        <ul className="photos">
          {ready.map(({ file, label }, index) => (
            <li key={index}>
              <a href={photoAddress(file)}>
                <img src={photoAddress(file)} alt={label} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul className="quiet">
          {waiting.map(({ label }, index) => (
            <li key={index}>
              <bdi>{label}</bdi> ({ownerTexts.photoWaiting})
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameOf({ name }: StoredPhoto): string {
  return shortened(readableText(name), longestName);
}
