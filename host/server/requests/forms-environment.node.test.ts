import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/sample-site';
import { formsEnvironment, ownerAccess } from './forms-environment';

const read = (variables: Record<string, string>) => formsEnvironment(variables, 'artisan@site.example');

describe('the settings of the environment', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      mail: null,
      rate: undefined,
      pingUrl: null,
      backupStamp: null,
      certificateName: null,
    });
  });

  it('configure mail, limits and what is watched', () => {
    expect(
      read({
        RTH_SMTP_URL: 'smtps://u:p@mail.example:465',
        RTH_MAIL_TO: 'bureau@site.example',
        RTH_MAIL_RETRY_SECONDS: '0.5-60',
        RTH_RATE_LIMIT: '5/60',
        RTH_BACKUP_DONE: '/var/lib/backup-done',
        RTH_SITE_NAME: 'www.site.example',
        RTH_PING_URL: 'http://127.0.0.1:9/life',
      }),
    ).toEqual({
      mail: {
        url: 'smtps://u:p@mail.example:465',
        from: 'artisan@site.example',
        to: 'bureau@site.example',
        retry: { first: 500, longest: 60_000 },
      },
      pingUrl: 'http://127.0.0.1:9/life',
      rate: { requests: 5, perSeconds: 60 },
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

  const smtp = { RTH_SMTP_URL: 'smtps://mail.example' };
  it.each<[string, string, Record<string, string>?]>([
    ['RTH_SMTP_URL', 'mail.example secret'],
    ['RTH_RATE_LIMIT', '20'],
    ['RTH_PING_URL', 'http://sms.example'],
    ['RTH_PING_URL', 'https://user:password@sms.example'],
    ['RTH_PING_URL', 'http://localhost.example/x'],
    ['RTH_PING_URL', 'ftp://localhost'],
    // This delay would overflow the timer of setTimeout, which would then fire immediately.
    ['RTH_MAIL_RETRY_SECONDS', '2-99999999', smtp],
  ])('are named in the error when they are invalid: %s', (name, value, others = {}) => {
    expect(() => read({ ...others, [name]: value })).toThrow(name);
  });

  it('are all reported in one error, with the format of each', () => {
    expect(() => read({ RTH_RATE_LIMIT: '20', RTH_MAIL_TO: 'bureau' })).toThrow(
      [
        'RTH_MAIL_TO must be an e-mail address.',
        'RTH_RATE_LIMIT must be requests and seconds, such as "120/600".',
      ].join('\n'),
    );
  });

  it('never appear in an error, because they may be secret', () => {
    expect(() => read({ RTH_SMTP_URL: 'ftp://user:hidden@x' })).toThrow(/^(?!.*hidden).*$/s);
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
