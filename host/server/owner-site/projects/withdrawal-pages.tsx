import type { Visit } from '../../forms/owner/visit';
import { ActionButton } from '../../forms/owner/send-page';
import { isPaired } from '../../../delivery/identity/owner-input';
import { siteTexts } from '../content/site-texts';
import { sendGone, sendSiteView } from '../send-site-view';
import {
  hashOf,
  homeOfProject,
  photosOf,
  readSaved,
  titleOfProject,
  type Home,
  type Photo,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { addressOf, Thumbnail } from '../upload/FileSection';

/** Last segment of the URL at which a photograph or a project is withdrawn. */
export const withdrawalPath = 'retirer-partout';

const { withdrawal } = siteTexts;

type Withdrawal = {
  /** URL of the photograph or project. */
  page: string;
  heading: string;
  photos: readonly Photo[];
  warning?: string | false;
};

/** Explains a withdrawal and asks for confirmation. */
function sendWithdrawal(visit: Visit, back: string, { page, heading, photos, warning }: Withdrawal): void {
  sendSiteView(
    visit,
    { heading, back: { path: back, text: siteTexts.retouchBack } },
    <section className="card">
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Thumbnail photo={photo} alt={photo.alt} />
          </li>
        ))}
      </ul>
      <p>{withdrawal.everywhere(photos.length)}</p>
      {warning && <p className="gap">{warning}</p>}
      <p className="quiet">{withdrawal.copies}</p>
      <ActionButton action={`${page}/${withdrawalPath}`} text={withdrawal.sure} />
    </section>,
  );
}

const photoIn = ({ database }: SiteParts, home: Home, id: string): Photo | undefined =>
  photosOf(database, home).find((photo) => photo.id === id);

export function showPhotoWithdrawal(parts: SiteParts, visit: Visit, home: Home, id: string): void {
  const photo = photoIn(parts, home, id);
  if (!photo || home.takes !== 'photographs') return sendGone(visit);
  const others = photosOf(parts.database, home).filter((one) => one.original !== photo.original);
  sendWithdrawal(visit, `${home.page}#${id}`, {
    ...{ page: addressOf(photo), heading: withdrawal.photo, photos: [photo] },
    warning: !isPaired(others) && withdrawal.unpaired,
  });
}

export function showProjectWithdrawal({ database }: SiteParts, visit: Visit, id: string): void {
  const { page, draft } = homeOfProject(id);
  const project = readSaved(database, draft);
  if (!project) return sendGone(visit);
  const { photos } = project;
  sendWithdrawal(visit, page, {
    ...{ page, heading: withdrawal.project, photos },
    warning: withdrawal.wholeProject(titleOfProject(project.texts)),
  });
}

/** Starts a withdrawal. The drafts change only after the withdrawal has succeeded. */
function begin({ operations }: SiteParts, photos: readonly Photo[], projects: readonly string[]): string {
  const originals = photos.map(({ original }) => hashOf(original));
  return operations.begin('withdraw', { originals, projects }) ? '/site' : '/site?refus=busy';
}

export function withdrawPhoto(parts: SiteParts, visit: Visit, home: Home, id: string): string | void {
  const photo = photoIn(parts, home, id);
  return photo && home.takes === 'photographs' ? begin(parts, [photo], []) : sendGone(visit);
}

export function withdrawProject(parts: SiteParts, visit: Visit, id: string): string | void {
  const project = readSaved(parts.database, homeOfProject(id).draft);
  return project ? begin(parts, project.photos, [id]) : sendGone(visit);
}
