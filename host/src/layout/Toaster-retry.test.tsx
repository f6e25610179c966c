import { act, screen } from '@testing-library/react';
import { notify } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import '../testing/constructed-sheets';
import { Toaster } from './Toaster';

/** Number of failed attempts before the toast library loads. */
let mockFailures = 4;
jest.mock('./ToastStack', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('The library is lost.');
  return jest.requireActual('./ToastStack');
});

/** Advances the clock in steps, because React renders only at the end of each step. */
async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 0.1) await act(() => jest.advanceTimersByTimeAsync(100));
}

afterEach(() => jest.useRealTimers());

// This test is in a separate file, because the library loads only once.
it('retries loading the toast library, and drops messages that have waited for more than five seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  renderInSite(<Toaster />);
  await act(async () => notify({ kind: 'info', title: 'Ancien', display: 'stacked' }));
  await pass(4);
  expect(mockFailures).toBe(1);
  await act(async () => notify({ kind: 'info', title: 'Nouveau', display: 'stacked' }));
  await pass(4);

  expect(screen.getByText('Nouveau')).toBeVisible();
  expect(screen.queryByText('Ancien')).not.toBeInTheDocument();
});
