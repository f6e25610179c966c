import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { privateAnswerHeaders } from '../forms/html-document';
import type { Visit } from '../forms/owner/owner-desk';
import { sendNotice } from '../forms/owner/send-view';
import { ownerTexts } from '../forms/content/owner-texts';
import { sendJpeg } from '../forms/photos/send-jpeg';
import { retouchPhoto, showPhoto, takeFileAway, undoRetouch } from './photo-pages';
import { beginOperation, showOverview, showVersions } from './publish-pages';
import { allSections } from './content/sections';
import { saveSection, sectionPages, showSections } from './section-pages';
import { scriptPath } from './send-site-view';
import type { SiteParts } from './start-owner-site';
import { homeOf, takeFiles, takePiece } from './uploads';
import { addWork, removeWork, saveWork, showWork, showWorks } from './work-pages';

/** The part of the owner's page on which he prepares his site. Whoever comes here was let in. */
export type OwnerSite = {
  /** Whether a page or file of it may stand there. */
  owns(path: string): boolean;
  show(visit: Visit): Promise<void>;
  takesPosts(path: string): boolean;
  take(visit: Visit): Promise<void>;
};

/** Answers a visit. @param home, id what stands in the address, in this order. */
type Answer = (parts: SiteParts, visit: Visit, home: string, id: string) => Promise<void> | void;
type Route = { pattern: RegExp; answer: Answer };

const script = path.join(__dirname, 'browser', 'atelier.js');

/** An address of this page: `:work` and the like stand for a name. */
function route(address: string, answer: Answer): Route {
  const names = {
    ':work': '([0-9a-f]{16})',
    ':home': '([0-9a-f]{16}|portrait|attestation)',
    ':photo': '([0-9a-f]{18})',
    ':file': '([0-9a-f]{64}\\.(?:jpg|pdf))',
  };
  const pattern = Object.entries(names).reduce((text, [name, rule]) => text.replace(name, rule), address);
  return { pattern: new RegExp(`^${pattern}$`), answer };
}

const shown: readonly Route[] = [
  route('/site', showOverview),
  route('/site/versions', showVersions),
  ...sectionPages.map(({ path: address }) => route(address, showSections)),
  route('/site/chantiers', showWorks),
  route('/site/chantiers/:work', (parts, visit, work) => showWork(parts, visit, work)),
  route('/site/photos/:home/:photo', showPhoto),
  route('/site/fichiers/:file', sendFile),
  route(scriptPath, sendScript),
];

const taken: readonly Route[] = [
  route('/site/apercu', (parts, visit) => beginOperation(parts, visit, 'preview')),
  route('/site/publier', (parts, visit) => beginOperation(parts, visit, 'publish')),
  route('/site/reprendre', (parts, visit) => beginOperation(parts, visit, 'rollback')),
  route('/site/chantiers/nouveau', addWork),
  route('/site/chantiers/:work', saveWork),
  route('/site/chantiers/:work/supprimer', removeWork),
  route('/site/fichiers/:home/envoyer', ofHome(takeFiles)),
  route('/site/fichiers/:home/morceaux', ofHome(takePiece)),
  route('/site/photos/:home/:photo/retirer', takeFileAway),
  route('/site/photos/:home/:photo/retoucher', retouchPhoto),
  route('/site/photos/:home/:photo/montrer', undoRetouch),
  ...allSections.map((section) =>
    route(`/site/remplir/${section.id}`, (parts, visit) => saveSection(parts, visit, section)),
  ),
];

export function ownerSite(parts: SiteParts): OwnerSite {
  return {
    owns: (target) => target === '/site' || target.startsWith('/site/'),
    takesPosts: (target) => answerAt(taken, target) !== null,
    async show(visit) {
      const answer = answerAt(shown, visit.path);
      if (answer) await answer(parts, visit);
      else sendNotice(visit.response, 404, ownerTexts.notFound);
    },
    take: async (visit) => answerAt(taken, visit.path)?.(parts, visit),
  };
}

function answerAt(routes: readonly Route[], target: string) {
  for (const { pattern, answer } of routes) {
    const [match, home = '', id = ''] = pattern.exec(target) ?? [];
    if (match !== undefined) return (parts: SiteParts, visit: Visit) => answer(parts, visit, home, id);
  }
  return null;
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
