import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { loopbackOnly, type OwnerAccess } from '../requests/owner/owner-access';
import { ownersPage } from '../requests/owner/owners-page';
import { decoder } from '../requests/photos/decoder';
import type { Problem } from '../requests/health/problems';
import { composedChoices } from '@renovation-th/shared/contracts/composed-files';
import { closeApp, createApp, listenApp } from '../listen-app';
import { startOwnerSite } from '../site/start-owner-site';
import { fakeDelivery } from './fake-delivery';
import { photograph } from './photograph';
import { keepSample, type SampleChanges } from './sample-database';
import { temporaryFolder } from './temporary-folder';
import { multipart, sendRequest, urlencoded } from './send-request';
import { openRequestFolder } from '../requests/database/open-database';
import { until } from './until';

type OwnersPageOptions = {
  access?: OwnerAccess;
  /** Folder of the composed site. Default: one trade, two towns, a department, and the identity of the checkout. */
  siteDir?: string;
  hasBackups?: boolean;
};

const choices = {
  services: [{ slug: 'volets', name: 'Volets' }],
  places: [
    { slug: 'riom', name: 'Riom', where: 'à Riom' },
    { slug: 'allier', name: 'Allier', where: 'dans l’Allier' },
    { slug: 'ambert', name: 'Ambert', where: 'à Ambert' },
  ],
};

const sampleProject = {
  ...{ title: 'Volets repeints', service: 'volets', place: 'riom', month: '2026-03', days: '2,5' },
  ...{ story: 'Deux paires de volets poncées, puis deux couches.', hasConsent: 'oui', isAnonymous: 'oui' },
};

export const ownersPageForEach = (options: OwnersPageOptions = {}) =>
  startedForEach(
    () => startOwnersPage(options),
    (page) => page.close(),
  );

