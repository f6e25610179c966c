import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identityOn } from '@renovation-th/shared/identity/identity-on';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { isLiveSiteOutOfDate, readIdentity, readLiveIdentity } from './identity';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'identity-'))));
afterEach(() => rm(folder, { recursive: true }));

const closure = { from: '2027-08-02', to: '2027-08-15' };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

async function compose(day: string, over: Partial<Identity>): Promise<void> {
  const identity = identityOn(day, { ...(await readIdentity()), ...over });
  await writeFile(path.join(folder, composedIdentity), JSON.stringify(identity));
}

describe('the identity that visitors see', () => {
  it('comes from the checkout if there is no composed site', async () => {
    expect(await readLiveIdentity(folder)).toEqual(await readIdentity());
    expect(await isLiveSiteOutOfDate(folder)).toBe(false);
  });

  it.each([
    ['2027-07-01', false],
    ['2027-07-25', true],
    ['2027-08-20', true],
  ])('is out of date on %s if it was composed on 1 July with a closure in August: %s', async (day, isSo) => {
    await compose('2027-07-01', { closures: [closure] });

    expect(await isLiveSiteOutOfDate(folder, noon(day))).toBe(isSo);
    expect((await readLiveIdentity(folder, noon('2027-08-20'))).closures).toEqual([]);
  });
});
