import { Fragment } from 'react';
import { fieldLabel } from '../content/field-labels';
import { leftOutReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../readable-text';
import { shownFields } from '../shown-fields';
import type { StoredRequest, StoredPhoto } from '../stored-request';

type RequestContentProps = {
  request: StoredRequest;
  photoAddress: (file: string) => string;
  isWhole: boolean;
};

// In characters. What is longer is whole on the page of the request itself.
const longestLabel = 200;
const longestValue = 2_000;
const mostFields = 64;

/** Everything that one version says. */
export function RequestContent({ request, photoAddress, isWhole }: RequestContentProps) {
  const fields = shownFields(request);
  const shown = isWhole ? fields : fields.slice(0, mostFields);
  const { leftOut = [], photos = [] } = request;
  return (
    <>
      <dl>
        {shown.map(([name, value], index) => (
          // Names may repeat; their order never changes.
          <Fragment key={index}>
            <dt dir="auto">{shortened(readableText(fieldLabel(name)), longestLabel)}</dt>
            <dd dir="auto">
              <FieldValue name={name} value={isWhole ? value : shortened(value, longestValue)} />
            </dd>
          </Fragment>
        ))}
        {leftOut.length > 0 && (
          <>
            <dt>{ownerTexts.leftOut}</dt>
            <dd>
              {leftOut
                .slice(0, mostFields)
                .map(
                  ({ name, reason }) =>
                    `${fileName(name)} (${leftOutReason(shortened(reason, longestLabel))})`,
                )
                .join('\n')}
            </dd>
          </>
        )}
      </dl>
      {shown.length < fields.length && <p>{ownerTexts.moreFields(fields.length - shown.length)}</p>}
      <PhotoList photos={photos} photoAddress={photoAddress} />
    </>
  );
}

function fileName(name: string): string {
  return shortened(readableText(name), longestLabel);
}

/** What stands in a field. A number can be called and an address written to, straight from the page. */
function FieldValue({ name, value }: { name: string; value: string }) {
  const text = readableText(value);
  if (name === 'Téléphone') {
    const number = value.replace(/[^+\d]/g, '');
    if (number !== '' && number.length <= longestNumber) return <a href={`tel:${number}`}>{text}</a>;
  }
  if (name === 'Email' && text.length <= longestAddress)
    return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  return text;
}

const longestNumber = 20;
/** Of an e-mail address, by the standard of mail. */
const longestAddress = 254;

type PhotoListProps = { photos: readonly StoredPhoto[]; photoAddress: (file: string) => string };

// In characters.
const longestName = 120;
const mostShown = 50;

/** Photographs side by side, and a line for each that is not ready. */
function PhotoList({ photos, photoAddress }: PhotoListProps) {
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
