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
const classic6 = words(
  'clermont-ferrand cebazat chamalieres aubiere beaumont cournon-auvergne pont-du-chateau',
);
const lempdes = words(
  'lempdes durtol nohanent sayat blanzat malintrat menetrol chateaugay volvic saint-genes-champanelle',
);
const regional6 = words('thiers ambert allier cantal');
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
  return classic6.includes(slug) || regional6.includes(slug) ? six : eight;
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

describe.each(towns.filter(({ slug }) => specified.includes(slug)).map(({ slug, name }) => [slug, name]))(
  'the page of %s',
  (slug, name) => {
    const where = whereOf(slug, name);
    const isLempdes = lempdes.includes(slug);
    let page: HTMLElement;

    beforeAll(async () => {
      page = await showTown(slug);
    });

    it('has the heading of its variant', () => {
      const title = page.querySelector('h1');

      expect(title?.textContent).toBe(
        isLempdes ? `Rénovation ${where}` : `Rénovation TH ${where} - Artisan Tous Corps d’État`,
      );
      if (isLempdes)
        expect(title?.nextElementSibling?.textContent).toMatch(
          new RegExp(`^${name} \\(63\\d{3}\\) - Puy-de-Dôme$`),
        );
    });

    it('links from its cards to the pages of the trades', () => {
      const cards = [...page.querySelectorAll('li > a:has(h3)')].map((card) => ({
        title: card.querySelector('h3')?.textContent,
        more: card.lastElementChild?.textContent,
        to: card.getAttribute('href'),
      }));

      expect(cards).toEqual(
        cardsOf(slug).map((service) => ({
          title: `${service} ${where}`,
          more: 'En savoir plus',
          to: targets[service],
        })),
      );
    });

    it('names the town in the headings of its blocks', () => {
      expect(headings(page)).toEqual(
        expect.arrayContaining([
          `Nos services ${where}`,
          `Pourquoi choisir Rénovation TH ${where}`,
          `Un projet ${where}\u202f?`,
        ]),
      );
    });

    it('shows the commitments and the claim to be nearby only where the specification requires them', () => {
      const hasCommitments = headings(page).some((heading) => heading?.startsWith('Nos engagements'));

      expect(hasCommitments).toBe(withCommitments.includes(slug));
      expect(page.textContent?.includes(`Basé à Gerzat - Intervention rapide ${where}`)).toBe(
        basedNearby.includes(slug),
      );
      // The true delay must always accompany the specified claim.
      expect(/Intervention rapide/.test(page.textContent ?? '')).toBe(
        /Environ [^.]+ de route, visite sous 48\u00a0h, les jours d’ouverture, hors congés annoncés\./.test(
          page.textContent ?? '',
        ),
      );
    });

    it('makes the specified promises', () => {
      const promises = page.querySelector('[aria-label="Délais et devis"]');
      const values = [...(promises?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);

      expect(values).toEqual([
        comingOf(slug),
        travelInQuote.includes(slug) ? 'gratuit' : 'gratuits',
        'sous 24\u00a0h',
      ]);
      expect(promises?.textContent).toMatch(isLempdes ? /pour un premier devis/ : /pour vous répondre/);
      expect(page.textContent?.includes('confirmé ou corrigé à la visite')).toBe(isLempdes);
    });

    it('shows brief facts and a map after the hero', () => {
      const afterHero = page.querySelector('section + section');
      const brief = [...(afterHero?.querySelectorAll('[aria-label="En bref"] dt') ?? [])];

      expect(brief.map(({ textContent }) => textContent)).toEqual(
        ['Sol', 'Murs', 'Protection', 'Route'].filter((title) => hasInBrief(slug, title)),
      );
      expect(afterHero?.querySelector('figure')).not.toBeNull();
    });

    it('links to the quote form with the town, and from a card also with the trade', () => {
      const quotes = links(page).filter(({ text }) => text === 'Devis gratuit');
      const cardQuotes = links(page).filter(({ text }) => text === 'Devis');

      expect(quotes.map(({ to }) => to)).toEqual([`/contact?ville=${slug}`, `/contact?ville=${slug}`]);
      expect(cardQuotes.map(({ to }) => to)).toEqual(
        cardsOf(slug).map(
          (service) => `/contact?service=${targets[service]?.replace('/services/', '')}&ville=${slug}`,
        ),
      );
    });

    it('shows the phone number as a link or as a button, as its variant requires', () => {
      const buttons = [...page.querySelectorAll('button')].filter(({ textContent }) =>
        textContent?.includes('04 65 71 63 36'),
      );

      expect(links(page).filter(({ to }) => to?.startsWith('tel:'))).toHaveLength(isLempdes ? 2 : 0);
      expect(buttons).toHaveLength(isLempdes ? 0 : 2);
    });
  },
);

const declaredPages = server.declaredPages();

/** Returns the prerendered page. Tests query it by selectors, because queries by role would take minutes. */
async function showTown(slug: string): Promise<HTMLElement> {
  const page = declaredPages.find(({ path }) => path === `/villes/${slug}`);
  if (!page) throw new Error(`${slug} has no page.`);
  const main = document.createElement('main');
  main.innerHTML = (await renderDeclaredPage(server, page)).replace(/<style.*?<\/style>/gs, '');
  return main;
}

const headings = (page: HTMLElement) =>
  [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);

const links = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => ({
    text: link.textContent ?? '',
    to: link.getAttribute('href'),
  }));
