import { ActionButton } from '../forms/owner/ActionButton';
import { isReady, portraitHome, portraitOf } from './candidate';
import { siteTexts } from './content/site-texts';
import { FileProblem } from './FileProblem';
import { PhotoPicture } from './PhotoPicture';
import type { Visit } from './send-site-view';
import type { SiteParts } from './site-parts';
import { UploadForm } from './UploadForm';

/** Takes his portrait, and shows it. */
export function PortraitForm({ parts, visit }: { parts: SiteParts; visit: Visit }) {
  const portrait = portraitOf(parts.database);
  return (
    <section aria-labelledby="titre-portrait" id="portrait">
      <h2 id="titre-portrait">{siteTexts.portrait}</h2>
      <p className="quiet">{siteTexts.portraitWhy}</p>
      <FileProblem visit={visit} />
      {portrait && (
        <>
          <PhotoPicture photo={portrait} alt={siteTexts.portrait} />
          {isReady(portrait) && (
            <p>
              <a href={`/site/photos/${portraitHome}/${portrait.id}`}>{siteTexts.photoHide}</a>
            </p>
          )}
          <ActionButton
            action={`/site/photos/${portraitHome}/${portrait.id}/retirer`}
            text={siteTexts.photoRemove}
            about={siteTexts.portrait}
          />
        </>
      )}
      <UploadForm home={portraitHome} label={siteTexts.portraitLabel} isForOne />
    </section>
  );
}
