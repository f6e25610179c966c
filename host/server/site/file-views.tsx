import { siteTexts } from './content/site-texts';
import { SureButton } from './form/OwnerForm';
import { sendGone, sendSiteFile } from './send-site-view';
import { anchorOf, attestation, photosOf, type Home } from './site-drafts';
import { readSiteFile } from './site-folder';
import type { SiteParts } from './site-parts';
import type { Visit } from '../requests/owner/visit';

type FileSectionProps = {
  home: Home;
  text: { heading: string; why: string; label: string };
  parts: SiteParts;
};

/** Renders the current portrait or insurance certificate, with a file input. */
export function FileSection({ home, text: { heading, why, label }, parts }: FileSectionProps) {
  const [file] = photosOf(parts.database, home);
  const isPdf = home === attestation;
  return (
    <section className="card" aria-label={heading} id={anchorOf(home)}>
      <h2>{heading}</h2>
      <p className="quiet">{why}</p>
      {file && (
        <>
          <p>
            {isPdf ? (
              <a href={`/fichiers/${file.file}`}>{siteTexts.attestationHere}</a>
            ) : (
              <Thumbnail file={file.file} alt={heading} />
            )}
          </p>
          <SureButton text={siteTexts.remove}>
            <button
              className="secondary small"
              name="retirer"
              value={home.name}
              aria-label={`${siteTexts.removeSure}\u00a0: ${heading}`}
            >
              {siteTexts.removeSure}
            </button>
          </SureButton>
        </>
      )}
      <FilePicker name={home.name} label={label} isPdf={isPdf} />
    </section>
  );
}

/** Shows a small version of a photograph, which leads to the whole one. */
export const Thumbnail = ({ file, alt }: { file: string; alt: string }) => (
  <a href={`/fichiers/${file}`} target="_blank" rel="noreferrer">
    <img className="thumbnail" src={`/site/vignettes/${file}`} alt={alt} loading="lazy" />
  </a>
);

type FilePickerProps = { name: string; label: string; isPdf?: boolean; isMultiple?: boolean };

/** Renders a file input. A script makes chosen photographs small before the form sends them. */
export const FilePicker = ({ name, label, isPdf, isMultiple }: FilePickerProps) => (
  <p className="picker">
    <label htmlFor={name}>{label}</label>
    <input
      type="file"
      id={name}
      name={name}
      accept={isPdf ? 'application/pdf,.pdf' : 'image/*,.heic,.heif'}
      multiple={isMultiple}
    />
  </p>
);

/** Sends a thumbnail of a photograph that a draft uses. The photograph was re-encoded, so decoding it here is safe. */
export async function sendThumbnail({ database }: SiteParts, visit: Visit, name: string): Promise<void> {
  const content = await readSiteFile(database, name);
  if (!content) return sendGone(visit);
  const { default: sharp } = await import('sharp');
  const size = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;
  sendSiteFile(visit, name, await sharp(content).resize(size).jpeg({ quality: 68 }).toBuffer());
}

/** Sends a photograph or the certificate whole. */
export async function sendFile({ database }: SiteParts, visit: Visit, name: string): Promise<void> {
  const content = await readSiteFile(database, name);
  if (content) sendSiteFile(visit, name, content);
  else sendGone(visit);
}
