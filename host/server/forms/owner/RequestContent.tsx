import { Fragment } from 'react';
import { fieldLabel } from '../content/field-labels';
import { leftOutReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../readable-text';
import { shownFields } from '../shown-fields';
import type { StoredRequest } from '../stored-request';
import { FieldValue } from './FieldValue';
import { PhotoList } from './PhotoList';

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
