import { reducePhoto } from './reduce-photo';

it('returns null where the browser lacks createImageBitmap, so that the photograph is sent as it is', async () => {
  expect(await reducePhoto(new Blob(['photograph']))).toBeNull();
});
