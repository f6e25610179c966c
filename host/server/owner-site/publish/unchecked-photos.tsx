import type { Visit } from '../../forms/owner/owner-desk';
import { siteTexts } from '../content/site-texts';
import { sendSiteView } from '../send-site-view';
import { changePhotos, homeOfWork, listWorks, titleOfWork, type Photo } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { addressOf, Thumbnail } from '../upload/FileSection';
import { isAgreed } from './candidate';

const uncheckedIn = (photos: readonly Photo[]) => photos.filter(({ isChecked }) => !isChecked);

/** Lists the projects to publish that contain unchecked photographs. */
const uncheckedWorks = ({ database }: SiteParts) =>
  listWorks(database).filter((work) => isAgreed(work) && uncheckedIn(work.photos).length > 0);

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
  const works = uncheckedWorks(parts);
  sendSiteView(
    visit,
    { heading: siteTexts.beforePublishing, back: { path: '/site', text: siteTexts.title } },
    <>
      {works.map(({ id, texts, photos }) => (
        <section key={id} className="card">
          <h2>
            <a href={homeOfWork(id).page}>{titleOfWork(texts)}</a>
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
        <FaceQuestion photos={works.flatMap(({ photos }) => photos)} publishes />
        {works.length === 0 && <button type="submit">{siteTexts.publish}</button>}
      </form>
    </>,
  );
}

/** Marks photographs as checked. @returns whether all photographs to publish are now checked. */
export function checkPhotos(parts: SiteParts, ids: string | null): boolean {
  if (ids !== null)
    for (const { id } of uncheckedWorks(parts))
      changePhotos(parts, homeOfWork(id), (photos) => withChecked(photos, ids));
  return uncheckedWorks(parts).length === 0;
}
