import { ActionButton } from '../forms/owner/ActionButton';
import { siteTexts } from './content/site-texts';
import { momentField } from './content/work-fields';
import { attestationHome, photosOf, type Photo } from './site-drafts';
import type { SiteParts } from './start-owner-site';
import { FieldControls } from './SectionForm';

type FileSectionProps = { home: 'portrait' | 'attestation'; parts: SiteParts };

/** Takes his portrait or his attestation, and shows the one that there is. */
export function FileSection({ home, parts }: FileSectionProps) {
  const { heading, why, label } = siteTexts.files[home];
  const [file] = photosOf(parts.database, home);
  return (
    <section aria-labelledby={`titre-${home}`} id={home}>
      <h2 id={`titre-${home}`}>{heading}</h2>
      <p className="quiet">{why}</p>
      {file && (
        <>
          {home === attestationHome ? (
            <p>
              <a href={`/site/fichiers/${file.file}`}>{siteTexts.attestationHere}</a>
            </p>
          ) : (
            <PhotoPicture photo={file} alt={heading} />
          )}
          <ActionButton action={`${addressOf(file)}/retirer`} text={siteTexts.remove} about={heading} />
        </>
      )}
      <UploadForm home={home} label={label} />
    </section>
  );
}

/** Where a photograph is shown large. */
export const addressOf = ({ home, id }: Photo) => `/site/photos/${home}/${id}`;

/** A photograph as the site will show it, with the way to hide parts of it. */
export function PhotoPicture({ photo, alt, about }: { photo: Photo; alt: string; about?: string }) {
  return (
    <>
      <img className="preview" src={`/site/fichiers/${photo.file}`} alt={alt} loading="lazy" />
      <p>
        <a href={addressOf(photo)} aria-label={about && `${siteTexts.photoRetouch}\u00a0: ${about}`}>
          {siteTexts.photoRetouch}
        </a>
      </p>
    </>
  );
}

type UploadFormProps = {
  /** The work that the files belong to, the portrait or the attestation. */
  home: string;
  label: string;
  /** Whether several photographs may be sent, of which he says when they were taken. Default: false. */
  isForMany?: boolean;
};

/** Sends files. A script sends them in pieces and goes on where the network left it; without, the browser does. */
export function UploadForm({ home, label, isForMany = false }: UploadFormProps) {
  const id = `fichier-${home}`;
  return (
    <form
      method="post"
      action={`/site/fichiers/${home}/envoyer`}
      encType="multipart/form-data"
      data-pieces={`/site/fichiers/${home}/morceaux`}
    >
      <label htmlFor={id}>{label}</label>
      <input
        type="file"
        id={id}
        name="fichiers"
        accept={home === attestationHome ? 'application/pdf,.pdf' : 'image/jpeg,image/png,image/webp'}
        multiple={isForMany}
        required
      />
      {isForMany && <FieldControls fields={[momentField]} filled={{ texts: {}, errors: new Map() }} />}
      <button type="submit">{siteTexts.send}</button>
      <p role="status" data-told="" />
      <progress data-progress="" max={100} value={0} aria-label={siteTexts.send} hidden />
    </form>
  );
}
