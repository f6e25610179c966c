import type { Visit } from '../../forms/owner/visit';
import { siteTexts } from '../content/site-texts';
import { sendSiteView } from '../send-site-view';
import { changePhotos, homeOfProject, listProjects, titleOfProject, type Photo } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { addressOf, Thumbnail } from '../upload/FileSection';
import { isAgreed } from './candidate';

const uncheckedIn = (photos: readonly Photo[]) => photos.filter(({ isChecked }) => !isChecked);

/** Lists the projects to publish that contain unchecked photographs. */
const uncheckedProjects = ({ database }: SiteParts) =>
  listProjects(database).filter((project) => isAgreed(project) && uncheckedIn(project.photos).length > 0);

/** Marks photographs as checked. @param ids comma-separated ids. */
export const withChecked = (photos: readonly Photo[], ids: string | null): readonly Photo[] =>
  photos.map((photo) => (ids?.split(',').includes(photo.id) ? { ...photo, isChecked: true } : photo));

/** Asks about faces and number plates. One button marks all of the photographs as checked. */
export function FaceQuestion({ photos, publishes }: { photos: readonly Photo[]; publishes?: boolean }) {
  const ids = uncheckedIn(photos).map(({ id }) => id);
  return (
    ids.length > 0 && (
      <p className="gap">
        {siteTexts.facesUnchecked(ids.length)}{' '}
        <button className={publishes ? undefined : 'secondary small'} name="verifiee" value={ids.join()}>
          {publishes ? siteTexts.noFaceAtAll : siteTexts.noFace(ids.length)}
        </button>
      </p>
    )
  );
}

/** Shows the photographs that the owner must check before a publication. The button also publishes. */
export function showUnchecked(parts: SiteParts, visit: Visit): void {
  const projects = uncheckedProjects(parts);
  sendSiteView(
    visit,
    { heading: siteTexts.beforePublishing, back: { path: '/site', text: siteTexts.title } },
    <>
      {projects.map(({ id, texts, photos }) => (
        <section key={id} className="card">
          <h2>
            <a href={homeOfProject(id).page}>{titleOfProject(texts)}</a>
          </h2>
          <ul className="photos">
            {uncheckedIn(photos).map((photo, index) => (
              <li key={photo.id}>
                <a
                  href={addressOf(photo)}
                  aria-label={`${siteTexts.photoRetouch}\u00a0: ${siteTexts.photo(index + 1)}`}
                >
                  <Thumbnail photo={photo} alt="" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <form method="post" action="/site/publier">
        <FaceQuestion photos={projects.flatMap(({ photos }) => photos)} publishes />
        {projects.length === 0 && <button type="submit">{siteTexts.publish}</button>}
      </form>
    </>,
  );
}

/** Marks photographs as checked. @returns whether all photographs to publish are now checked. */
export function checkPhotos(parts: SiteParts, ids: string | null): boolean {
  if (ids !== null)
    for (const { id } of uncheckedProjects(parts))
      changePhotos(parts, homeOfProject(id), (photos) => withChecked(photos, ids));
  return uncheckedProjects(parts).length === 0;
}
