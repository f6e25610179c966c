import { privateAnswerHeaders } from '../forms/html-document';
import type { Visit } from '../forms/owner/visit';
import type { Answer, Answers } from '../forms/owner/routes';
import {
  retouchPhoto,
  sendThumbnail,
  showPhoto,
  takeFileAway,
  undoRetouch,
  undoRetouches,
} from './projects/retouch-page';
import { readBrowserScript } from './browser-script';
import { beginOperation, showOverview } from './publish/publish-page';
import { showUnchecked } from './publish/unchecked-photos';
import { showVersions } from './publish/versions-page';
import { sectionAnswers } from './form/section-pages';
import { scriptPath } from '../forms/owner/send-page';
import { sendGone, sendSiteFile } from './send-site-view';
import { readSiteFile } from './site-folder';
import { homeNamed, type Home } from './site-drafts';
import type { SiteParts } from './site-parts';
import { takeChunk } from './upload/uploads';
import {
  showPhotoWithdrawal,
  showProjectWithdrawal,
  withdrawalPath,
  withdrawPhoto,
  withdrawProject,
} from './projects/withdrawal-pages';
import { removeProject, saveProject } from './projects/save-project';
import { showProject } from './projects/project-page';
import { addProject, showProjects } from './projects/projects-page';

/** Handlers of the pages on which the owner prepares the site. The caller must check the session. */
export const siteAnswers: Answers<SiteParts> = {
  'GET /site': showOverview,
  'GET /site/versions': showVersions,
  'GET /site/chantiers': showProjects,
  'GET /site/chantiers/:project': showProject,
  'GET /site/photos/:home/:photo': ofHome(showPhoto),
  [`GET /site/photos/:home/:photo/${withdrawalPath}`]: ofHome(showPhotoWithdrawal),
  [`POST /site/photos/:home/:photo/${withdrawalPath}`]: ofHome(withdrawPhoto),
  [`GET /site/chantiers/:project/${withdrawalPath}`]: showProjectWithdrawal,
  [`POST /site/chantiers/:project/${withdrawalPath}`]: withdrawProject,
  'GET /site/vignettes/:file': sendThumbnail,
  'GET /fichiers/:file': sendFile,
  [`GET ${scriptPath}`]: sendScript,
  'POST /site/apercu': (parts, visit) => beginOperation(parts, visit, 'preview'),
  'GET /site/publier': showUnchecked,
  'POST /site/publier': (parts, visit) => beginOperation(parts, visit, 'publish'),
  'POST /site/reprendre': (parts, visit) => beginOperation(parts, visit, 'rollback'),
  'POST /site/chantiers/nouveau': addProject,
  'POST /site/chantiers/:project': saveProject,
  'POST /site/chantiers/:project/supprimer': removeProject,
  'POST /site/fichiers/:home/morceaux': ofHome(takeChunk),
  'POST /site/photos/:home/:photo/retirer': ofHome(takeFileAway),
  'POST /site/photos/:home/:photo/retoucher': ofHome(retouchPhoto),
  'POST /site/photos/:home/:photo/annuler': ofHome(undoRetouch),
  'POST /site/photos/:home/:photo/montrer': ofHome(undoRetouches),
  ...sectionAnswers,
};

type AnswerAtHome = (parts: SiteParts, visit: Visit, home: Home, id: string) => unknown;

/** Passes the project, the portrait or the certificate to a handler, or sends 404 for a deleted project. */
function ofHome(answer: AnswerAtHome): Answer<SiteParts> {
  return (parts, visit, name = '', id = '') => {
    const home = homeNamed(parts.database, name);
    return home ? answer(parts, visit, home, id) : sendGone(visit);
  };
}

async function sendScript(_parts: SiteParts, { reply }: Visit) {
  const script = await readBrowserScript();
  return reply.headers(privateAnswerHeaders).type('text/javascript;charset=utf-8').send(script);
}

async function sendFile({ database }: SiteParts, visit: Visit, name: string) {
  const content = await readSiteFile(database, name);
  return content ? sendSiteFile(visit, name, content) : sendGone(visit);
}
