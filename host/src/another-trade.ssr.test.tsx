import sampleFile from '../../shared/src/identity/identity.json';
import type { Service } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { completedPage } from '@renovation-th/shared/testing/every-page';
import * as contact from '../../remote-contact/src/server';
import * as marketing from '../../remote-marketing/src/server';
import * as towns from '../../remote-towns/src/server';
import { shell } from './content/shell-lists';
import { renderPage } from './server/render-page';

const another: Service = {
  slug: 'jardin',
  label: 'Murs de jardin',
  path: '/services/jardin',
  parts: ['Murets', 'Clôtures'],
  sent: 'Murs de jardin',
  footer: { label: 'Murs & clôtures', rank: 9 },
};
const published = {
  places: towns.published.places,
  works: [],
  services: [...marketing.published.services, another],
};

/** Returns the composed HTML of the quote form, with the menus and the footer. */
async function formPage(): Promise<string> {
  const page = contact.declaredPages().find(({ path }) => path === '/contact');
  const load = page && contact.views.contact;
  if (!page || !load) throw new Error('The quote form has no page.');
  const view = {
    Component: (await load()).default,
    app: 'contact',
    base: '/releases/contact/1.0.0-aaaaaaaaaa/',
  };
  return renderPage({
    path: page.path,
    identity: sampleFile as Identity,
    year: 2026,
    shell: shell.complete(null, published),
    page: { record: completedPage(contact, page, published), view },
    slots: {},
  }).html;
}

/** Counts the links and the choices of a trade, by part of the page. */
async function mentions({ path, slug, sent }: Service) {
  const html = await formPage();
  const inPart = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].join().split(`href="${path}"`).length - 1;
  return {
    menus: inPart('header'),
    footer: inPart('footer'),
    form: [...html.matchAll(/<option value="([^"]*)"/g)].filter(
      ([, value]) => value === slug || value === sent,
    ).length,
  };
}

describe('a trade that marketing adds', () => {
  it('appears in the menu, the footer and the forms without a change by another team', async () => {
    const [first] = marketing.published.services;
    if (!first) throw new Error('There is no trade.');
    const expected = await mentions(first);

    expect(expected).toEqual({ menus: 1, footer: 1, form: 1 });
    expect(await mentions(another)).toEqual(expected);
  });
});
