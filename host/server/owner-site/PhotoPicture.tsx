import { siteTexts } from './content/site-texts';
import type { Photo } from './photo-drafts';

/** A photograph as the site will show it, or why it is not there yet. */
export function PhotoPicture({ photo, alt }: { photo: Photo; alt: string }) {
  const { file, isPending, problem } = photo;
  const reason = Object.entries(siteTexts.fileProblems).find(([name]) => name === problem)?.[1];
  if (problem !== null) return <p className="error">{reason ?? siteTexts.fileProblems.unreadable}</p>;
  if (isPending || file === null)
    return (
      <p className="quiet" data-refresh="">
        {siteTexts.photoBusy}
      </p>
    );
  return <img className="preview" src={`/site/fichiers/${file}`} alt={alt} />;
}
