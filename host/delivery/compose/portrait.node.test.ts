import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishPortrait } from './portrait';

const craftsman = { firstName: 'Camille', sentence: 'Je viens voir.', portrait: 'portrait.jpg' };
let site: string;
let from: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'portrait-site-'));
  from = await mkdtemp(path.join(os.tmpdir(), 'portrait-from-'));
});
afterEach(() => Promise.all([site, from].map((folder) => rm(folder, { recursive: true }))));

describe('The portrait of the craftsman', () => {
  it('is published under its own name', async () => {
    await writeFile(path.join(from, 'portrait.jpg'), 'a photograph');
    await publishPortrait({ craftsman }, site, from);

    expect(await readFile(path.join(site, 'portrait.jpg'), 'utf8')).toBe('a photograph');
  });

  it('is asked for when it is named and not there', async () => {
    await expect(publishPortrait({ craftsman }, site, from)).rejects.toThrow(/portrait\.jpg.*\n.*beside/);
  });

  it('is not missed where none is named', async () => {
    await publishPortrait({}, site, from);
    await publishPortrait({ craftsman: { ...craftsman, portrait: undefined } }, site, from);
  });
});
