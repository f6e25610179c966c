import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import type { Published, Service } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { Identity } from '@renovation-th/shared/identity/identity';
import sampleFile from '../../shared/src/identity/identity.json';
import { frenchNumber } from '@renovation-th/shared/french-words';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { sampleProject } from '@renovation-th/shared/testing/sample-published';
import { completedPage } from '@renovation-th/shared/testing/every-page';
import { frenchFaults, readableText } from '@renovation-th/shared/testing/french-faults';
import { promiseFaults } from '@renovation-th/shared/testing/promise-faults';
import * as contact from '../../remote-contact/src/server';
import * as marketing from '../../remote-marketing/src/server';
import * as towns from '../../remote-towns/src/server';
import { shell } from './content/shell-lists';
import { renderPage, type Loaded, type RenderRequest } from './server/render-page';

type Words = {
  path: string;
  /** Title, description and the visible text of the whole document. */
  text: string;
  /** Text of the page without header and footer. */
  main: string;
  heading: string;
  alternatives: readonly string[];
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

/** Options of a form, which are not promises. */
const choices = /<select.*?<\/select>/gs;

function wordsOf({ path, title, description }: PageDeclaration, html: string): Words {
  const part = (pattern: RegExp) => readableText(pattern.exec(html)?.[1] ?? '');
  const words = [title, description, readableText(html.replace(choices, ''))].join('\n');
  return {
    path,
    text: words.replace(/https?:\S+/g, ''),
    main: part(/<main [^>]*>(.*)<\/main>/s),
    heading: part(/<h1[^>]*>(.*?)<\/h1>/s)
      .replace(/\s+/g, ' ')
      .trim(),
    alternatives: [...html.matchAll(/ alt="([^"]+)"/g)].map(([, words]) => words ?? ''),
  };
}

const complete = readSite(completeIdentity);
const sites = {
  'the sample site': readSite(sample),
  'the site of an owner who has filled in everything': complete,
} as const;

const faultsIn = (pages: readonly Words[], faultsOf: (page: Words) => readonly string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));

/** Wrong wordings that were once on the site. */
const withdrawn = [
  // Mistakes in French.
  /fini son temps/,
  /il en faut dix/,
  /se repend\b/,
  /se répare avant de se remplacer/,
  /à l’heure qui vous va\b/,
  /les dimensions à peu près/,
  /hiver qui gèle|climat qui gèle/,
  /l’imprime\b|on imprime\b/,
  // False statements about building work and materials.
  /garnit les pores/,
  /joints de dilatation[^.]*(?:argile|terrain)/,
  /PVC jauni/,
  /coupure de capillarité/,
  /descentes qui ne gèlent pas/,
  /(?:fibrociment|plaques?)[^.]*avant 1997/,
  // False statements about the law.
  /TVA à 20\u00a0% pour une construction neuve/,
  /certifiez l’âge/,
  /demandez-la avant de signer/,
  /tribunaux de Clermont-Ferrand sont compétents/,
  /procès-verbal d’assemblée/,
];

/** Abbreviations that each page must explain, with their meanings. */
const letters = new Map([
  ['ABF', 'architecte des Bâtiments de France'],
  ['PLU', 'plan local d’urbanisme'],
  ['RGE', 'reconnue garante de l’environnement'],
  ['RGPD', 'règlement général sur la protection des données'],
]);

