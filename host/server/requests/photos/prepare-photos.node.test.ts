import { existsSync } from 'node:fs';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { flatPicture } from '../../testing/hostile-pictures';
import { photosOf } from '../database/kept-request';
import { photoFile } from '../database/request-files';
import { decoder } from './decoder';
import { prepareNext, preparePhotos } from './prepare-photos';

const test = databaseForEach();
const picture = () => flatPicture(640, 480).flatten().jpeg().toBuffer();

it('replaces each photograph by a JPEG, and keeps what cannot be decoded as it came', async () => {
  const reference = keepSample(test.database, {}, { files: [await picture(), 'no picture'] });
  const oneDecoder = decoder(() => undefined);
  await preparePhotos({ database: test.database, decoder: oneDecoder }, reference);
  await oneDecoder.stop();

  expect(photosOf(test.database, reference)).toMatchObject([
    { number: 1, state: 'kept', reason: null },
    { number: 2, state: 'unreadable', reason: 'photo-unreadable' },
  ]);
  const isThere = (number: number, ending: 'raw' | 'jpg') =>
    existsSync(photoFile(test.database, { reference, number }, ending));
  expect([isThere(1, 'jpg'), isThere(1, 'raw')]).toEqual([true, false]);
  expect([isThere(2, 'jpg'), isThere(2, 'raw')]).toEqual([false, true]);
});

it('leaves a photograph waiting when the service stops', async () => {
  const reference = keepSample(test.database, {}, { files: [await picture()], isQuarantined: true });
  const oneDecoder = decoder(() => undefined);
  const preparing = prepareNext({ database: test.database, decoder: oneDecoder });
  await oneDecoder.stop();
  await preparing;

  expect(photosOf(test.database, reference)).toMatchObject([{ state: 'waiting' }]);
});
