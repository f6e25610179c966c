import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import type { OwnerAccess } from '../forms/owner/owner-access';
import { composedChoices } from '../owner-site/live-choices';
import { fakeOwnerProgram, type FakeOwnerProgram } from './fake-owner-program';
import { startOwnersPage, type OwnersPageServer } from './owners-page-server';
import { temporaryFolder } from './sample-site';
import { multipart, sendRequest, type ReceivedAnswer } from './send-request';

/** The owner's page with a program that publishes nothing, and what a test does with it. */
type OwnersSiteServer = OwnersPageServer & {
  owner: FakeOwnerProgram;
  /** Sends files as a browser without script does. */
  sendFiles(
    target: string,
    files: readonly SampleFile[],
    fields?: Record<string, string>,
  ): Promise<ReceivedAnswer>;
  /** Begins a work, as the button does. @returns the address of its page. */
  beginWork(): Promise<string>;
  /** A work that can be published, with a photograph from before and one from after. @returns its address. */
  makeWork(over?: Record<string, string>): Promise<string>;
  /** Waits until the page says it, and gives the page. */
  shown(target: string, isSo: (text: string) => boolean): Promise<string>;
};

type SampleFile = { name: string; content: Buffer };

export const ownersSiteForEach = (options: { access?: OwnerAccess } = {}) =>
  startedForEach(
    () => startOwnersSite(options),
    (site) => site.close(),
  );

const choices = {
  services: [{ slug: 'volets', name: 'Volets' }],
  places: [{ slug: 'riom', name: 'Riom' }],
};

const sampleWork = {
  ...{ title: 'Volets repeints', service: 'volets', place: 'riom', month: '2026-03', days: '2,5' },
  ...{ story: 'Deux paires de volets poncées, puis deux couches.', hasConsent: 'oui' },
};

async function startOwnersSite({ access }: { access?: OwnerAccess }): Promise<OwnersSiteServer> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder.path, composedChoices), JSON.stringify(choices));
  const owner = await fakeOwnerProgram(path.join(folder.path, 'program'));
  const page = await startOwnersPage({
    ...(access && { access }),
    ...{ program: owner.program, siteDir: folder.path },
  });

  const site: OwnersSiteServer = {
    ...page,
    owner,
    sendFiles(target, files, fields = {}) {
      const parts = [
        ...Object.entries(fields).map(([name, value]) => ({ name, value })),
        ...files.map(({ name, content }) => ({
          ...{ name: 'photos', filename: name, value: content.toString('latin1') },
        })),
      ];
      const { headers, body } = multipart(parts);
      const own = { Origin: page.url, 'Sec-Fetch-Site': 'same-origin', Host: new URL(page.url).host };
      const sent = { headers: { ...headers, ...own }, body: Buffer.from(body, 'latin1') };
      return sendRequest(page.url, { method: 'POST', path: target, ...sent });
    },
    async beginWork() {
      const { headers } = await page.post('/site/chantiers/nouveau');
      return headers.location ?? '';
    },
    async makeWork(over = {}) {
      const work = await site.beginWork();
      await page.post(work, { version: '1', ...sampleWork, ...over });
      const photos = `/site/fichiers/${work.split('/').at(-1)}/envoyer`;
      await site.sendFiles(photos, [{ name: 'a.jpg', content: await photograph('red') }], {
        moment: 'before',
      });
      await site.sendFiles(photos, [{ name: 'b.jpg', content: await photograph('blue') }], {
        moment: 'after',
      });
      return work;
    },
    async shown(target, isSo) {
      for (let tries = 0; tries < 600; tries += 1) {
        const { text } = await page.get(target);
        if (isSo(text)) return text;
        await pause(50);
      }
      throw new Error(`${target} never said so.`);
    },
    async close() {
      await owner.goOn();
      await page.close();
      await folder.remove();
    },
  };
  return site;
}

/** The addresses of the photographs that a page shows. */
export function picturesIn(text: string): readonly string[] {
  return [...text.matchAll(/src="(\/site\/fichiers\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
}

/** A photograph as a telephone takes it: lying on its side, and telling where it was taken. */
export function photograph(background: string, size = { width: 400, height: 200 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .withExif({ IFD0: { Model: 'Telephone of the owner' }, IFD3: { GPSLatitude: '45/1 49/1 36/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
