import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { namesOf, photoName, prepared, sampleProject } from '../../host/delivery/owner/testing/owners-site';
import { stateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import type { OwnerJob } from '../../host/delivery/identity/owner-job';
import { repositoryRoot } from '../../webpack/paths';
import { plainPhoto } from './sample-photos';
import { serveSite } from './serve-site';
import { test as base, type RunningSite } from './test';

/** A holiday of ten days that begins today. */
export const closure = {
  from: parisMoment(new Date()).day,
  to: addDays(parisMoment(new Date()).day, 9),
};

/** Playwright's `test` on a site whose owner has published two projects and all optional facts. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [startOwnersSite, { scope: 'worker', timeout: 180_000 }],
});

async function startOwnersSite({}: object, provide: (site: RunningSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'owners-site-'));
  const folders = stateFolders(folder);
  await linkTree(testFolders().releases, folders.releases);
  await publish(folder, { kind: 'publish', ...(await prepareProjects(path.join(folder, 'draft'))) });

  const server = await serveSite(folders);
  await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder: folders.received });
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** Publishes in another process, like the owner's page. @throws Error if publishing fails or changes no page. */
async function publish(state: string, job: OwnerJob): Promise<void> {
  const child = fork(path.join(repositoryRoot, 'host/delivery/cli.ts'), ['owner'], {
    ...{ cwd: repositoryRoot, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    env: { ...process.env, RTH_STATE: state },
  });
  let answer: object = {};
  child.on('message', (message: object) => (answer = message));
  child.send(job);
  await new Promise((resolve) => child.on('close', resolve));
  if (!('pages' in answer)) throw new Error(JSON.stringify(answer));
}

async function prepareProjects(folder: string) {
  const photo = (moment: string, alt: string, color: string) => ({ moment, alt, ...namesOf(color) });
  const projects = [
    sampleProject({
      story: 'Huit volets déposés, poncés, puis peints à plat en deux couches.',
      photos: [
        photo('before', 'Volets dont la peinture s’écaille', 'tan'),
        photo('during', 'Volets poncés, sur des tréteaux', 'wheat'),
        photo('after', 'Volets bleus, de nouveau en place', 'steelblue'),
      ],
    }),
    sampleProject({
      title: 'Toit démoussé',
      service: 'toiture',
      place: 'vichy',
      month: '2025-11',
      days: 0.5,
      story: 'Une mousse épaisse sur le versant nord, brossée à la main puis traitée.',
      photos: [
        photo('before', 'Toit couvert de mousse', 'olivedrab'),
        photo('after', 'Toit de tuiles sans mousse', 'indianred'),
      ],
    }),
  ];
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
    insurance: completeIdentity.insurance,
  };
  const colors = ['tan', 'wheat', 'steelblue', 'olivedrab', 'indianred'];
  const photos = await Promise.all(
    colors.map(async (color): Promise<[string, Buffer]> => [photoName(color), await plainPhoto(color)]),
  );
  return prepared(
    folder,
    { identity, projects },
    {
      ...Object.fromEntries(photos),
      portrait: await plainPhoto('peru'),
      attestation: Buffer.from('%PDF-1.4\n%%EOF\n'),
    },
  );
}
