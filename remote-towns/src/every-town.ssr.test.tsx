import { renderDeclaredPage } from '@renovation-th/shared/testing/every-page';
import { towns } from './content/all-towns';
import * as server from './server';

/*
 * Decisions of the specification for each page, as lists of slugs. They are not read from records or layouts, so that
 * the tests detect mistakes there. Towns outside the specification are in no list.
 */
const words = (text: string) => text.trim().split(/\s+/);
const specified = words(`
  gerzat clermont-ferrand riom cebazat chamalieres aubiere beaumont romagnat cournon-auvergne pont-du-chateau
  lempdes durtol nohanent sayat blanzat malintrat menetrol chateaugay volvic saint-genes-champanelle royat
  perignat-les-sarlieve le-crest lezoux maringues vichy thiers issoire ambert allier cantal culhat peschadoires
  randan gannat saint-pourcain-sur-sioule cusset bellerive-sur-allier abrest montlucon moulins lapalisse
  varennes-sur-allier dompierre-sur-besbre le-donjon chantelle`);
const withSixCards = words(`
  clermont-ferrand cebazat chamalieres aubiere beaumont cournon-auvergne pont-du-chateau thiers ambert allier cantal`);
const lempdes = words(
  'lempdes durtol nohanent sayat blanzat malintrat menetrol chateaugay volvic saint-genes-champanelle',
);
const withCommitments = [
  ...specified.slice(0, 10),
  ...words('vichy thiers allier moulins lapalisse varennes-sur-allier dompierre-sur-besbre le-donjon'),
  'chantelle',
];
const basedNearby = words(
  'cusset bellerive-sur-allier abrest montlucon moulins lapalisse varennes-sur-allier dompierre-sur-besbre le-donjon chantelle',
);
const inAllier = words(
  'vichy gannat saint-pourcain-sur-sioule cusset bellerive-sur-allier abrest montlucon moulins lapalisse varennes-sur-allier dompierre-sur-besbre le-donjon chantelle allier',
);
const travelInQuote = [...inAllier, 'cantal', 'issoire'];

const targets: Record<string, string> = {
  Peinture: '/services/peinture',
  Toiture: '/services/toiture',
  Maçonnerie: '/services/maconnerie',
  'Crépi et façade': '/services/maconnerie',
  'Nettoyage extérieur': '/services/nettoyage-exterieur',
  'Rénovation intérieure': '/services/renovation-interieur',
  'Rénovation extérieure': '/services/renovation-exterieur',
  'Peinture sur boiseries': '/services/peinture',
};
const eight = Object.keys(targets);
const six = eight.filter((name) => name !== 'Crépi et façade' && name !== 'Peinture sur boiseries');
const lempdesCards = [
  'Rénovation extérieure',
  'Toiture',
  'Maçonnerie',
  'Peinture',
  'Rénovation intérieure',
  'Nettoyage extérieur',
];

function cardsOf(slug: string): readonly string[] {
  if (lempdes.includes(slug)) return lempdesCards;
  return withSixCards.includes(slug) ? six : eight;
}

/** Returns the name with its preposition, such as "au Crest". */
function whereOf(slug: string, name: string): string {
  if (slug === 'allier') return 'dans l’Allier';
  if (slug === 'cantal') return 'dans le Cantal';
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}

/** Departments have no distance, and two towns have no known protected area. */
function hasInBrief(slug: string, title: string): boolean {
  if (title === 'Protection') return !['gerzat', 'lempdes'].includes(slug);
  return title !== 'Route' || !['allier', 'cantal'].includes(slug);
}

function comingOf(slug: string): string {
  if (slug === 'cebazat') return 'sous 24\u00a0h';
  if (lempdes.includes(slug)) return 'dans la semaine';
  return slug === 'allier' || slug === 'cantal' ? 'à convenir' : 'sous 48\u00a0h';
}

describe('the towns of the specification', () => {
  it('come first in the list, each with a slug made from its name', () => {
    expect(towns.slice(0, specified.length).map(({ slug }) => slug)).toEqual(specified);
    const plain = (name: string) =>
      name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/d’/g, '').replaceAll(' ', '-');
    for (const { slug, name } of towns) expect(slug).toBe(plain(name));
  });

  it('belong to their specified zones', () => {
    const inZone = (wanted: string) =>
      towns.filter(({ slug, zone }) => zone === wanted && specified.includes(slug)).map(({ slug }) => slug);

    expect(inZone('main')).toEqual(specified.slice(0, 10));
    expect(inZone('extended')).toEqual(words('vichy thiers issoire ambert allier cantal'));
    expect(inZone('further')).toHaveLength(30);
  });
});

