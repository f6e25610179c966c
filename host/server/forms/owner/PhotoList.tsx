import { leftOutReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { RequestPhoto } from '../photos/request-photos';
import { readableText, shortened } from '../readable-text';

type PhotoListProps = { photos: readonly RequestPhoto[]; photoAddress: (file: string) => string };

// In characters.
const longestName = 120;
const mostShown = 50;

/** Photographs side by side, and a line for each that cannot be shown. */
export function PhotoList({ photos, photoAddress }: PhotoListProps) {
  const numbered = photos
    .slice(0, mostShown)
    .map((photo, index) => ({ ...photo, label: ownerTexts.photo(index + 1, nameOf(photo)) }));
  const ready = numbered.filter(({ state }) => state === 'ready');
  const others = numbered.filter(({ state }) => state !== 'ready');
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
      {others.length > 0 && (
        <ul className="quiet">
          {others.map((photo, index) => (
            <li key={index}>
              <bdi>{photo.label}</bdi> ({stateInWords(photo)})
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameOf({ name }: RequestPhoto): string {
  return shortened(readableText(name), longestName);
}

function stateInWords(photo: RequestPhoto): string {
  return photo.state === 'left-out' ? leftOutReason(photo.reason) : ownerTexts.photoWaiting;
}
