import { reportErrors } from './report-errors';

it('reports the first three uncaught errors of a page, with bounded texts', () => {
  const send = jest.fn<boolean, [string, string]>();
  navigator.sendBeacon = send as never;
  history.replaceState(null, '', '/contact?ville=riom');
  document.body.innerHTML = '<script type="application/json" id="site">{"host":"1.0.0-aaaa"}</script>';
  reportErrors();
  const error = Object.assign(new Error('x'.repeat(999)), { stack: 'y'.repeat(9_999) });
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(new ErrorEvent('error', { error }));

  const about = { release: '1.0.0-aaaa', path: '/contact' };
  expect(send.mock.calls.map(([address, body]) => [address, JSON.parse(body)])).toEqual([
    ['/signalements', { message: 'x'.repeat(200), stack: 'y'.repeat(1_500), ...about }],
    ['/signalements', { message: 'refused', stack: '', ...about }],
    ['/signalements', { message: 'Script error.', stack: '', ...about }],
  ]);
});
