import { existsSync } from 'node:fs';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { photograph } from '../../testing/photograph';
import { photosOf } from '../database/kept-request';
import { eraseRequests } from '../database/request-changes';
import { requestFolder } from '../database/request-files';
import { decoder, type Decoder } from './decoder';
import { preparePhotos } from './prepare-photos';

const test = databaseForEach();
const prepare = (by: Decoder) => preparePhotos({ database: test.database, decoder: by });

it('leaves a photograph waiting when the service stops', async () => {
  const reference = keepSample(test.database, {}, { files: [await photograph('red')] });
  const oneDecoder = decoder(() => undefined);
  const preparing = prepare(oneDecoder);
  await oneDecoder.stop();
  await preparing;

  expect(photosOf(test.database, reference)).toMatchObject([{ state: 'waiting' }]);
});

it('leaves no file of a request that is erased meanwhile', async () => {
  const reference = keepSample(test.database, {}, { files: ['one', 'two'] });
  const decode = async () => {
    eraseRequests(test.database, [reference]);
    return Buffer.from('jpeg');
  };
  await prepare({ decode, stop: async () => undefined });

  expect(existsSync(requestFolder(test.database, reference))).toBe(false);
});

it('re-encodes the photographs of robots last', async () => {
  const robot = keepSample(test.database, {}, { files: ['robot'], isQuarantined: true });
  const person = keepSample(test.database, { reference: 'RTH-20261121-BBBBBB' }, { files: ['person'] });
  const seen: (string | undefined)[] = [];
  const decode = async (file: string) => {
    seen.push([robot, person].find((reference) => file.includes(reference)));
    return 'photo-unreadable' as const;
  };
  await prepare({ decode, stop: async () => undefined });

  expect(seen).toEqual([person, robot]);
});
