import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/sample-site';
import { formsEnvironment, ownerAccess } from './forms-environment';

const read = (variables: Record<string, string>) => formsEnvironment(variables, 'artisan@site.example');

describe('the settings of the environment', () => {
  it('configure mail and what is watched, with defaults', () => {
    expect(read({})).toEqual({ mail: null, pingUrl: null, backupStamp: null, certificateName: null });
    expect(
      read({
        RTH_SMTP_URL: 'smtps://u:p@mail.example:465',
        RTH_MAIL_TO: 'bureau@site.example',
        RTH_BACKUP_DONE: '/var/lib/backup-done',
        RTH_SITE_NAME: 'www.site.example',
        RTH_PING_URL: 'http://127.0.0.1:9/life',
      }),
    ).toEqual({
      mail: {
        url: 'smtps://u:p@mail.example:465',
        from: 'artisan@site.example',
        to: 'bureau@site.example',
      },
      pingUrl: 'http://127.0.0.1:9/life',
      backupStamp: '/var/lib/backup-done',
      certificateName: 'www.site.example',
    });
  });

  it('can be read from files if they are secret', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder.path, 'smtp');
    await writeFile(file, 'smtp://mail.example:25\n');

    expect(read({ RTH_SMTP_URL_FILE: file }).mail?.url).toBe('smtp://mail.example:25');
    await folder.remove();
  });

  it('are all reported in one error, with the format of each and without the value, which may be secret', () => {
    expect(() => read({ RTH_SMTP_URL: 'ftp://user:hidden@x', RTH_MAIL_TO: 'bureau' })).toThrow(
      /^RTH_SMTP_URL must look like (?!.*hidden).*\nRTH_MAIL_TO must be an e-mail address\.$/,
    );
  });
});

describe('access to the page of received requests', () => {
  const password = 'un long secret';

  it('is limited to this machine, without a password, by default', () => {
    expect(ownerAccess({})).toEqual({ password: null });
  });

  it('requires a long password if a host name is set', () => {
    expect(ownerAccess({ RTH_OWNER_NAME: 'bureau.example', RTH_OWNER_PASSWORD: password })).toEqual({
      ...{ password, name: 'bureau.example' },
    });
    for (const [name, given, words] of [
      ['bureau.example', '', 'RTH_OWNER_PASSWORD'],
      ['bureau', password, 'must be a host name'],
      ['', 'court', '12 characters'],
    ] as const)
      expect(() => ownerAccess({ RTH_OWNER_NAME: name, RTH_OWNER_PASSWORD: given })).toThrow(words);
  });
});
