import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { privateAnswerHeaders } from '../forms/html-document';
import { sendNotice } from '../forms/owner/send-view';
import { ownerTexts } from '../forms/content/owner-texts';
import { sendJpeg } from '../forms/photos/send-jpeg';
import { attestationOf, portraitHome } from './candidate';
import { changeCovers, savePhotoWords, showPhoto, takePhotoAway } from './photo-pages';
import { beginOperation, showOverview, showVersions } from './publish-pages';
import { isSectionPage, saveSection, sectionSaved, showSections } from './section-pages';
import { scriptPath, type Visit } from './send-site-view';
import { isWorkId } from './site-drafts';
import { isSiteFile } from './site-folder';
import type { SiteParts } from './site-parts';
import { isHome, removeAttestation, takeAttestation, takePhotos, takePiece } from './uploads';
import { addWork, removeWork, saveWork, showWork, showWorks } from './work-pages';

/** The part of the owner's page on which he prepares his site. Whoever comes here was let in. */
export type OwnerSite = {
  /** Whether a page or file of it may stand there. */
  owns(path: string): boolean;
  show(visit: Visit): Promise<void>;
  takesPosts(path: string): boolean;
  take(visit: Visit): Promise<void>;
};

type Answer = (parts: SiteParts, visit: Visit) => Promise<void> | void;

const script = path.join(__dirname, 'browser', 'atelier.js');

/** What is shown at each address. */
const shown: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['/site', showOverview],
  ['/site/versions', showVersions],
  ['/site/chantiers', showWorks],
  ['/site/attestation.pdf', sendAttestation],
  [scriptPath, (_parts, { response }) => sendScript(response)],
]);

/** What a post to each address does. */
const taken: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['/site/apercu', (parts, visit) => beginOperation(parts, visit, 'preview')],
  ['/site/publier', (parts, visit) => beginOperation(parts, visit, 'publish')],
  ['/site/reprendre', (parts, visit) => beginOperation(parts, visit, 'rollback')],
  ['/site/attestation', takeAttestation],
  ['/site/attestation/retirer', removeAttestation],
  ['/site/chantiers/nouveau', addWork],
]);

export function ownerSite(parts: SiteParts): OwnerSite {
  return {
    owns: (target) => target === '/site' || target.startsWith('/site/'),
    takesPosts: (target) => takes(target) !== null,
    async show(visit) {
      const answer = shows(visit.path);
      if (answer) await answer(parts, visit);
      else await sendNotice(visit.response, 404, ownerTexts.notFound);
    },
    take: async (visit) => takes(visit.path)?.(parts, visit),
  };
}

function shows(target: string): Answer | null {
  const fixed = shown.get(target);
  if (fixed) return fixed;
  if (isSectionPage(target)) return showSections;
  const [, , kind, home = '', name = '', ...rest] = target.split('/');
  if (rest.length > 0) return null;
  if (kind === 'chantiers' && isWorkId(home) && name === '')
    return (parts, visit) => showWork(parts, visit, home);
  if (kind === 'fichiers' && isSiteFile(home) && name === '')
    return (parts, visit) => sendFile(parts, visit, home);
  if (kind !== 'photos' || !isPlace(home)) return null;
  if (name === 'morceaux') return ofHome(home, takePiece);
  return isPhotoId(name) ? (parts, visit) => showPhoto(parts, visit, home, name) : null;
}

function takes(target: string): Answer | null {
  const fixed = taken.get(target);
  if (fixed) return fixed;
  const section = sectionSaved(target);
  if (section) return (parts, visit) => saveSection(parts, visit, section);
  const [, , kind, home = '', name = '', action = '', ...rest] = target.split('/');
  if (rest.length > 0 || !isPlace(home)) return null;
  if (kind === 'chantiers' && isWorkId(home)) return takesOfWork(home, `${name}${action && `/${action}`}`);
  if (kind !== 'photos') return null;
  if (name === 'envoyer' && action === '') return ofHome(home, takePhotos);
  if (name === 'morceaux' && action === '') return ofHome(home, takePiece);
  if (!isPhotoId(name)) return null;
  if (action === 'retirer') return (parts, visit) => takePhotoAway(parts, visit, home, name);
  if (action !== 'cacher' && action !== 'montrer') return null;
  return (parts, visit) => changeCovers(parts, visit, { home, id: name, isUndone: action === 'montrer' });
}

function takesOfWork(id: string, action: string): Answer | null {
  if (action === '') return (parts, visit) => saveWork(parts, visit, id);
  if (action === 'photos') return (parts, visit) => savePhotoWords(parts, visit, id);
  return action === 'supprimer' ? (parts, visit) => removeWork(parts, visit, id) : null;
}

const isPlace = (home: string) => home === portraitHome || isWorkId(home);
const isPhotoId = (name: string) => /^[0-9a-f]{18}$/.test(name);

type AnswerOfHome = (parts: SiteParts, visit: Visit, home: string) => Promise<void>;

/** Nothing is sent to a work that is gone. */
function ofHome(home: string, answer: AnswerOfHome): Answer {
  return (parts, visit) =>
    isHome(parts, home) ? answer(parts, visit, home) : sendNotice(visit.response, 404, ownerTexts.notFound);
}

async function sendFile({ folder }: SiteParts, { response }: Visit, name: string): Promise<void> {
  const file = name.endsWith('.jpg') ? await folder.read(name) : null;
  if (file) sendJpeg(response, file);
  else await sendNotice(response, 404, ownerTexts.notFound);
}

/** As a download only: a browser that showed it would run what is in it. */
async function sendAttestation({ database, folder }: SiteParts, { response }: Visit): Promise<void> {
  const name = attestationOf(database);
  const file = name === null ? null : await folder.read(name);
  if (!file) return sendNotice(response, 404, ownerTexts.notFound);
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
