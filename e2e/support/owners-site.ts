import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { stateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { repositoryRoot } from '../../webpack/paths';
import { plainPhoto } from './sample-photos';
import { serveSite } from './serve-site';
import { test as base, type RunningSite } from './test';

/** The first days of a holiday that begins today: pages and forms tell it. */
export const closure = {
  from: parisMoment(new Date()).day,
  to: addDays(parisMoment(new Date()).day, 9),
};

type Photo = { file: string; moment: 'before' | 'during' | 'after'; alt: string };

/** `test` of the other files, on a site whose owner has published two works and what helps to decide. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [startOwnersSite, { scope: 'worker', timeout: 180_000 }],
});

async function startOwnersSite({}: object, provide: (site: RunningSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'owners-site-'));
  const folders = stateFolders(folder);
  await linkTree(testFolders().releases, folders.releases);
  await publish(folder, await writeOwnersFolder(path.join(folder, 'draft')));

  const server = await serveSite(folders);
  await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder: folders.received });
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** As the owner's page does it: a process of its own. @throws with what the command said. */
async function publish(state: string, draft: string): Promise<void> {
  const command = path.join(repositoryRoot, 'host/delivery/rth.mjs');
  await promisify(execFile)(process.execPath, [command, 'owner', 'publish', draft], {
    cwd: repositoryRoot,
    env: { ...process.env, RTH_STATE: state },
  });
}

async function writeOwnersFolder(folder: string): Promise<string> {
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const write = async (content: Buffer | string, ending = 'jpg') => {
    const file = `files/${createHash('sha256').update(content).digest('hex')}.${ending}`;
    await writeFile(path.join(folder, file), content);
    return file;
  };
  const photo = async (moment: Photo['moment'], alt: string, color: string): Promise<Photo> => ({
    ...{ moment, alt, file: await write(await plainPhoto(color)) },
  });
  const works = {
    volets: {
      title: 'Volets repeints',
      service: 'peinture',
      place: 'riom',
      month: '2026-03',
      days: 4,
      story: 'Huit volets déposés, poncés, puis peints à plat en deux couches.',
      photos: [
        await photo('before', 'Volets dont la peinture s’écaille', 'tan'),
        await photo('during', 'Volets poncés, sur des tréteaux', 'wheat'),
        await photo('after', 'Volets bleus, de nouveau en place', 'steelblue'),
      ],
      hasConsent: true,
    },
    toit: {
      title: 'Toit démoussé',
      service: 'toiture',
      place: 'vichy',
      month: '2025-11',
      days: 0.5,
      story: 'Une mousse épaisse sur le versant nord, brossée à la main puis traitée.',
      photos: [
        await photo('before', 'Toit couvert de mousse', 'olivedrab'),
        await photo('after', 'Toit de tuiles sans mousse', 'indianred'),
      ],
      hasConsent: true,
    },
  };
  const identity = {
    craftsman: { firstName: 'Camille', sentence: 'Je réponds, je chiffre et je fais les travaux.' },
    prices: [
      {
        service: 'toiture',
        what: 'Démoussage à la brosse',
        from: '15 €',
        unit: 'm²',
        conditions: 'un étage',
      },
    ],
    nextStart: '2099-03',
    closures: [closure],
    insurance: {
      insurer: 'Assurances du Centre',
      address: '2 rue du Port, 63000 Clermont-Ferrand',
      zone: 'France métropolitaine',
      attestation: 'contrat n° 123456, attestation 2026',
    },
  };
  const portrait = await write(await plainPhoto('peru'));
  const attestation = await write('%PDF-1.4\n%%EOF\n', 'pdf');
  const input = { identity, works, portrait, attestation };
  await writeFile(path.join(folder, 'owner.json'), JSON.stringify(input));
  return folder;
}
