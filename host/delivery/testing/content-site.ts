import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { samplePlace, samplePublished } from '@renovation-th/shared/testing/sample-published';
import { publishContent, type Published } from '../owner/publish';
import { promoteReleases } from '../promotion/changes';
import type { ChangeOptions } from '../promotion/promote';
import type { StateFolders } from '../state-folders';
import { readHistory } from '../store/log';
import { releaseSample, releaseSampleHost, sampleIdentity, samplePage } from './sample-releases';

/** Version of the sample releases. */
const firstVersion = '1.0.0-aaaaaaaaaa';

/** Code of marketing that makes a page for each project, with the town and the first photograph. */
const pagesOfProjects = `
  const htmlOf = ({ page: { data } }) =>
    '<main><h1>' + data.title + '</h1><a href="/">' + data.where + '</a><img src="' + data.picture + '"></main>';
  exports.views.project = () => Promise.resolve({ default: htmlOf });
  exports.completions = {
    project: {
      uses: { places: ['slug'] },
      complete: (data, { places }) => {
        const place = places.find(({ slug }) => slug === data.place);
        if (!place) throw Object.assign(new Error(), { name: 'NotPublished', list: 'places', slug: data.place });
        return { ...data, where: place.where };
      },
    },
  };
  exports.listedPages = {
    uses: { projects: ['slug'] },
    declare: ({ projects }) => projects.map(({ path, title, place, month, photos: [{ picture }] }) => ({
      path,
      title,
      description: 'Une description assez longue pour dire seule de quoi parle la page.',
      view: 'project',
      data: { title, place, picture: picture.avif[0].file },
      socialPicture: picture,
      sitemap: { priority: 0.5, changeFrequency: 'yearly', lastModified: month + '-01' },
    })),
  };`;

/** Code of the towns app that puts the number of projects into its page titles. */
export const titleOfProjects = `
  exports.completions = {
    town: {
      uses: { projects: ['slug'] },
      complete: (data) => data,
      title: (declared, _data, { projects }) =>
        projects.length ? declared.split(' | ')[0] + ', ' + projects.length + ' chantier' : declared,
    },
  };`;

const { services } = samplePublished;
const places = ['riom', 'volvic'].map((slug) => samplePlace(slug));

/** Promotes a site in which marketing makes a page for each project, and towns publishes Riom and Volvic. */
export async function startContentSite(folders: StateFolders): Promise<ChangeOptions> {
  const options = { identity: await sampleIdentity() };
  const chosen = await releaseContentApps(folders);
  await promoteReleases(folders, () => chosen, options);
  return options;
}

/** Makes a release of the host and of two apps. */
export async function releaseContentApps(folders: StateFolders) {
  await releaseSampleHost(folders.releases);
  await releaseMarketing(folders);
  await releaseTowns(folders, firstVersion, ['riom', 'volvic']);
  return [
    { app: 'host', version: '1.0.0-bbbbbbbbbb' },
    { app: 'marketing', version: firstVersion },
    { app: 'towns', version: firstVersion },
  ];
}

/** Publishes projects, fields of the identity, and files, as the owner's page does. */
export async function publishOn(
  folders: StateFolders,
  parent: string,
  input: Partial<SampleInput>,
  files: Record<string, Buffer> = {},
): Promise<Published> {
  const given = await prepared(parent, { identity: {}, projects: [], ...input }, files);
  return publishContent(folders, given, { identity: await sampleIdentity() });
}

/** Returns the hash of the content that was live before. */
export async function earlierContent(folders: StateFolders): Promise<string> {
  const history = await readHistory(folders);
  const live = history.at(-1)?.content;
  return history.findLast(({ content }) => content !== null && content !== live)?.content ?? '';
}

async function releaseMarketing(folders: StateFolders) {
  await releaseSample(folders.releases, 'marketing', {
    version: firstVersion,
    pages: [samplePage({ path: '/', view: 'home' })],
    mounts: ['/', '/realisations'],
    html: '<main><h1>Accueil</h1></main>',
    published: { services },
    code: pagesOfProjects,
  });
}

/** Makes a release of towns that publishes these towns. */
export async function releaseTowns(
  folders: StateFolders,
  version: string,
  slugs: readonly string[],
  code = '',
) {
  await releaseSample(folders.releases, 'towns', {
    version,
    html: '<main><h1>Riom</h1></main>',
    published: { places: places.filter(({ slug }) => slugs.includes(slug)) },
    code,
  });
}

/** Returns a project with two photographs, as the owner's page sends it. */
export function sampleProject(given: object = {}) {
  return {
    title: 'Volets repeints',
    service: 'peinture',
    place: 'riom',
    month: '2026-03',
    days: 4,
    story: 'Huit volets décapés, traités et repeints.',
    photos: [
      { ...namesOf('red'), moment: 'before', alt: 'Volets écaillés' },
      { ...namesOf('blue'), moment: 'after', alt: 'Volets repeints' },
    ],
    hasConsent: true,
    ...given,
  };
}

/** Returns the file name of a photograph in this colour. */
export const photoName = (color: string) =>
  `files/${createHash('sha256').update(color).digest('hex').slice(0, 32)}.jpg`;

/** Returns the names of the published file and of the original. */
export const namesOf = (color: string) => ({
  file: photoName(color),
  original: path.basename(photoName(color), '.jpg'),
});

type SampleInput = { identity: JsonValue; projects: readonly JsonValue[] };

/** Writes the input of a publication and its files: portrait, attestation, and photographs by file name. */
export async function prepared(
  parent: string,
  { identity, projects }: SampleInput,
  { portrait, attestation, ...photos }: Record<string, Buffer> = {},
) {
  const folder = path.join(parent, 'input');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(path.join(folder, name), content);
    return name;
  };
  for (const color of ['red', 'blue']) await write(photoName(color), await photo(color));
  for (const [name, content] of Object.entries(photos)) await write(name, content);
  const input = {
    ...{ identity, projects: Object.fromEntries(projects.entries()) },
    ...(portrait && { portrait: await write(photoName('portrait'), portrait) }),
    ...(attestation && { attestation: await write('files/0123456789abcdef.pdf', attestation) }),
  };
  return { input, folder };
}

export const photo = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
