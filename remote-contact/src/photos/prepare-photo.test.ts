import { waitFor } from '@testing-library/react';
import { preparePhoto } from './prepare-photo';

let mockFailures = 1;
jest.mock('@renovation-th/shared/photos/reduce-photo', () => {
  if (mockFailures > 0) throw new Error(`Loading chunk photos failed (${(mockFailures -= 1)} left).`);
  return { reducePhoto: async (file: File) => file };
});

// This test has its own file, because Jest caches the module once it has loaded.
it('retries loading the re-encoding code when the network is back', async () => {
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xd9])], 'un.jpg');
  const prepared = preparePhoto(photo, 0);
  await waitFor(() => expect(mockFailures).toBe(0));
  dispatchEvent(new Event('online'));

  expect(await prepared).toEqual({ file: photo, note: null });
});
