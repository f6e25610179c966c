import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { closeCookieSettings } from './cookie-settings';
import { InShell } from '../testing/in-shell';
import { Footer } from './Footer';
import type * as NoticesModule from './Notices';
import { NoticesAtIdle } from './NoticesAtIdle';
import '../testing/with-scripts';

let idle: (() => void)[];
const fail = { loading: false, rendering: false };

jest.mock('./Notices', () => {
  if (fail.loading) throw new Error('out of reach');
  const { Notices } = jest.requireActual<typeof NoticesModule>('./Notices');
  return {
    Notices: () => {
      if (fail.rendering) throw new Error('broken');
      return <Notices />;
    },
  };
});

const banner = () => screen.queryByRole('region', { name: 'Utilisation des cookies' });
const page = (
  <>
    <NoticesAtIdle />
    <InShell>
      <Footer year={2026} />
    </InShell>
  </>
);
const becomeIdle = () => act(async () => idle.splice(0).forEach((task) => task()));

beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
  localStorage.clear();
});

afterEach(() => {
  fail.loading = false;
  fail.rendering = false;
  closeCookieSettings();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

// First, while the module has not been loaded: a module that was stays loaded.
it('says nothing when the notices are out of reach, and tries again when they are asked for', async () => {
  fail.loading = true;
  renderInSite(page);
  await becomeIdle();
  expect(banner()).not.toBeInTheDocument();

  fail.loading = false;
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les cookies' }));

  expect(await screen.findByRole('region', { name: 'Utilisation des cookies' })).toHaveFocus();
});

it('waits for an idle moment', async () => {
  renderInSite(page);
  await act(async () => undefined);
  expect(banner()).not.toBeInTheDocument();

  await becomeIdle();

  expect(banner()).toBeVisible();
});

it('does not wait when the banner is asked for', async () => {
  renderInSite(page);

  await userEvent.click(screen.getByRole('button', { name: 'Gérer les cookies' }));

  expect(banner()).toHaveFocus();
});

it('leaves the page standing when the notices throw', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fail.rendering = true;
  renderInSite(page);

  await becomeIdle();

  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
