import { screen } from '@testing-library/react';
import type { Closure } from '@renovation-th/shared/identity/identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
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

  it('is hidden once the closure is over, like every mention of it', () => {
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
    hidePastClosures();
    expect(mentions()).toHaveLength(2);

    jest.setSystemTime(new Date('2026-08-16T00:30:00Z'));
    hidePastClosures();
    expect(mentions()).toHaveLength(0);
  });
});
