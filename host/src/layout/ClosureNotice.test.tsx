import { screen } from '@testing-library/react';
import type { Closure } from '@renovation-th/shared/identity/identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { ClosureNotice } from './ClosureNotice';
import { serveHead } from './serve-head';

afterEach(() => jest.useRealTimers());

const showNotice = (...closures: Closure[]) =>
  renderInSite(<ClosureNotice />, { identity: { ...sampleIdentity, closures } });
const notice = () => screen.queryByRole('complementary', { name: 'Fermeture' });

describe('the notice of a closure', () => {
  it('says when he is away and from when on he answers', () => {
    showNotice({ from: '2026-08-03', to: '2026-08-15', isNear: true });

    expect(notice()).toHaveTextContent(
      'Fermé du 3 au 15 août. Vos demandes ont une réponse à partir du 17 août.',
    );
  });

  it('is not there while the closure is far away', () => {
    showNotice({ from: '2026-08-03', to: '2026-08-15' });

    expect(notice()).not.toBeInTheDocument();
  });

  it('goes from a page that was opened before his return', () => {
    showNotice({ from: '2026-08-03', to: '2026-08-15', isNear: true });
    jest.useFakeTimers({ now: new Date('2026-08-15T20:00:00Z') });
    serveHead();
    expect(notice()).toBeVisible();

    jest.setSystemTime(new Date('2026-08-15T22:30:00Z'));
    serveHead();
    expect(notice()).not.toBeInTheDocument();
  });
});
