import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleRemote } from '../testing/sample-site-document';
import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { OverrideNotice } from './OverrideNotice';

it('The notice names what is not live and where it comes from, and drops it', async () => {
  localStorage.setItem('rth:override:towns', 'http://localhost:4102/remote.json');
  const { reload } = watchLocation();
  const towns = sampleRemote('towns', { base: 'http://localhost:4102/releases/towns/1.0.0-aaaa/' });
  renderInSite(<OverrideNotice remotes={{ towns }} />);

  const notice = screen.getByRole('region', { name: 'Développement' });
  expect(notice).toHaveTextContent('towns 1.0.0-aaaa (http://localhost:4102)');
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à la version en ligne' }));

  expect(localStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalled();
});
