import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { ConnectionStatus } from './ConnectionStatus';

it('the connection status shows that the connection was lost before it was rendered', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInSite(<ConnectionStatus phone={sampleIdentity.phone} isStopped={false} />);

  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors connexion.');
  network.mockRestore();
});
