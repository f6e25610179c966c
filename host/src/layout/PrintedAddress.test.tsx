import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { PrintedAddress } from './PrintedAddress';

it('says where the page is and whom to call', () => {
  const { container } = renderInSite(
    <InShell path="/villes/riom">
      <PrintedAddress />
    </InShell>,
  );

  expect(container).toHaveTextContent('https://www.renovation-th.example/villes/riom04 65 71 63 36');
});