/** Returns the text of each element with the given tag. */
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    textOf(inner),
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', inner = '']) => ({
    to: to.replaceAll('&amp;', '&'),
    text: textOf(inner),
    title: textsOf(inner, 'h3')[0],
  }));

type Page = { slug: string; name: string; where: string; isLempdes: boolean; html: string };

describe('the pages of the specified towns', () => {
  const pages: Page[] = [];
  /** Checks all pages in one test, because most mistakes are on all of them. Names the wrong towns. */
  const onEach = (title: string, check: (page: Page) => void) =>
    it(title, () => {
      const wrong = pages.flatMap((page) => {
        try {
          return check(page) ?? [];
        } catch (error) {
          return `${page.slug}: ${String(error)}`;
        }
      });
      expect(wrong).toEqual([]);
    });

  beforeAll(async () => {
    for (const { slug, name } of towns.filter((town) => specified.includes(town.slug))) {
      const declared = server.declaredPages().find(({ path }) => path === `/villes/${slug}`)!;
      const html = (await renderDeclaredPage(server, declared)).replace(/<style.*?<\/style>/gs, '');
      pages.push({ slug, name, where: whereOf(slug, name), isLempdes: lempdes.includes(slug), html });
    }
  });

  onEach('have the headings of their variant', ({ html, name, where, isLempdes }) => {
    expect(textsOf(html, 'h1')).toEqual([
      isLempdes ? `Rénovation ${where}` : `Rénovation TH ${where} - Artisan Tous Corps d’État`,
    ]);
    expect(new RegExp(`${name} \\(63\\d{3}\\) - Puy-de-Dôme`).test(textOf(html))).toBe(isLempdes);
    expect(textsOf(html, 'h2')).toEqual(
      expect.arrayContaining([
        `Nos services ${where}`,
        `Pourquoi choisir Rénovation TH ${where}`,
        `Un projet ${where}\u202f?`,
      ]),
    );
  });

  onEach('link from their cards to the trades, and twice to the quote form', ({ html, slug, where }) => {
    const cards = links(html).filter(({ title }) => title);
    expect(cards.map(({ title, to }) => [title, to])).toEqual(
      cardsOf(slug).map((service) => [`${service} ${where}`, targets[service]]),
    );
    for (const { text } of cards) expect(text).toMatch(/En savoir plus$/);

    const quotes = links(html).flatMap(({ text, to }) => (text === 'Devis gratuit' ? to : []));
    expect(quotes).toEqual([`/contact?ville=${slug}`, `/contact?ville=${slug}`]);
  });

  onEach('show the commitments and the claim to be nearby where specified', ({ html, slug, where }) => {
    const hasCommitments = textsOf(html, 'h2').some((heading) => heading.startsWith('Nos engagements'));
    const trueDelay = /Environ [^.]+ de route, visite sous 48\u00a0h\./;

    expect(hasCommitments).toBe(withCommitments.includes(slug));
    expect(textOf(html).includes(`Basé à Gerzat - Intervention rapide ${where}`)).toBe(
      basedNearby.includes(slug),
    );
    // The true delay must always accompany the specified claim.
    expect(/Intervention rapide/.test(html)).toBe(trueDelay.test(textOf(html)));
  });

  onEach('make the specified promises', ({ html, slug, isLempdes }) => {
    const [, promises = ''] = /aria-label="Délais et devis".*?>(.*?)<\/dl>/s.exec(html) ?? [];

    expect(textsOf(promises, 'dd')).toEqual([
      comingOf(slug),
      travelInQuote.includes(slug) ? 'gratuit' : 'gratuits',
      'sous 24\u00a0h',
    ]);
    expect(textOf(promises)).toMatch(isLempdes ? /pour un premier devis/ : /pour vous répondre/);
    expect(textOf(html).includes('confirmé ou corrigé à la visite')).toBe(isLempdes);
  });

  onEach('show brief facts and a map', ({ html, slug }) => {
    const [, brief = ''] = /aria-label="En bref".*?>(.*?)<\/dl>/s.exec(html) ?? [];

    expect(textsOf(brief, 'dt')).toEqual(
      ['Sol', 'Murs', 'Protection', 'Route'].filter((title) => hasInBrief(slug, title)),
    );
    expect(html).toContain('<figcaption');
  });

  onEach(
    'show the phone number as a link or as a button, as their variant requires',
    ({ html, isLempdes }) => {
      const buttons = textsOf(html, 'button').filter((text) => text.includes('04 65 71 63 36'));

      expect(links(html).filter(({ to }) => to.startsWith('tel:'))).toHaveLength(isLempdes ? 2 : 0);
      expect(buttons).toHaveLength(isLempdes ? 0 : 2);
    },
  );
});
