import '../testing/constructed-sheets';
import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sampleDocument } from '../testing/sample-site-document';
import { Site } from './Site';

jest.mock('../sections/start-sections', () => ({ startSections: () => () => undefined }));

/** jsdom has no Request. The router reads only these. */
class Request {
  method = 'GET';
  url = 'http://localhost/contact';
  signal = new AbortController().signal;
}
Object.assign(globalThis, { Request });

const first = {
  path: '/',
  site: sampleDocument('/'),
  main: document.createElement('main'),
  parsed: document,
  css: '',
};

it('shows that a page loads until the browser leaves the document, which Back may show again', async () => {
  const route = {
    id: 'page',
    path: '*',
    loader: () => new Promise(() => {}),
    element: <Site first={first} />,
  };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { page: first } } });
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/contact'));
  expect(document.documentElement).toHaveAttribute('data-busy');

  fireEvent(window, new Event('pagehide'));
  expect(document.documentElement).not.toHaveAttribute('data-busy');
});
