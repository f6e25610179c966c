import { isReady, photosOf, type Problem, type WorkPhoto } from './candidate';
import { siteTexts } from './content/site-texts';
import { FileProblem } from './FileProblem';
import { moments, type Moment } from './photo-drafts';
import { PhotoPicture } from './PhotoPicture';
import { longestField } from './section';
import type { Visit } from './send-site-view';
import { readPhotoWords, type PhotoWords } from './site-drafts';
import type { SiteParts } from './site-parts';
import { UploadForm } from './UploadForm';

type WorkPhotosProps = {
  parts: SiteParts;
  visit: Visit;
  id: string;
  problems: readonly Problem[];
  notice: string | null;
  /** What he typed, when another tab has changed the same meanwhile. */
  refused: PhotoWords | undefined;
};

/** The photographs of a work: their order, what each shows, and the way to send more. */
export function WorkPhotos({ parts, visit, id, problems, notice, refused }: WorkPhotosProps) {
  const saved = readPhotoWords(parts.database, id);
  const photos = photosOf(parts.database, id, refused ?? saved);
  const isBusy = photos.some(({ photo }) => photo.isPending);
  return (
    <section aria-labelledby="titre-photos" id="photos-du-chantier">
      <h2 id="titre-photos">{siteTexts.photos}</h2>
      <p className="quiet">{siteTexts.photosWhy}</p>
      {notice && (
        <p role="status" className="notice">
          {notice}
        </p>
      )}
      <FileProblem visit={visit} />
      {[...new Set(problems.map(({ message }) => message))].map((message) => (
        <p key={message} className="help error">
          {message}
        </p>
      ))}
      {isBusy && <p role="status">{siteTexts.photosBusy}</p>}
      <UploadForm home={id} label={siteTexts.photosLabel} />
      {photos.length > 0 && (
        <form method="post" action={`/site/chantiers/${id}/photos`}>
          <input type="hidden" name="version" value={saved.version} />
          {refused && (
            <p role="alert" className="notice">
              {siteTexts.changedElsewhere}
            </p>
          )}
          {photos.map((one, index) => (
            <PhotoFields
              key={one.photo.id}
              {...one}
              number={index + 1}
              other={refused ? (saved.words[one.photo.id] ?? null) : null}
            />
          ))}
          <button type="submit">{siteTexts.save}</button>
        </form>
      )}
    </section>
  );
}

type PhotoFieldsProps = WorkPhoto & {
  number: number;
  /** What another tab saved of it. */
  other: { moment: Moment; alt: string } | null;
};

function PhotoFields({ photo, moment, alt, number, other }: PhotoFieldsProps) {
  const { id, home } = photo;
  const name = siteTexts.photo(number);
  const about = (text: string) => `${text}\u00a0: ${name}`;
  return (
    <fieldset id={id}>
      <legend>{name}</legend>
      <input type="hidden" name="photo" value={id} />
      <PhotoPicture photo={photo} alt={alt || name} />
      {other && (other.alt !== alt || other.moment !== moment) && (
        <p className="help">
          {siteTexts.otherValue} {siteTexts.moments[other.moment]}, {siteTexts.quoted(other.alt)}
        </p>
      )}
      <label htmlFor={`moment-${id}`}>{siteTexts.photoWhen}</label>
      <select id={`moment-${id}`} name={`moment-${id}`} defaultValue={moment}>
        {moments.map((each) => (
          <option key={each} value={each}>
            {siteTexts.moments[each]}
          </option>
        ))}
      </select>
      <label htmlFor={`alt-${id}`}>{siteTexts.photoAlt}</label>
      <p className="help quiet" id={`aide-${id}`}>
        {siteTexts.photoAltHelp}
      </p>
      <input
        type="text"
        id={`alt-${id}`}
        name={`alt-${id}`}
        defaultValue={alt}
        maxLength={longestField.line}
        aria-describedby={`aide-${id}`}
      />
      {number > 1 && (
        <button className="secondary small" name="monter" value={id} aria-label={about(siteTexts.photoUp)}>
          {siteTexts.photoUp}
        </button>
      )}
      <button className="secondary small" name="retirer" value={id} aria-label={about(siteTexts.photoRemove)}>
        {siteTexts.photoRemove}
      </button>
      {isReady(photo) && (
        <p>
          <a href={`/site/photos/${home}/${id}`} aria-label={about(siteTexts.photoHide)}>
            {siteTexts.photoHide}
          </a>
        </p>
      )}
    </fieldset>
  );
}
