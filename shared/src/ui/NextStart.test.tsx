import { completeIdentity } from '../testing/complete-identity';
import { renderInSite } from '../testing/render-in-site';
import { NextStart } from './NextStart';

it('NextStart names the month that the owner has filled in', () => {
  const { container } = renderInSite(<NextStart />, { identity: completeIdentity });
  expect(container.textContent).toBe('Prochain chantier possible\u00a0: mars 2099');
});
