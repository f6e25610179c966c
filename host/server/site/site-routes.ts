import { privateAnswerHeaders } from '../requests/html-document';
import type { Visit } from '../requests/owner/visit';
import type { Answers } from '../requests/owner/routes';
import { readBrowserScript } from './browser-script';
import { sendFile, sendThumbnail } from './site-files';
import { beginOperation, goBack, showOverview } from './publish/publish-page';
import { previewPath } from './publish/preview-server';
import { pageAnswers } from './form/section-page';
import { scriptPath } from '../requests/owner/send-page';
import { beginProject, showProject } from './projects/project-page';
import { showProjects } from './projects/projects-page';
import { removeProject, saveProject } from './projects/save-project';
import type { SiteParts } from './site-parts';

/** Handlers of the pages on which the owner prepares the site. The caller must check the session. */
export const siteAnswers: Answers<SiteParts> = {
  'GET /site': showOverview,
  'GET /site/chantiers': showProjects,
  'GET /site/chantiers/nouveau': beginProject,
  'GET /site/chantiers/:project': showProject,
  'POST /site/chantiers/:project': saveProject,
  'POST /site/chantiers/:project/supprimer': removeProject,
  'GET /site/vignettes/:file': sendThumbnail,
  'GET /fichiers/:file': sendFile,
  [`GET ${scriptPath}`]: sendScript,
  [`GET ${previewPath}`]: ({ previewLink }, visit) => previewLink(visit),
  [`POST ${previewPath}`]: (parts) => beginOperation(parts, 'preview'),
  'POST /site/publier': (parts) => beginOperation(parts, 'publish'),
  'POST /site/reprendre': goBack,
  ...pageAnswers,
};

async function sendScript(_parts: SiteParts, { reply }: Visit) {
  const script = await readBrowserScript();
  return reply.headers(privateAnswerHeaders).type('text/javascript;charset=utf-8').send(script);
}
