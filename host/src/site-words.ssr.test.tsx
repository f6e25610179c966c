import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import type { Published, Service } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { Identity } from '@renovation-th/shared/identity/identity';
import sampleFile from '../../shared/src/identity/identity.json';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { sampleProject } from '@renovation-th/shared/testing/sample-published';
import { completedPage } from '@renovation-th/shared/testing/every-page';
import { frenchFaults, readableText } from '@renovation-th/shared/testing/french-faults';
import { openDays } from '@renovation-th/shared/content/promises';
import { promiseFaults } from '@renovation-th/shared/testing/promise-faults';
import * as contact from '../../remote-contact/src/server';
import * as marketing from '../../remote-marketing/src/server';
import * as towns from '../../remote-towns/src/server';
import { shell } from './content/shell-lists';
import { renderPage, type Loaded, type RenderRequest } from './server/render-page';

type Words = {
  path: string;
  /** Title, description, text alternatives and the visible text of the whole document. */
  text: string;
  /** Text of the page without header and footer. */
  main: string;
};

const sample = sampleFile as Identity;
const lists = { ...marketing.published, ...towns.published };
const projects = [
  sampleProject('Volets repeints', { place: 'riom', service: 'peinture' }),
  sampleProject('Muret relevé', { place: 'volvic', service: 'maconnerie', days: 1 }),
];
const published: Published = { ...lists, projects };

const whole = (remote: RemoteServerModule) => ({
  ...remote,
  pages: [...remote.declaredPages(), ...(remote.listedPages?.declare(published) ?? [])].map((page) =>
    completedPage(remote, page, published),
  ),
});
const remotes = [marketing, towns, contact].map(whole);
const release = { app: 'app', base: '/releases/app/1.0.0-aaaaaaaaaa/' };

/** Renders every page of every remote as compose does. */
async function readSite(identity: Identity): Promise<readonly Words[]> {
  const slots = await readSlots();
  return Promise.all(
    remotes.flatMap((remote) =>
      remote.pages.map(async (page) => wordsOf(page, await renderWith(remote, page, identity, slots))),
    ),
  );
}

async function readSlots(): Promise<RenderRequest['slots']> {
  const slots: Record<string, Loaded<object>> = {};
  for (const remote of remotes)
    for (const [name, load] of Object.entries(remote.slots))
      if (load) slots[name] = { Component: (await load()).default, ...release };
  return slots;
}

async function renderWith(
  { views }: (typeof remotes)[number],
  page: PageDeclaration,
  identity: Identity,
  slots: RenderRequest['slots'],
  shown = published,
): Promise<string> {
  const Component = (await views[page.view]?.())?.default;
  if (!Component) throw new Error(`${page.path} has no view.`);
  const { path } = page;
  const request = { path, identity, year: 2026, shell: shell.complete(null, shown) };
  return renderPage({ ...request, page: { record: page, view: { Component, ...release } }, slots }).html;
}

function wordsOf({ path, title, description }: PageDeclaration, html: string): Words {
  // The options of a form are not promises.
  const withoutOptions = html.replace(/<select.*?<\/select>/gs, '');
  const alternatives = [...html.matchAll(/ alt="([^"]+)"/g)].map(([, words]) => readableText(words ?? ''));
  const words = [title, description, ...alternatives, readableText(withoutOptions)].join('\n');
  return {
    path,
    text: words.replace(/https?:\S+/g, ''),
    main: readableText(/<main [^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''),
  };
}

const complete = readSite(completeIdentity);
const faultsIn = (pages: readonly Words[], faultsOf: (page: Words) => readonly string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));

/** Abbreviations that each page must explain, with their meanings. */
const letters = new Map([
  ['ABF', 'architecte des Bâtiments de France'],
  ['PLU', 'plan local d’urbanisme'],
  ['RGE', 'reconnue garante de l’environnement'],
  ['RGPD', 'règlement général sur la protection des données'],
]);

