import { Fragment, type ReactNode } from 'react';
import { fieldKind, fieldLabel } from '../content/known-fields';
import { leftOutReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import type { Excerpt } from '../database/request-lists';
import { readableText, shortened } from '../foreign-text';
import { shownFields, titleOf } from '../shown-request';
import type { StoredRequest, StoredPhoto } from '../stored-request';
import { Moment } from './Moment';

type ContentProps = {
  /** Whether long texts are given whole, or only their beginning. Default: false. */
  isWhole?: boolean;
  /** Below which address photographs are shown. Default: that of the owner's page. */
  photosAt?: string;
};

type RequestCardProps = ContentProps & {
  /** The request, and its newest corrections. */
  versions: Excerpt<KeptRequest>;
  /** Where the heading leads. */
  link?: string | undefined;
  /** Above what was sent. */
  remark?: ReactNode;
  /** Below everything else, such as buttons. */
  children?: ReactNode;
};

// In characters. What is longer is whole on the page of the request itself.
const longest = { title: 200, label: 200, value: 2_000, fileName: 120, phone: 20, email: 254 };

/** One request with all that was sent, or its reference when its row is damaged. */
export function RequestCard({ versions, link, remark, children, ...how }: RequestCardProps) {
  const [first, ...revisions] = versions.first;
  const hidden = versions.count - versions.first.length;
  if (!first) return null;
  const { request } = first;
  if (first.isDamaged)
    return (
      <article>
        <h2>{request.reference}</h2>
        <p>{ownerTexts.undrawn}</p>
      </article>
    );
  const title = <bdi>{readable(titleOf(request), longest.title)}</bdi>;
  const handledAt = Math.max(...versions.first.map((version) => version.handledAt ?? 0));
  return (
    <article>
      <h2>{link ? <a href={link}>{title}</a> : title}</h2>
      <p className="quiet">
        {ownerTexts.receivedAt} <Moment at={request.receivedAt} />
        {' · '}
        <span className="unbroken">{request.reference}</span>
        {handledAt > 0 && (
          <>
            {' · '}
            {ownerTexts.handledAt} <Moment at={handledAt} />
          </>
        )}
      </p>
      {remark}
      <RequestContent request={request} {...how} />
      {hidden > 0 && <p>{ownerTexts.moreRevisions(hidden)}</p>}
      {revisions.map((revision) => (
        <Fragment key={revision.id}>
          <h3>
            {ownerTexts.amended} (<Moment at={revision.request.receivedAt} />)
          </h3>
          <RequestContent request={revision.request} {...how} />
        </Fragment>
      ))}
      {children}
    </article>
  );
}

const readable = (text: string, most: number) => shortened(readableText(text), most);

/** Everything that one version says. Names may repeat; their order never changes. */
function RequestContent({
  request,
  isWhole = false,
  photosAt = '/photo',
}: ContentProps & { request: StoredRequest }) {
  const fields = shownFields(request);
  const { leftOut = [], photos = [] } = request;
  return (
    <>
      <dl>
        {fields.map(([name, value], index) => (
          <Fragment key={index}>
            <dt dir="auto">{readable(fieldLabel(name), longest.label)}</dt>
            <dd dir="auto">
              <FieldValue name={name} value={isWhole ? value : shortened(value, longest.value)} />
            </dd>
          </Fragment>
        ))}
        {leftOut.length > 0 && (
          <>
            <dt>{ownerTexts.leftOut}</dt>
            <dd>{leftOut.map(leftOutText).join('\n')}</dd>
          </>
        )}
      </dl>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((photo, index) => (
            <li key={index}>
              <Photo photo={photo} number={index + 1} address={`${photosAt}/${photo.file}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function leftOutText({ name, reason }: { name: string; reason: string }): string {
  return `${readable(name, longest.fileName)} (${leftOutReason(shortened(reason, longest.label))})`;
}

/** What stands in a field. A number can be called and an address written to, straight from the page. */
function FieldValue({ name, value }: { name: string; value: string }) {
  const text = readableText(value);
  const number = value.replace(/[^+\d]/g, '');
  const kind = fieldKind(name);
  if (kind === 'phone' && number !== '' && number.length <= longest.phone)
    return <a href={`tel:${number}`}>{text}</a>;
  if (kind === 'email' && text.length <= longest.email)
    return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  return text;
}

/** A photograph, or a line for one that is not ready. */
function Photo({ photo, number, address }: { photo: StoredPhoto; number: number; address: string }) {
  const label = ownerTexts.photo(number, readable(photo.name, longest.fileName));
  if (photo.isWaiting)
    return (
      <span className="quiet">
        <bdi>{label}</bdi> ({ownerTexts.photoWaiting})
      </span>
    );
  return (
    <a href={address}>
      <img src={address} alt={label} loading="lazy" />
    </a>
  );
}
