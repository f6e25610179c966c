import path from 'node:path';
import { readIdentity } from '../identity/read-identity';
import { fakeOwnerProgram } from '../testing/fake-owner-program';
import { startOwnersPage } from '../testing/owners-page-server';
import { formServiceForEach, ajaxTarget, sampleLead } from '../testing/running-form-service';
import { temporaryFolder } from '../testing/sample-site';
import { until } from '../testing/until';

const service = formServiceForEach();

describe('a closure that begins or ends', () => {
  it.each([
    ['has the site composed again by itself', true],
    ['leaves it alone on all other days', false],
  ])('%s', async (_what, isOutOfDate) => {
    const folder = await temporaryFolder();
    const owner = await fakeOwnerProgram(path.join(folder.path, 'program'));
    let asked = 0;
    const page = await startOwnersPage({
      ownerSite: {
        program: owner.program,
        identity: readIdentity,
        isOutOfDate: async () => {
          asked += 1;
          return isOutOfDate;
        },
      },
    });
    await until(() => asked);
    if (isOutOfDate) await until(owner.given);
    await page.close();

    expect((await owner.given())?.command ?? null).toBe(isOutOfDate ? 'refresh' : null);
    await folder.remove();
  });
});

describe('the answer to a form', () => {
  it('says when he is away, and from when on there are answers', async () => {
    await service.restart({ awayNotice: async () => 'Fermé du 2 au 15 août.' });
    const { text } = await service.send(ajaxTarget, sampleLead);

    expect(JSON.parse(text)).toMatchObject({
      success: 'true',
      message: expect.stringMatching(/ Fermé du 2 au 15 août\.$/),
    });
  });

  it('is given when nobody can tell whether he is away', async () => {
    await service.restart({ awayNotice: () => Promise.reject(new Error('The site cannot be read.')) });

    expect((await service.send(ajaxTarget, sampleLead)).status).toBe(200);
  });
});
