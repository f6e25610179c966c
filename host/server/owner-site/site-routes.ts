import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { privateAnswerHeaders } from '../forms/html-document';
import type { Visit } from '../forms/owner/owner-desk';
import { route, type Route } from '../forms/owner/routes';
import { sendNotice } from '../forms/owner/send-view';
import { ownerTexts } from '../forms/content/owner-texts';
import { sendJpeg } from '../forms/photos/send-jpeg';
import { retouchPhoto, showPhoto, takeFileAway, undoRetouch } from './photo-pages';
import { beginOperation, showOverview, showVersions } from './publish-pages';
import { saveSection, sectionPages, showSections } from './section-pages';
import { scriptPath } from './send-site-view';
import type { SiteParts } from './start-owner-site';
import { homeOf, takeFiles, takePiece } from './uploads';
import { addWork, removeWork, saveWork, showWork, showWorks } from './work-pages';

/** Answers a visit. @param home, id what stands in the address, in this order. */
type Answer = (parts: SiteParts, visit: Visit, home: string, id: string) => ReturnType<Route['answer']>;

const script = path.join(__dirname, 'browser', 'atelier.js');

const shown: Readonly<Record<string, Answer>> = {
  '/site': showOverview,
  '/site/versions': showVersions,
  ...Object.fromEntries(sectionPages.map((page) => [page.path, showSections])),
  '/site/chantiers': showWorks,
  '/site/chantiers/:work': (parts, visit, work) => showWork(parts, visit, work),
  '/site/photos/:home/:photo': showPhoto,
  '/site/fichiers/:file': sendFile,
  [scriptPath]: sendScript,
};

const taken: Readonly<Record<string, Answer>> = {
  '/site/apercu': (parts, visit) => beginOperation(parts, visit, 'preview'),
  '/site/publier': (parts, visit) => beginOperation(parts, visit, 'publish'),
  '/site/reprendre': (parts, visit) => beginOperation(parts, visit, 'rollback'),
  '/site/chantiers/nouveau': addWork,
  '/site/chantiers/:work': saveWork,
  '/site/chantiers/:work/supprimer': removeWork,
  '/site/fichiers/:home/envoyer': ofHome(takeFiles),
  '/site/fichiers/:home/morceaux': ofHome(takePiece),
  '/site/photos/:home/:photo/retirer': takeFileAway,
  '/site/photos/:home/:photo/retoucher': retouchPhoto,
  '/site/photos/:home/:photo/montrer': undoRetouch,
  ...Object.fromEntries(
    sectionPages.flatMap((page) =>
      page.sections.map((section): [string, Answer] => [
        `/site/remplir/${section.id}`,
        (parts, visit) => saveSection(parts, visit, page, section),
      ]),
    ),
  ),
};

/** The addresses at which the owner prepares his site. Whoever comes there was let in. */
export function siteRoutes(parts: SiteParts): readonly Route[] {
  const routes = (method: Route['method'], answers: typeof shown) =>
    Object.entries(answers).map(([address, answer]) =>
      route(method, address, (visit, home = '', id = '') => answer(parts, visit, home, id)),
    );
  return [...routes('GET', shown), ...routes('POST', taken)];
}

/** Nothing is sent to a work that is gone. */
function ofHome(answer: Answer): Answer {
  return (parts, visit, home, id) =>
    homeOf(parts, home)
      ? answer(parts, visit, home, id)
      : sendNotice(visit.response, 404, ownerTexts.notFound);
}

/** A PDF is a download only: a browser that showed it would run what is in it. */
async function sendFile({ folder }: SiteParts, { response }: Visit, name: string): Promise<void> {
  const file = await folder.read(name);
  if (!file) return sendNotice(response, 404, ownerTexts.notFound);
  // Its name is its content: his telephone loads it once, however often the page is shown anew.
  if (name.endsWith('.jpg')) return sendJpeg(response, file, { 'Cache-Control': 'private, max-age=86400' });
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment; filename="attestation.pdf"',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.end(file);
}

async function sendScript(_parts: SiteParts, { response }: Visit): Promise<void> {
  const type = { 'Content-Type': 'text/javascript;charset=utf-8' };
  response.writeHead(200, { ...privateAnswerHeaders, ...type }).end(await readFile(script));
}
