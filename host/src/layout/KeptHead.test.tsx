import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterLink } from '@renovation-th/shared/kernel';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { Head } from './Head';
import { KeptHead } from './KeptHead';
import '../testing/with-scripts';

const origin = 'https://www.renovation-th.example';

let root: Root;

/** @param made the page for which the document was made; `/404` for all unknown ones. */
async function takeOver(path: string, made = path) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <InSite path={made}>
      <InShell>
        <Head />
      </InShell>
    </InSite>,
  );
  place.insertAdjacentHTML('beforeend', '<a href="/villes/riom">Riom</a>');
  const nodes = nodesIn(place);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      place,
      <InSite path={path}>
        <InShell>
          <KeptHead />
          <RouterLink to="/villes/riom">Riom</RouterLink>
        </InShell>
      </InSite>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  return { lost: () => nodes.filter((node) => !place.contains(node)), errors };
}

function nodesIn(place: Node): Node[] {
  return [...place.childNodes].flatMap((node) => [node, ...nodesIn(node)]);
}

const bar = () => screen.getByRole('region', { name: 'Coordonnées' });
const mainNavigation = () => screen.getByRole('navigation', { name: 'Principale' });
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

describe('the head of a page, in a browser', () => {
  const hidePopover = jest.fn();

  beforeAll(() => {
    // jsdom has no popovers.
    Object.assign(HTMLElement.prototype, { hidePopover });
    // The document of the site brings its styles, this one gets them by a rendering.
    render(
      <InSite>
        <InShell>
          <Head />
        </InShell>
      </InSite>,
    ).unmount();
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  it('stays the HTML that the document brought', async () => {
    const { lost, errors } = await takeOver('/');

    expect(lost()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('marks the page that is read, and no other once the visitor has gone on', async () => {
    const { lost } = await takeOver('/');
    expect(current()).toEqual(['Accueil', 'Accueil']);

    await userEvent.click(within(mainNavigation()).getByRole('link', { name: 'Zones d’intervention' }));
    expect(current()).toEqual(['Zones d’intervention', 'Zones d’intervention']);

    await userEvent.click(screen.getByRole('link', { name: 'Riom' }));
    expect(current()).toEqual([]);
    expect(lost()).toEqual([]);
  });

  it('says on paper where the visitor is, also on a page that was made for all unknown addresses', async () => {
    const { lost } = await takeOver('/inconnu', '/404');
    expect(screen.getByText(`${origin}/inconnu`)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Riom' }));
    expect(screen.getByText(`${origin}/villes/riom`)).toBeInTheDocument();
    expect(lost()).toEqual([]);
  });

  it('has a Services panel that Escape closes', async () => {
    await takeOver('/');
    const services = within(mainNavigation()).getByText('Services');
    await userEvent.click(services);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Tous les services' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('link', { name: 'Tous les services' })).not.toBeInTheDocument();
    expect(services).toHaveFocus();
  });

  it('has a menu that closes when an entry is chosen', async () => {
    await takeOver('/');

    await userEvent.click(within(menu()).getByRole('link', { name: 'Toiture' }));

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('changes the theme, and shows the choice in both switches', async () => {
    await takeOver('/');

    await userEvent.click(within(bar()).getByRole('radio', { name: 'Sombre' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(within(menu()).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  });

  it('names the icons of the theme under the keyboard’s focus', async () => {
    await takeOver('/');
    jest.useFakeTimers();

    act(() => within(bar()).getByRole('radio', { name: 'Sombre' }).focus());
    act(() => jest.advanceTimersByTime(700));
    jest.useRealTimers();

    const name = within(bar()).getByText('Sombre', { selector: '[aria-hidden="true"]' });
    expect(name).toBeVisible();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(name).not.toBeVisible();
  });

  it('is fetched where the document brought none', async () => {
    render(
      <InSite path="/">
        <InShell>
          <KeptHead />
        </InShell>
      </InSite>,
    );

    expect(await screen.findByRole('banner')).toBeVisible();
    expect(current()).toEqual(['Accueil', 'Accueil']);
    await userEvent.click(within(bar()).getByRole('radio', { name: 'Clair' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