/** Starts the owner's page with an empty database and a clock that begins at noon (UTC) on 21 November 2026. */
export async function startOwnersPage({
  access = loopbackOnly,
  siteDir,
  hasBackups = false,
}: OwnersPageOptions = {}) {
  const log = () => undefined;
  const folder = await temporaryFolder();
  await writeFile(path.join(folder.path, composedChoices), JSON.stringify(choices));
  const delivery = fakeDelivery();
  const database = openRequestFolder(path.join(folder.path, 'received'), log);
  let time = Date.parse('2026-11-21T12:00:00Z');
  const parts = { database, now: () => new Date(time), log };
  const oneDecoder = decoder(log);
  let previewPort = 0;
  const site = await startOwnerSite({
    ...parts,
    access,
    run: delivery.run,
    siteDir: siteDir ?? folder.path,
    decoder: oneDecoder,
    preview: { port: () => previewPort, address: 'https://apercu.atelier.example' },
  });
  const apps = { owner: createApp(), preview: createApp() };
  await apps.preview.register(site.preview);
  const problems: Problem[] = [];
  await apps.owner.register(ownersPage, {
    ...parts,
    access,
    hasMail: true,
    problems: () => problems,
    hasBackups,
    tradeName: 'Exemple',
    addSite: site.addPages,
  });
  const here = { port: 0, purpose: 'a test', remedy: '' };
  const preview = { url: await listenApp(apps.preview, here) };
  previewPort = Number(new URL(preview.url).port);
  const url = await listenApp(apps.owner, here);
  /** Stores a new request. @returns its reference. */
  const keep = (over?: SampleChanges, kept?: Parameters<typeof keepSample>[2]) =>
    keepSample(database, over, kept);

  const own = { Origin: url, 'Sec-Fetch-Site': 'same-origin', Host: new URL(url).host };
  const send = (target: string, headers: Record<string, string>, body: string | Buffer) =>
    sendRequest(url, { method: 'POST', path: target, headers, body });
  const get = (target = '/', headers: Record<string, string> = {}) =>
    sendRequest(url, { path: target, headers });
  /** Fills in the form of a page and saves it. Sends all other fields unchanged, as a browser does. */
  async function fill(
    target: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) {
    const { text } = await get(target, headers);
    return post(target, { ...fieldsIn(text), ...fields }, headers);
  }
  /** Posts a form from the owner's page, as a browser does. A field may occur several times. */
  function post(
    target: string,
    fields: Record<string, string> | [string, string][] = {},
    over: Record<string, string> = {},
  ) {
    const { headers, body } = urlencoded(fields);
    return send(target, { ...headers, ...own, ...over }, body);
  }
  /** Sends the form of a page with files, as a browser does. */
  async function sendFiles(
    target: string,
    files: readonly { field: string; name: string; content: Buffer }[],
    fields: Record<string, string> = {},
  ) {
    const { text } = await get(target);
    const parts = [
      ...Object.entries({ ...fieldsIn(text), ...fields }).map(([name, value]) => ({ name, value })),
      ...files.map(({ field, name, content }) => ({ name: field, filename: name, value: content })),
    ];
    const { headers, body } = multipart(parts);
    return send(target, { ...headers, ...own }, body);
  }
  /** Opens the form of a new project, as the link does. @returns the path of its page. */
  const beginProject = async () => (await get('/site/chantiers/nouveau')).headers.location ?? '';

  return {
    folder: database.folder,
    database,
    problems,
    delivery,
    get,
    post,
    fill,
    keep,
    sendFiles,
    beginProject,
    passTime: (milliseconds: number) => void (time += milliseconds),
    quarantine: (over?: SampleChanges) => keep(over, { isQuarantined: true }),
    /** Saves a project that can be published, with a before and an after photo. @returns the path of its page. */
    async makeProject(over: Record<string, string> = {}) {
      const project = await beginProject();
      const files = [
        { field: 'photos.before', name: 'IMG_1.jpg', content: await photograph('red') },
        { field: 'photos.after', name: 'IMG_2.jpg', content: await photograph('blue') },
      ];
      await sendFiles(project, files, { ...sampleProject, ...over });
      return project;
    },
    /** Waits until "Mon site" meets a condition, by default that no operation runs. @returns its HTML. */
    shown: (isSo = (text: string) => !text.includes('En cours')) =>
      until(async () => {
        const { text } = await get('/site');
        return isSo(text) && text;
      }),
    preview: (target = '/', headers: Record<string, string> = {}) =>
      sendRequest(preview.url, { path: target, headers }),
    close: async () => {
      delivery.goOn();
      await Promise.all(Object.values(apps).map(closeApp));
      await oneDecoder.stop();
      await site.stop();
      database.close();
      await folder.remove();
    },
  };
}

/** Returns the ids of the photographs on the page of a project. */
export const photosIn = (text: string): readonly string[] =>
  [...text.matchAll(/<fieldset id="([^".]+)" class="photo"/g)].flatMap(([, id]) => id ?? []);

/** Returns the error that a page shows for a field, or null. */
export const errorAt = (name: string, text: string): string | null =>
  new RegExp(`id="${name}-erreur">([^<]*)<`).exec(text)?.[1] ?? null;

/** Returns the value of a field on a page. */
export const valueOf = (name: string, text: string): string | undefined =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

/** Returns the URLs of the photographs that a page shows. */
export function picturesIn(text: string): readonly string[] {
  const names = [...text.matchAll(/src="\/(?:fichiers|site\/vignettes)\/([^"]+)"/g)];
  return [...new Set(names.map(([, name]) => `/fichiers/${name}`))];
}

/** Returns the fields that the first form of a page sends when nothing is typed. */
export function fieldsIn(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of parse(text).querySelector('form')?.querySelectorAll('[name]') ?? []) {
    const [name = '', type] = [control.getAttribute('name'), control.getAttribute('type')];
    if (control.tagName === 'BUTTON' || type === 'file') continue;
    if ((type === 'checkbox' || type === 'radio') && !control.hasAttribute('checked')) continue;
    const chosen = control.querySelector('option[selected]') ?? control.querySelector('option');
    fields[name] =
      control.tagName === 'TEXTAREA' ? control.text : ((chosen ?? control).getAttribute('value') ?? '');
  }
  return fields;
}
