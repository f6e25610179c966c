import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { PrintedAddress } from './PrintedAddress';

it('says where the page is and whom to call', () => {
  const { container } = renderInSite(<PrintedAddress />, { path: '/villes/riom?de=accueil#rappel' });

  expect(container).toHaveTextContent('https://www.renovation-th.example/villes/riom04 65 71 63 36');
});
