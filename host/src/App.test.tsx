import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useReducer, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink, Slot } from '@renovation-th/shared/kernel';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { App } from './App';
import { Foot } from './layout/Foot';
import { Head } from './layout/Head';
import { leaveForDocument } from './navigation/leave-for-document';
import type { LoadedPage, LoadedSlot, SectionSource } from './sections/section-source';
import { sampleShell } from './testing/in-shell';
import { samplePage } from './testing/sample-site-document';

jest.mock('./navigation/leave-for-document');

const base = '/releases/sample/';
const pageOf = (path: `/${string}`, View: () => ReactNode): LoadedPage => ({
  kind: 'page',
  arrival: path === '/' ? 'document' : 'navigation',
  record: samplePage(path),
  View,
  base,
});

const Home = () => (
  <>
    <h1 tabIndex={-1}>Accueil</h1>
    <RouterLink to="/villes/riom">Vers Riom</RouterLink>
    <Slot name="callback-booking" fallback={<p>Appelez-nous.</p>} />
  </>
);
const Riom = () => <h1 tabIndex={-1}>Riom</h1>;
const Broken = (): never => {
  throw new Error('Un fait manque.');
};

function renderSite(given: Partial<SectionSource>, identity = sampleIdentity) {
  const source: SectionSource = {
    page: (path) => (path === '/' ? pageOf('/', Home) : pageOf('/villes/riom', Riom)),
    slot: () => null,
    retry: () => undefined,
    ...given,
  };
  render(siteOf(source, identity));
}

const siteOf = (source: SectionSource, identity: Identity) => (
  <MemoryRouter>
    <App
      identity={identity}
      shell={sampleShell}
      source={source}
      head={<Head />}
      foot={<Foot year={2026} />}
    />
  </MemoryRouter>
);

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom lays nothing out.
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

