import { fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { liveDocument } from '@renovation-th/shared/testing/live-document';
import '../testing/with-scripts';
import { Head } from './Head';
import { serveHead } from './serve-head';
import { tellPage } from './tell-page';

const origin = 'https://www.renovation-th.example';

const renderHead = (path: string) =>
  renderInSite(
    <InShell path={path}>
      <Head />
    </InShell>,
  );

const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

describe('the bars of a document, once its visitor has gone on to another page', () => {
  it('mark the page that is read, and no other', () => {
    renderHead('/');
    expect(current()).toEqual(['Accueil', 'Accueil']);

    tellPage(origin, '/zones-intervention');
    expect(current()).toEqual(['Zones d’intervention', 'Zones d’intervention']);

    tellPage(origin, '/villes/riom');
    expect(current()).toEqual([]);
  });

  it('say on paper where the visitor is', () => {
    renderHead('/404');

    tellPage(origin, '/villes/riom');

    expect(screen.getByText(`${origin}/villes/riom`)).toBeInTheDocument();
  });
});

it('the bars name the icons of the theme under the keyboard’s focus, until Escape', () => {
  jest.useFakeTimers();
  renderHead('/');
  const leave = liveDocument(serveHead);
  const bar = within(screen.getByRole('region', { name: 'Coordonnées' }));

  bar.getByRole('radio', { name: 'Sombre' }).focus();
  jest.advanceTimersByTime(700);

  const name = bar.getByText('Sombre', { selector: '[aria-hidden="true"]' });
  expect(name).toBeVisible();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(name).not.toBeVisible();
  leave();
  jest.useRealTimers();
});