const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe.each([
  ['the sample site', readSite(sample)],
  ['the site of an owner who has filled in everything', complete],
] as const)('%s', (_name, reading) => {
  reading.catch(() => undefined);

  it('states each promise in the same words everywhere', async () => {
    expect(faultsIn(await reading, ({ text }) => promiseFaults(text))).toEqual([]);
  });

  it('says once on each page with a delay which days count', async () => {
    const faults = ({ main }: Words) => {
      const times = main.split(openDays).length - 1;
      return times === (/sous (?:24|48)\u00a0h/.test(main) ? 1 : 0) ? [] : [`${times} times`];
    };

    expect(faultsIn(await reading, faults)).toEqual([]);
  });

  it('says in the footer of each page, and only there, that pictures show models', async () => {
    // The legal notice also says who owns the pictures.
    const pages = (await reading).filter(({ path }) => path !== '/mentions-legales');

    expect(faultsIn(pages, ({ main }) => found(main, [/maquette/i]))).toEqual([]);
    for (const { text } of pages) expect(text).toContain('Les images sont des maquettes');
  });

  it('follows French typography, header and footer included', async () => {
    expect(faultsIn(await reading, ({ text }) => frenchFaults(text))).toEqual([]);
  });

  it('spells each word the same way everywhere', async () => {
    const others = [/anti[- ]mousse/i, /\bgranits?\b/i, /\(63\) [–—]/, /\bbasaltes?\s+noir/i, /hydro-fuge/i];
    expect(faultsIn(await reading, ({ text }) => found(text, others))).toEqual([]);
    for (const { text } of await reading)
      expect(text.replaceAll('\n', '')).toContain('Gerzat (63) - Puy-de-Dôme');
  });

  it('explains the abbreviations of public services at first use', async () => {
    const unexplained = ({ text }: Words) =>
      [...letters].flatMap(([short, whole]) => {
        const at = text.search(new RegExp(`\\b${short}\\b(?! Qualibat)`));
        return at === -1 || text.slice(0, at).includes(whole) ? [] : [short];
      });

    expect(faultsIn(await reading, unexplained)).toEqual([]);
  });
});

describe('a trade that marketing adds', () => {
  const another: Service = {
    slug: 'jardin',
    label: 'Murs de jardin',
    path: '/services/jardin',
    parts: ['Murets', 'Clôtures'],
    sent: 'Murs de jardin',
    footer: { label: 'Murs & clôtures', rank: 9 },
  };

  it('appears once in the menu, once in the footer and once in the form, with no changes by other teams', async () => {
    const [first] = published.services;
    const more = { ...published, services: [...published.services, another] };
    const form = contact.declaredPages().find(({ path }) => path === '/contact')!;
    const html = await renderWith(whole(contact), completedPage(contact, form, more), sample, {}, more);

    for (const { path, sent } of [first!, another]) {
      const inPart = (tag: string) =>
        [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].join().split(`href="${path}"`);
      // The menu has a panel for large screens and a list for small ones.
      expect(inPart('header')).toHaveLength(3);
      expect(inPart('footer')).toHaveLength(2);
      expect(html.split(`<option value="${sent}"`)).toHaveLength(2);
    }
  });
});

/** Towns whose page has the commitments block, which states a certificate if there is one. */
const withCommitments = towns
  .declaredPages()
  .filter(({ data }) => (data as { showsCommitments?: boolean } | null)?.showsCommitments)
  .map(({ path }) => path);

describe('a claim', () => {
  // Allows the word "RGE" itself, because pages may advise visitors to choose an RGE company, as subsidies require.
  const claims = [
    /Qualibat|certifiés? |Assuré, et il/,
    /\d\+/,
    /satisfaits|médiateur/i,
    /\u00a0: de \d+\u00a0€ à/,
    /Notre marque|Nos marques/,
  ];

  it('appears nowhere until the owner makes the claim', async () => {
    const silent = await readSite({ ...sample, figures: undefined });

    expect(faultsIn(silent, ({ text }) => found(text, claims))).toEqual([]);
  });

  it('appears on its pages once the owner makes the claim', async () => {
    const pages = await complete;
    const pathsWith = (pattern: RegExp) =>
      pages.filter(({ main }) => pattern.test(main)).map(({ path }) => path);

    expect(pathsWith(/Qualibat/)).toEqual([
      '/services',
      '/services/renovation-exterieur',
      '/mentions-legales',
      ...withCommitments,
    ]);
    expect(pathsWith(/\u00a0: de \d+\u00a0€ à/)).toEqual(['/', '/services/peinture', '/services/toiture']);
    expect(pathsWith(/Notre marque/)).toEqual(['/services/peinture', '/services/toiture']);
    expect(pathsWith(/satisfaits/)).toEqual(['/']);
    expect(pathsWith(/Assuré, et il le prouve/)).toEqual(['/']);
    const withRates = ['/zones-intervention', '/contact'];
    expect(pathsWith(/45\u00a0€ de l’heure/)).toEqual(withRates);
    expect(pathsWith(/0,60\u00a0€ par kilomètre/)).toEqual(withRates);
    expect(pathsWith(/Médiation du Centre/)).toEqual(['/mentions-legales']);
  });
});
