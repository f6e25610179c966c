import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recipientHash } from '../../forms/backup/backup-store';
import { makeKeys } from '../../forms/backup/sealing';
import { ownersPageForEach } from '../../testing/owners-page-server';
import { temporaryFolder } from '../../testing/sample-site';
import { completeAnswers } from './answers';
import { checksOf } from './checks';

const page = ownersPageForEach();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());
const reference = 'RTH-20261121-ABC234';
// Requests the owner's page directly, without nginx or a password.
jest.mock('./ask', () => ({
  families: { IPv4: '127.0.0.1', IPv6: '::1' },
  signIn: () => Promise.resolve({ status: 303, cookie: '' }),
  ask: ({ path }: { path: string }) => page.get(path),
  postForm: () => Promise.resolve({ status: 303, headers: { location: `/merci?ref=${reference}` } }),
}));

const given = {
  SITE_NAME: 'www.atelier.fr',
  BUSINESS_EMAIL: 'contact@atelier.fr',
  BUSINESS_PHONE: '01 99 00 12 34',
  OWNER_PASSWORD: 'un long mot de passe',
};

describe('the checks of a first installation', () => {
  const checkOf = async (wanted: string, url = 'smtps://user:password@mail.example:465') => {
    const answers = await completeAnswers({ ...given, SMTP_URL: url }, null);
    return checksOf(answers, true).find(({ name }) => name === wanted);
  };

  it('find the test form in the list of requests, not only in the search field', async () => {
    const check = await checkOf('form');
    await expect(check?.look()).rejects.toThrow('the owner does not see it');

    page.keep({ reference });
    await expect(check?.look()).resolves.toContain(reference);
  });

  it('fail until the mail server has accepted the test form, and quote its refusal', async () => {
    const check = await checkOf('mail');
    page.keep({ fields: [['Nom_complet', 'Essai d’installation']] });
    const setMail = (state: string, error: string) =>
      page.database.run('UPDATE requests SET mailState = ?, lastError = ?', state, error);
    await expect(check?.look()).rejects.toThrow('not sent yet');
    setMail('refused', '553 Sender not owned');
    await expect(check?.look()).rejects.toThrow(/^553 Sender not owned → the account of SMTP_URL must/);

    setMail('sent', '');
    await expect(check?.look()).resolves.toBe('the form was sent to contact@atelier.fr');
  });

  it('find a backup for the configured key in the store, and report why a bucket does not respond', async () => {
    const { recipient } = await makeKeys();
    const check = async (place: string) => {
      const bucket = { BACKUP_STORE: place, BACKUP_KEY: recipient, AWS_REGION: 'fr-par' };
      const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
      // No server listens on this port.
      const endpoint = { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' };
      const answers = await completeAnswers({ ...given, ...bucket, ...keys, ...endpoint }, null);
      return checksOf(answers, true).find(({ name }) => name === 'backup');
    };

    const store = folder.path;
    const keep = (key: string) =>
      writeFile(path.join(store, `stored/databases/2026-11-21.${recipientHash(key)}.age`), 'sealed');
    await mkdir(path.join(store, 'stored/databases'), { recursive: true });
    await keep('age1another');
    await expect((await check(store))?.look()).rejects.toThrow(`nothing for this key in ${store} yet`);
    await keep(recipient);
    await expect((await check(store))?.look()).resolves.toBe(store);
    await expect((await check('s3://bucket/site'))?.look()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('skip mail when no mail server is configured', async () => {
    expect(await checkOf('mail', '')).toBeUndefined();
  });
});
