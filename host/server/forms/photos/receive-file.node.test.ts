import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BusboyFileStream } from '@fastify/busboy';
import { databaseForEach } from '../../testing/sample-database';
import { receiveFile } from './receive-file';
import { freeSpace } from '../synced-files';

const test = databaseForEach();
const gigabyte = 1024 ** 3;

describe('files that arrive at the same time', () => {
  it('do not use the disk space that is reserved for texts', async () => {
    const sent = path.join(test.folder, 'sent');
    await writeFile(sent, 'image');
    const folder = path.join(test.folder, 'incoming');
    const spared = (await freeSpace(folder)) - 1.5 * gigabyte;
    const receive = () => {
      const stream: BusboyFileStream = Object.assign(createReadStream(sent), {
        truncated: false,
        bytesRead: 0,
      });
      return receiveFile(stream, { field: 'f', name: 'a.jpg', most: gigabyte, uploads: { folder, spared } });
    };
    const [first, second] = await Promise.all([receive(), receive()]);

    expect([first?.path, second?.path].filter((each) => each !== null)).toHaveLength(1);
    expect((await receive())?.path).not.toBeNull();
  });
});
