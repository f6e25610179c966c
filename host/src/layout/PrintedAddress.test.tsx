import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { PrintedAddress } from './PrintedAddress';

const origin = 'https://www.renovation-th.example';

it('says where the page is and whom to call', () => {
  const { container } = render(
    <InSite path="/villes/riom?de=accueil#rappel">
      <PrintedAddress />
    </InSite>,
  );

  expect(container).toHaveTextContent(`${origin}/villes/riom04 65 71 63 36`);
});

it('says the real address of a page that is prerendered for all unknown ones', () => {
  const given = document.body.appendChild(document.createElement('div'));
  const page = (path: string) => (
    <InSite path={path}>
      <PrintedAddress />
    </InSite>
  );
  given.innerHTML = render(page('/404')).container.innerHTML;
  const prerendered = given.querySelector('span')?.firstChild;
  const onRecoverableError = jest.fn();

  act(() => void hydrateRoot(given, page('/inconnu'), { onRecoverableError }));

  expect(given).toHaveTextContent(`${origin}/inconnu`);
  expect(given.querySelector('span')?.firstChild).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
