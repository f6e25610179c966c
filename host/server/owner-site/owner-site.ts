import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
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

/** Answers a visit. @param names what stands in the address. */
type Answer = (parts: SiteParts, visit: Visit, ...names: string[]) => Promise<void> | void;
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
  route('/site/chantiers/:work', (parts, visit, work = '') => showWork(parts, visit, work)),
  route('/site/photos/:home/:photo', (parts, visit, home = '', id = '') => showPhoto(parts, visit, home, id)),
  route('/site/fichiers/:file', sendFile),
  route(scriptPath, (_parts, { response }) => sendScript(response)),
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

function answerAt(routes: readonly Route[], target: string): Answer | null {
  for (const { pattern, answer } of routes) {
    const [match, ...names] = pattern.exec(target) ?? [];
    if (match !== undefined) return (parts, visit) => answer(parts, visit, ...names);
  }
  return null;
}

type AnswerOfHome = (parts: SiteParts, visit: Visit, home: string) => Promise<void>;

/** Nothing is sent to a work that is gone. */
function ofHome(answer: AnswerOfHome): AnswerOfHome {
  return async (parts, visit, home) =>
    homeOf(parts, home) ? answer(parts, visit, home) : sendNotice(visit.response, 404, ownerTexts.notFound);
}

/** A PDF is a download only: a browser that showed it would run what is in it. */
async function sendFile({ folder }: SiteParts, { response }: Visit, name: string): Promise<void> {
  const file = await folder.read(name);
  if (!file) return sendNotice(response, 404, ownerTexts.notFound);
  if (name.endsWith('.jpg')) return sendJpeg(response, file);
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment; filename="attestation.pdf"',
    'Content-Length': file.length,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.end(file);
}

async function sendScript(response: ServerResponse): Promise<void> {
  const content = await readFile(script);
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/javascript;charset=utf-8',
    'Content-Length': content.length,
  });
  response.end(content);
}
