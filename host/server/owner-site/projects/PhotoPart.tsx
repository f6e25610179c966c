import { siteTexts } from '../content/site-texts';
import { photoFields } from '../content/project-fields';
import { FieldControls } from '../form/FieldControls';
import type { Texts } from '../form/section';
import { partOf, Seen } from '../form/SectionForm';
import { textsOfPhoto, type Photo } from '../site-drafts';
import { addressOf, SureButton, Thumbnail } from '../upload/FileSection';
import { withdrawalPath } from './withdrawal-pages';

/** Shows pairs of photographs, one from before and one from after the project. */
export function Pairs({ photos }: { photos: readonly Photo[] }) {
  const of = (wanted: string) => photos.filter(({ moment }) => moment === wanted);
  const [befores, afters] = [of('before'), of('after')];
  const pairs = befores.slice(0, afters.length).map((before, at) => [before, afters[at] ?? before] as const);
  return (
    pairs.length > 0 && (
      <>
        <h3>{siteTexts.pairs}</h3>
        <ul className="pairs">
          {pairs.map(([before, after]) => (
            <li key={before.id}>
              <Thumbnail photo={before} alt={siteTexts.moments.before} />
              <Thumbnail photo={after} alt={siteTexts.moments.after} />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

type PhotoPartProps = {
  photo: Photo;
  index: number;
  /** Typed texts that conflict with the saved texts, or null without a conflict. */
  typed: Texts | null;
  errors: ReadonlyMap<string, string>;
};

export function PhotoPart({ photo, index, typed, errors }: PhotoPartProps) {
  const { id, alt } = photo;
  const [name, fields, saved] = [siteTexts.photo(index + 1), photoFields(photo), textsOfPhoto(photo)];
  return (
    <fieldset id={id} className="photo" {...partOf(typed ? saved : undefined)}>
      <legend>{name}</legend>
      <Seen {...{ id, fields, saved }} />
      <a href={addressOf(photo)} aria-label={`${siteTexts.photoRetouch}\u00a0: ${name}`}>
        <Thumbnail photo={photo} alt={alt || name} />
        <span>{siteTexts.photoRetouch}</span>
      </a>
      <FieldControls
        fields={fields}
        filled={{ texts: typed ?? saved, errors, others: typed ? saved : undefined }}
      />
      <div className="row">
        {index > 0 && <PhotoButton action="monter" text={siteTexts.photoUp} {...{ id, name }} />}
        <SureButton text={siteTexts.remove}>
          <PhotoButton action="retirer" text={siteTexts.removeSure} {...{ id, name }} />
          <p className="quiet">{siteTexts.removeHint}</p>
          <a
            href={`${addressOf(photo)}/${withdrawalPath}`}
            aria-label={`${siteTexts.withdrawal.photo}\u00a0: ${name}`}
          >
            {siteTexts.withdrawal.photo}
          </a>
          <p className="quiet">{siteTexts.withdrawal.hint}</p>
        </SureButton>
      </div>
    </fieldset>
  );
}

type PhotoButtonProps = { action: string; text: string; id: string; name: string };

const PhotoButton = ({ action, text, id, name }: PhotoButtonProps) => (
  <button className="secondary small" name={action} value={id} aria-label={`${text}\u00a0: ${name}`}>
    {text}
  </button>
);
