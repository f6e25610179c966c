import { ActionButton } from '../forms/owner/send-page';
import { siteTexts } from './content/site-texts';
import { momentField } from './content/work-fields';
import { anchorOf, photosOf, type Home, type Photo } from './site-drafts';
import type { SiteParts } from './start-owner-site';
import { FieldControls } from './SectionForm';

type FileSectionProps = {
  home: Home;
  text: { heading: string; why: string; label: string };
  parts: SiteParts;
};

/** Takes his portrait or his attestation, and shows the one that there is. */
export function FileSection({ home, text: { heading, why, label }, parts }: FileSectionProps) {
  const [file] = photosOf(parts.database, home);
  return (
    <section aria-labelledby={`titre-${home.name}`} id={anchorOf(home)}>
      <h2 id={`titre-${home.name}`}>{heading}</h2>
      <p className="quiet">{why}</p>
      {file && (
        <>
          {home.takes === 'a PDF' ? (
            <p>
              <a href={`/fichiers/${file.file}`}>{siteTexts.attestationHere}</a>
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
      <img className="preview" src={`/fichiers/${photo.file}`} alt={alt} loading="lazy" />
      <p>
        <a href={addressOf(photo)} aria-label={about && `${siteTexts.photoRetouch}\u00a0: ${about}`}>
          {siteTexts.photoRetouch}
        </a>
      </p>
    </>
  );
}

/** Sends files; of several photographs he says when they were taken. A script sends them in pieces and goes on where the network left it; without, the browser does. */
export function UploadForm({ home: { name, takes }, label }: { home: Home; label: string }) {
  const id = `fichier-${name}`;
  const isForMany = takes === 'photographs';
  return (
    <form
      method="post"
      action={`/site/fichiers/${name}/envoyer`}
      encType="multipart/form-data"
      data-pieces={`/site/fichiers/${name}/morceaux`}
    >
      <label htmlFor={id}>{label}</label>
      <input
        type="file"
        id={id}
        name="fichiers"
        accept={takes === 'a PDF' ? 'application/pdf,.pdf' : 'image/jpeg,image/png,image/webp'}
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