describe('a view that throws', () => {
  it('is named in its place, and the shell stands', () => {
    renderSite({ page: () => pageOf('/', Broken) });

    expect(main().getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(main().getByRole('alert')).toHaveTextContent('Un fait manque.');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('is forgotten on the next page', async () => {
    renderSite({ page: (path) => (path === '/' ? pageOf('/', Broken) : pageOf('/villes/riom', Riom)) });
    const [link] = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Toiture' });

    await userEvent.click(link!);

    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Riom');
  });
});

describe('a page that is HTML alone', () => {
  it('is shown, with its title and the focus on its heading, each time that the visitor comes to it', async () => {
    const place = document.createElement('div');
    place.innerHTML = '<h1 tabindex="-1">Riom</h1><a href="/">Vers l’accueil</a>';
    const riom: LoadedPage = {
      kind: 'html',
      record: samplePage('/villes/riom'),
      nodes: [...place.childNodes],
    };
    renderSite({ page: (path) => (path === '/' ? pageOf('/', Home) : riom) });

    for (const _visit of [1, 2]) {
      await userEvent.click(main().getByRole('link', { name: 'Vers Riom' }));
      expect(main().getByRole('heading', { level: 1, name: 'Riom' })).toHaveFocus();
      expect(document.title).toBe('Titre de /villes/riom');

      await userEvent.click(main().getByRole('link', { name: 'Vers l’accueil' }));
      expect(main().getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Riom' })).not.toBeInTheDocument();
    }
  });
});

describe('a document whose shell throws', () => {
  /** As the server wrote it: complete, whatever its code does. */
  const html = (page: string) =>
    `<div id="root"><main id="contenu" tabindex="-1"><div>${page}</div></main><footer>Pied</footer></div>`;

  afterEach(() => document.body.replaceChildren());

  async function hydrate(page: string, given: Partial<SectionSource>, identity = sampleIdentity) {
    document.body.innerHTML = html(page);
    const source: SectionSource = {
      page: () => pageOf('/', Home),
      slot: () => null,
      retry: () => undefined,
      rest: () => 'html',
      ...given,
    };
    await act(async () => {
      hydrateRoot(document.getElementById('root')!, siteOf(source, identity), {
        onRecoverableError: () => undefined,
      });
    });
  }

  const form = '<form aria-label="Devis"><input name="Nom" value="Durand"></form>';

  it('stays whole', async () => {
    await hydrate(form, {}, { ...sampleIdentity, openingHours: null as never });

    expect(main().getByRole('form')).toHaveFormValues({ Nom: 'Durand' });
    expect(screen.getByText('Pied')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Pied').closest('[data-lost]')).not.toBeNull();
  });
});

describe('a page in the document whose code throws', () => {
  it.each(['rendering', 'effect'])('stays as it is (%s), without its handlers', async (when) => {
    let isTorn = false;
    const sent = jest.fn();
    const View = () => {
      const [, again] = useReducer((count: number) => count + 1, 0);
      useEffect(() => {
        if (isTorn && when === 'effect') throw new Error('Un fait manque.');
      });
      if (isTorn && when === 'rendering') throw new Error('Un fait manque.');
      return (
        <>
          <button onClick={again}>Plus</button>
          <button onClick={sent}>Envoyer</button>
        </>
      );
    };
    renderSite({ page: () => pageOf('/', View), rest: () => 'html' });
    const [more, send] = [screen.getByText('Plus'), screen.getByText('Envoyer')];
    isTorn = true;
    await userEvent.click(more);

    expect(main().getByText('Envoyer')).toBe(send);
    expect(send.closest('[data-lost]')).not.toBeNull();
    expect(more).toHaveFocus();
    await userEvent.click(send);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is opened as a document when it came by a link, and says so where there is none', async () => {
    let isGone = (_page: LoadedPage) => {};
    jest.mocked(leaveForDocument).mockReturnValue(new Promise((resolve) => (isGone = resolve)));
    renderSite({ page: () => pageOf('/', Broken), rest: () => 'document' });

    expect(leaveForDocument).toHaveBeenCalledWith('/');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => isGone({ kind: 'unavailable' }));
    expect(main().getByRole('alert')).toHaveTextContent('Un fait manque.');
  });
});

describe('a slot in the document whose code throws', () => {
  it('stays as it is', async () => {
    let isTorn = false;
    const Section = () => {
      const [, again] = useReducer((count: number) => count + 1, 0);
      if (isTorn) throw new Error('Un fait manque.');
      return (
        <section data-interactive="callback-booking">
          <button onClick={again}>Choisir</button>
        </section>
      );
    };
    renderSite({ slot: () => ({ Section, base }) });
    const button = screen.getByText('Choisir');
    isTorn = true;
    await userEvent.click(button);

    expect(main().getByText('Choisir')).toBe(button);
    expect(main().queryByText('Appelez-nous.')).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Accueil' })).toBeVisible();
  });
});

describe('a shell that throws', () => {
  it('leaves the message, the phone number and a way back', () => {
    // A footer without hours cannot be drawn.
    renderSite({}, { ...sampleIdentity, openingHours: null as never });

    expect(main().getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(main().getByRole('link', { name: '01 99 00 12 34' })).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('a slot', () => {
  const Booking = () => <p>Choisissez une heure.</p>;

  it.each<[string, LoadedSlot | Promise<LoadedSlot>]>([
    ['nobody offers', null],
    ['throws', { Section: Broken, base }],
    ['is on its way', new Promise<never>(() => undefined)],
  ])('that %s shows its fallback, and the page stands', (_what, slot) => {
    renderSite({ slot: () => slot });

    expect(main().getByText('Appelez-nous.')).toBeVisible();
    expect(main().getByRole('heading', { name: 'Accueil' })).toBeVisible();
  });

  it('that has arrived is shown', () => {
    renderSite({ slot: () => ({ Section: Booking, base }) });

    expect(main().getByText('Choisissez une heure.')).toBeVisible();
    expect(main().queryByText('Appelez-nous.')).not.toBeInTheDocument();
  });
});

describe('a page reached by a link', () => {
  it('takes the place of the one before once it is there, and the focus with it', async () => {
    let arrive = (_page: LoadedPage) => {};
    const coming = new Promise<LoadedPage>((resolve) => (arrive = resolve));
    renderSite({ page: (path) => (path === '/' ? pageOf('/', Home) : coming) });

    await act(async () => main().getByRole('link', { name: 'Vers Riom' }).click());
    expect(main().getByRole('heading', { name: 'Accueil' })).toBeVisible();

    await act(async () => arrive(pageOf('/villes/riom', Riom)));
    expect(await main().findByRole('heading', { name: 'Riom' })).toHaveFocus();
    expect(document.title).toBe('Titre de /villes/riom');
  });

  it('can be tried again when it could not be had', async () => {
    let isBack = false;
    const retry = jest.fn(() => (isBack = true));
    renderSite({ page: () => (isBack ? pageOf('/', Home) : { kind: 'unavailable' }), retry });
    expect(main().getByRole('heading', { name: 'Cette page n’a pas pu être chargée' })).toBeVisible();

    await userEvent.click(main().getByRole('button', { name: 'Réessayer' }));

    expect(retry).toHaveBeenCalledWith('/');
    expect(await main().findByRole('heading', { name: 'Accueil' })).toBeVisible();
  });
});
