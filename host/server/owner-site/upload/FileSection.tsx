import type { ReactNode } from 'react';
import { siteTexts } from '../content/site-texts';
import { anchorOf, photosOf, type Home, type Photo } from '../site-drafts';
import { FormAction } from '../form/SectionForm';
import type { SiteParts } from '../site-parts';

type FileSectionProps = {
  home: Home;
  text: { heading: string; why: string; label: string };
  parts: SiteParts;
};

/** Renders the current portrait or insurance certificate, with a file input. */
export function FileSection({ home, text: { heading, why, label }, parts }: FileSectionProps) {
  const [file] = photosOf(parts.database, home);
  return (
    <section className="card" aria-labelledby={`titre-${home.name}`} id={anchorOf(home)} data-part="">
      <h2 id={`titre-${home.name}`}>{heading}</h2>
      <p className="quiet">{why}</p>
      {file && (
        <>
          {home.takes === 'a PDF' ? (
            <p>
              <a href={`/fichiers/${file.file}`}>{siteTexts.attestationHere}</a>
            </p>
          ) : (
            <p>
              <Thumbnail photo={file} alt={heading} />
              <a href={addressOf(file)}>{siteTexts.photoRetouch}</a>
            </p>
          )}
          <SureButton text={siteTexts.remove}>
            <FormAction action={`${addressOf(file)}/retirer`} text={siteTexts.removeSure} about={heading} />
          </SureButton>
        </>
      )}
      <FilePicker home={home} label={label} />
      <UploadState />
    </section>
  );
}

/** Renders a button inside `<details>`, as a confirmation that works without JavaScript. */
export const SureButton = ({ text, children }: { text: string; children: ReactNode }) => (
  <details className="sure">
    <summary>{text}</summary>
    {children}
  </details>
);

/** Returns the URL of a photograph's own page. */
export const addressOf = ({ home, id }: Photo) => `/site/photos/${home}/${id}`;

export const Thumbnail = ({ photo, alt }: { photo: Pick<Photo, 'file'>; alt: string }) => (
  <img className="thumbnail" src={`/site/vignettes/${photo.file}`} alt={alt} loading="lazy" />
);

type FilePickerProps = { home: Home; label: string; moment?: string };

/** Renders a file input. The script uploads chosen files at once. Without JavaScript, the form sends them. */
export function FilePicker({ home: { name, takes }, label, moment = 'before' }: FilePickerProps) {
  const id = `fichiers.${name}.${moment}`;
  return (
    <p className="picker">
      <label htmlFor={id}>{label}</label>
      <input
        type="file"
        id={id}
        name={id}
        accept={takes === 'a PDF' ? 'application/pdf,.pdf' : 'image/*,.heic,.heif'}
        multiple={takes === 'photographs'}
        data-chunks={`/site/fichiers/${name}/morceaux?moment=${moment}`}
      />
    </p>
  );
}

/** Renders the element in which the script shows the progress of uploads. */
export const UploadState = () => (
  <div className="uploads">
    <p role="status" data-upload-state="" />
    <progress data-upload-progress="" max={100} value={0} aria-label={siteTexts.sending} hidden />
  </div>
);