const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe.each(Object.entries(sites))('%s', (_name, reading) => {
  reading.catch(() => undefined);

  it('states each promise in the same words everywhere', async () => {
    expect(faultsIn(await reading, ({ text }) => promiseFaults(text))).toEqual([]);
  });

  it('states the right number of trades everywhere', async () => {
    const count = published.services.length;
    const right = [`${frenchNumber(count)} métiers`, `${count} métiers`];
    const counts = /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) métiers/gi;
    const wrong = ({ text }: Words) =>
      (text.match(counts) ?? []).filter((words) => !right.includes(words.toLowerCase()));

    expect(faultsIn(await reading, wrong)).toEqual([]);
  });

  it('follows French typography, header and footer included', async () => {
    expect(faultsIn(await reading, ({ text }) => frenchFaults(text))).toEqual([]);
  });

  it('spells each word the same way everywhere', async () => {
    const others = [/anti[- ]mousse/i, /\bgranits?\b/i, /\(63\) [–—]/, /\bbasaltes?\s+noir/i, /hydro-fuge/i];
    expect(faultsIn(await reading, ({ text }) => found(text, others))).toEqual([]);
    expect(faultsIn(await reading, ({ alternatives }) => found(alternatives.join('\n'), others))).toEqual([]);
    for (const { text } of await reading)
      expect(text.replaceAll('\n', '')).toContain('Gerzat (63) - Puy-de-Dôme');
  });

  it('contains none of the withdrawn wordings', async () => {
    expect(faultsIn(await reading, ({ text }) => found(text, withdrawn))).toEqual([]);
  });

  it('describes each picture without referring to the previous one', async () => {
    const leaning = [/\b(?:du|de la|des) mêmes? /];
    expect(faultsIn(await reading, ({ alternatives }) => found(alternatives.join('\n'), leaning))).toEqual(
      [],
    );
  });

  it('explains the abbreviations of public services at first use', async () => {
    const unexplained = ({ text }: Words) =>
      [...letters].flatMap(([short, whole]) => {
        const at = text.search(new RegExp(`\\b${short}\\b(?! Qualibat)`));
        return at === -1 || text.slice(0, at).includes(whole) ? [] : [short];
      });

    expect(faultsIn(await reading, unexplained)).toEqual([]);
  });

  it('names the subject of each page in its h1', async () => {
    for (const { path, heading } of await reading) expect([path, heading]).toEqual([path, headingFor(path)]);
  });
});

describe('every page that search engines list', () => {
  it('has a social card', () => {
    const listed = remotes.flatMap(({ pages }) => pages).filter(({ sitemap }) => sitemap);

    expect(listed.filter(({ socialPicture }) => !socialPicture).map(({ path }) => path)).toEqual([]);
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

/** Returns a matcher for the word that an h1 must contain: the trade, the town or the area. */
function headingFor(path: string): unknown {
  const declared = remotes.flatMap(({ pages }) => pages).find((page) => page.path === path);
  const { slug, name } = (declared?.data ?? {}) as { slug?: string; name?: string };
  const subject =
    path.startsWith('/services/') || path.startsWith('/villes/')
      ? name
      : { '/zones-intervention': 'Puy-de-Dôme', '/services': 'Services', '/contact': 'devis' }[path];
  if (!subject) return expect.stringMatching(/\S/);
  const [first = ''] = (slug && path.startsWith('/villes/') ? withoutArticle(subject) : subject).split(' ');
  return expect.stringMatching(new RegExp(first, 'i'));
}

/** Removes the article, which contracts in a sentence: "Le Crest" becomes "au Crest". */
const withoutArticle = (name: string) => name.replace(/^L(?:e|a) /, '');

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
    /satisfaits/,
    /à partir de \d/,
    /Notre marque|Nos marques/,
  ];

  it('appears nowhere until the owner makes the claim', async () => {
    const silent = await readSite({ ...sample, figures: undefined });

    expect(faultsIn(silent, ({ text }) => found(text, claims))).toEqual([]);
    expect(faultsIn(silent, ({ text }) => found(text, [/médiateur/i]))).toEqual([]);
  });

  it('appears on its pages once the owner makes the claim', async () => {
    const pages = await complete;
    const pathsWith = (pattern: RegExp) =>
      pages.filter(({ main }) => pattern.test(main)).map(({ path }) => path);

    expect(pathsWith(/Qualibat/)).toEqual([
      '/',
      '/services',
      '/services/renovation-exterieur',
      '/mentions-legales',
      ...withCommitments,
    ]);
    expect(pathsWith(/à partir de \d/)).toEqual(['/', '/services/peinture', '/services/toiture']);
    expect(pathsWith(/Notre marque/)).toEqual(['/services/peinture', '/services/toiture']);
    expect(pathsWith(/satisfaits/)).toEqual(['/']);
    expect(pathsWith(/Assuré, et il le prouve/)).toEqual(['/']);
    expect(pathsWith(/45\u00a0€ de l’heure/)).toEqual([
      '/zones-intervention',
      '/mentions-legales',
      '/contact',
    ]);
    expect(pathsWith(/0,60\u00a0€ par kilomètre/)).toEqual([
      '/zones-intervention',
      '/mentions-legales',
      '/contact',
    ]);
    expect(pathsWith(/Médiation du Centre/)).toEqual(['/mentions-legales']);
  });
});
