import { screen } from '@testing-library/react';
import type { Closure } from '@renovation-th/shared/identity/identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { lastDayMark } from '@renovation-th/shared/promises/closures';
import { trackListeners } from '@renovation-th/shared/testing/track-listeners';
import { InShell } from '../testing/in-shell';
import { ClosureNotice } from './ClosureNotice';
import { Footer } from './Footer';
import { hidePastClosures } from './hide-past-closures';

afterEach(() => jest.useRealTimers());

const showNotice = (...closures: Closure[]) =>
  renderInSite(<ClosureNotice />, { identity: { ...sampleIdentity, closures } });
const notice = () => screen.queryByRole('complementary', { name: 'Fermeture' });

describe('the closure notice', () => {
  it('states when the closure ends, and when the owner answers again', () => {
    showNotice({ from: '2026-08-03', to: '2026-08-15', isNear: true });

    expect(notice()).toHaveTextContent(
      'Fermé du 3 au 15 août. Vos demandes ont une réponse à partir du 17 août.',
    );
  });

  it('is not shown long before the closure', () => {
    showNotice({ from: '2026-08-03', to: '2026-08-15' });

    expect(notice()).not.toBeInTheDocument();
  });

  it('is hidden once the closure is over, like every mention of it, even on pages reached by navigation', async () => {
    const closures: Closure[] = [{ from: '2026-08-03', to: '2026-08-15', isNear: true }];
    renderInSite(
      <InShell>
        <ClosureNotice />
        <main />
        <Footer />
      </InShell>,
      { identity: { ...sampleIdentity, closures } },
    );
    const mentions = () =>
      screen.queryAllByText(/^Fermé du 3 au 15 août\./).filter((one) => !one.closest('[hidden]'));
    jest.useFakeTimers({ now: new Date('2026-08-15T20:00:00Z') });
    const observe = jest.spyOn(MutationObserver.prototype, 'observe');
    const leave = trackListeners(hidePastClosures);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(mentions()).toHaveLength(2);

    jest.setSystemTime(new Date('2026-08-16T00:30:00Z'));
    const next = document.createElement('main');
    next.innerHTML = `<p ${lastDayMark}="2026-08-15">Fermé du 3 au 15 août.</p><p ${lastDayMark}="2026-08-16">Ouvert</p>`;
    document.body.append(next);
    await Promise.resolve();
    expect(mentions()).toHaveLength(0);
    expect(screen.getByText('Ouvert')).toBeVisible();
    leave();
    for (const observer of observe.mock.contexts) observer.disconnect();
  });
});
