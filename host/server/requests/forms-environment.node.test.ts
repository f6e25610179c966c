import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { formsEnvironment } from './forms-environment';

const read = (variables: Record<string, string>) => formsEnvironment(variables, 'artisan@site.example');

describe('the settings of the environment', () => {
  it('have defaults, and secrets may be in files', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder.path, 'smtp');
    await writeFile(file, 'smtp://mail.example:25\n');

    const access = { password: null, name: null };
    const none = { pingUrl: null, backupStamp: null, certificateName: null };
    expect(read({})).toEqual({ mail: null, access, ...none });
    expect(read({ RTH_SMTP_URL_FILE: file, RTH_SITE_NAME: 'www.site.example' })).toMatchObject({
      mail: { url: 'smtp://mail.example:25', address: 'artisan@site.example' },
      certificateName: 'www.site.example',
    });
    await folder.remove();
  });

  it('are all reported in one error, with the format of each and without the value, which may be secret', () => {
    expect(() => read({ RTH_SMTP_URL: 'ftp://user:hidden@x', RTH_MAIL: 'bureau' })).toThrow(
      /^RTH_SMTP_URL must look like (?!.*hidden).*\nRTH_MAIL must be an e-mail address\.$/,
    );
  });

  it.each([
    [{ RTH_OWNER_NAME: 'bureau.example' }, 'RTH_OWNER_PASSWORD'],
    [{ RTH_OWNER_NAME: 'bureau', RTH_OWNER_PASSWORD: 'un long secret' }, 'must be a host name'],
    [{ RTH_OWNER_PASSWORD: 'court' }, '12 characters'],
  ])('need a long password if the owner has a host name: %j', (variables, words) => {
    expect(() => read(variables as Record<string, string>)).toThrow(words);
  });
});
