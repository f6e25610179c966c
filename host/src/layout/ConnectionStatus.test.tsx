import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { ConnectionStatus } from './ConnectionStatus';

it('shows the connection status if the visitor is offline at the first render', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInSite(<ConnectionStatus phone={sampleIdentity.phone} isStopped={false} />);

  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors connexion.');
  network.mockRestore();
});
