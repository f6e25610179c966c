import { privateAnswerHeaders } from '../forms/html-document';
import type { Visit } from '../forms/owner/owner-desk';
import type { Answer, Answers } from '../forms/owner/routes';
import {
  retouchPhoto,
  sendThumbnail,
  showPhoto,
  takeFileAway,
  undoRetouch,
  undoRetouches,
} from './works/retouch-page';
import { readBrowserScript } from './browser-script';
import { beginOperation, showOverview } from './publish/publish-page';
import { showUnchecked } from './publish/unchecked-photos';
import { showVersions } from './publish/versions-page';
import { sectionAnswers } from './form/section-pages';
import { scriptPath } from '../forms/owner/send-page';
import { sendGone } from './send-site-view';
import { homeNamed, type Home } from './site-drafts';
import type { SiteParts } from './site-parts';
import { takeChunk } from './upload/uploads';
import {
  showPhotoWithdrawal,
  showWorkWithdrawal,
  withdrawalPath,
  withdrawPhoto,
  withdrawWork,
} from './works/withdrawal-pages';
import { removeWork, saveWork } from './works/save-work';
import { showWork } from './works/work-page';
import { addWork, showWorks } from './works/works-page';

/** Handlers of the pages on which the owner prepares the site. The caller must check the session. */
export const siteAnswers: Answers<SiteParts> = {
  'GET /site': showOverview,
  'GET /site/versions': showVersions,
  'GET /site/chantiers': showWorks,
  'GET /site/chantiers/:work': showWork,
  'GET /site/photos/:home/:photo': ofHome(showPhoto),
  [`GET /site/photos/:home/:photo/${withdrawalPath}`]: ofHome(showPhotoWithdrawal),
  [`POST /site/photos/:home/:photo/${withdrawalPath}`]: ofHome(withdrawPhoto),
  [`GET /site/chantiers/:work/${withdrawalPath}`]: showWorkWithdrawal,
  [`POST /site/chantiers/:work/${withdrawalPath}`]: withdrawWork,
  'GET /site/vignettes/:file': sendThumbnail,
  [`GET ${scriptPath}`]: sendScript,
  'POST /site/apercu': (parts, visit) => beginOperation(parts, visit, 'preview'),
  'GET /site/publier': showUnchecked,
  'POST /site/publier': (parts, visit) => beginOperation(parts, visit, 'publish'),
  'POST /site/reprendre': (parts, visit) => beginOperation(parts, visit, 'rollback'),
  'POST /site/chantiers/nouveau': addWork,
  'POST /site/chantiers/:work': saveWork,
  'POST /site/chantiers/:work/supprimer': removeWork,
  'POST /site/fichiers/:home/morceaux': ofHome(takeChunk),
  'POST /site/photos/:home/:photo/retirer': ofHome(takeFileAway),
  'POST /site/photos/:home/:photo/retoucher': ofHome(retouchPhoto),
  'POST /site/photos/:home/:photo/annuler': ofHome(undoRetouch),
  'POST /site/photos/:home/:photo/montrer': ofHome(undoRetouches),
  ...sectionAnswers,
};

type AnswerAtHome = (parts: SiteParts, visit: Visit, home: Home, id: string) => ReturnType<Answer<SiteParts>>;

/** Passes the project, the portrait or the certificate to a handler, or sends 404 for a deleted project. */
function ofHome(answer: AnswerAtHome): Answer<SiteParts> {
  return (parts, visit, name = '', id = '') => {
    const home = homeNamed(parts.database, name);
    return home ? answer(parts, visit, home, id) : sendGone(visit);
  };
}

async function sendScript(_parts: SiteParts, { response }: Visit): Promise<void> {
  const type = { 'Content-Type': 'text/javascript;charset=utf-8' };
  response.writeHead(200, { ...privateAnswerHeaders, ...type }).end(await readBrowserScript());
}
