import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeKeys } from '../../forms/backup/sealing';
import { parseIdentity } from '../../../delivery/identity/read-identity';
import { completeAnswers, parseAnswers, readAnswersFile } from './answers';
import { answeredIdentity, deskEnvironment, lines, nginxFile } from './templates';

const deploy = path.join(__dirname, '..');
const given = {
  SITE_NAME: 'www.atelier.fr',
  BUSINESS_EMAIL: 'contact@atelier.fr',
  BUSINESS_PHONE: '01.99.00.12.34',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  OWNER_PASSWORD: 'un long mot de passe',
};
const answersOf = (changes: Record<string, string> = {}) => completeAnswers({ ...given, ...changes }, null);

async function nginxFiles(changes: Record<string, string>, version: string): Promise<string> {
  const answers = await answersOf(changes);
  const names = (await readdir(deploy)).filter((name) => name.endsWith('.conf'));
  const texts = names.map(async (name) =>
    nginxFile(await readFile(path.join(deploy, name), 'utf8'), answers, version),
  );
  return (await Promise.all(texts)).join('').replace(/#.*/g, '');
}

describe('answers of an administrator', () => {
  it('are derived from other answers, or requested on the terminal', async () => {
    const asked: string[] = [];
    const answers = await completeAnswers({ SITE_NAME: 'www.atelier.fr' }, async (question, usual) => {
      asked.push(question);
      if (question.startsWith('Telephone')) return '01 99 00 12 34';
      return question.startsWith('E-mail of') ? 'contact@atelier.fr' : (usual ?? '');
    });

    expect(asked).toHaveLength(7);
    expect(answers).toMatchObject({
      OWNER_NAME: 'bureau.atelier.fr',
      CERTIFICATE_EMAIL: 'contact@atelier.fr',
      TLS: 'letsencrypt',
    });
    expect(answers.OWNER_PASSWORD.length).toBeGreaterThanOrEqual(12);
  });

  it('are listed in an error, without secrets, if they are invalid and there is no terminal', async () => {
    const answers = answersOf({ SITE_NAME: 'Atelier', BUSINESS_EMAIL: '', OWNER_PASSWORD: 'geheim' });

    await expect(answers).rejects.toThrow(/SITE_NAME must[^]*BUSINESS_EMAIL must[^]*OWNER_PASSWORD must/);
    await expect(answers).rejects.not.toThrow(/geheim/);
  });

  it('are refused with a backup folder but no key', async () => {
    await expect(answersOf({ BACKUP_STORE: '/mnt/backup' })).rejects.toThrow(
      'Backups need a store and a public key.',
    );
  });

  it('are refused with an invalid host name or mail server, or if both host names are equal', async () => {
    for (const wrong of ['www.rénovation.fr', '-a.fr', 'a-.fr', 'https://www.atelier.fr', '192.0.2.1'])
      await expect(answersOf({ SITE_NAME: wrong })).rejects.toThrow(/SITE_NAME must be a host name .*xn--/);
    // The # in the password is not percent-encoded.
    const wrongUrl = answersOf({ SMTP_URL: 'smtps://user:se#cret@mail.example:465' });
    await expect(wrongUrl).rejects.toThrow(/SMTP_URL must look like .*%23/);
    await expect(wrongUrl).rejects.not.toThrow(/se#cret/);
    for (const name of ['www.atelier.fr', 'atelier.fr'])
      await expect(answersOf({ OWNER_NAME: name })).rejects.toThrow(
        `OWNER_NAME must differ from the site's name: ${name}.`,
      );
  });

  it('are refused with a mistyped backup key', async () => {
    const { recipient } = await makeKeys();
    const BACKUP_STORE = '/mnt/backup';

    await expect(answersOf({ BACKUP_STORE, BACKUP_KEY: recipient })).resolves.toMatchObject({ BACKUP_STORE });
    await expect(answersOf({ BACKUP_STORE, BACKUP_KEY: recipient.slice(0, -1) })).rejects.toThrow(
      /BACKUP_KEY is invalid\.\n {2}→ .*create one with/,
    );
  });

  it('are requested again immediately if they are invalid', async () => {
    const emails = ['contact', 'contact@atelier.fr'];
    const asked: string[] = [];
    const { BUSINESS_EMAIL: _, ...others } = given;
    const answers = await completeAnswers(others, async (question, usual) => {
      asked.push(question);
      return question.includes('E-mail of') ? (emails.shift() ?? '') : usual;
    });

    expect(answers.BUSINESS_EMAIL).toBe('contact@atelier.fr');
    expect(asked[2]).toBe(`BUSINESS_EMAIL must be an e-mail address.\n${asked[1]}`);
  });

  it('can be read from a file, in which an unknown line is an error', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'answers-'));
    const file = path.join(folder, 'answers');
    const read = async (text: string) => {
      await writeFile(file, text);
      return readAnswersFile(file);
    };

    expect(await read('# Of the site\r\n\r\nSITE_NAME=www.atelier.fr\r\nAWS_REGION=fr-par')).toEqual({
      SITE_NAME: 'www.atelier.fr',
      AWS_REGION: 'fr-par',
    });
    for (const wrong of ['SMTPURL=secret', 'SMTP_URL = secret', 'export SMTP_URL=secret', 'secret']) {
      await expect(read(`SITE_NAME=www.atelier.fr\n${wrong}\n`)).rejects.toThrow(
        /has lines that are not settings: 2\.\n {2}→ .*SMTP_URL/,
      );
      await expect(read(wrong)).rejects.not.toThrow(/secret/);
    }
    await rm(folder, { recursive: true });
    expect(() => readAnswersFile(file)).toThrow(/The answers cannot be read: ENOENT.*\n {2}→ Give --answers/);
  });

  it('are read back as they were saved', async () => {
    const answers = await answersOf({ AWS_REGION: 'fr-par', OWNER_PASSWORD: 'long #password = 1' });
    expect(parseAnswers(lines(answers))).toEqual(answers);
  });
});

describe('the installed files', () => {
  it('contain the real host names, with and without www', async () => {
    const files = await nginxFiles({}, '1.22.1');
    expect(files).not.toContain('renovation-th.example');
    expect(files).toContain('server_name www.atelier.fr;');
    expect(files).toContain('server_name www.atelier.fr atelier.fr bureau.atelier.fr;');
    expect(files).toMatch(/server_name atelier\.fr;[^}]*return 301 https:\/\/www\.atelier\.fr\$request_uri;/);

    const single = await nginxFiles(
      { SITE_NAME: 'site.atelier.fr', OWNER_NAME: 'bureau.atelier.fr' },
      '1.22.1',
    );
    expect(single).not.toContain('renovation-th.example');
    expect(single).toContain('server_name site.atelier.fr;');
    expect(single).toMatch(/server_name "";[^}]*return 301 https:\/\/site\.atelier\.fr\$request_uri;/);
  });

  it('include a valid identity with the origin, e-mail address and phone number from the answers', async () => {
    const answered = answeredIdentity(await answersOf());
    const sample = JSON.parse(
      await readFile(path.join(deploy, '../../../shared/src/identity/identity.json'), 'utf8'),
    ) as object;

    expect(answered).toMatchObject({
      origin: 'https://www.atelier.fr',
      phone: { national: '01 99 00 12 34', international: '+33199001234' },
    });
    expect(parseIdentity(JSON.stringify({ ...sample, ...answered }))).toMatchObject(answered);
    await expect(answersOf({ BUSINESS_PHONE: '+33 1 99' })).rejects.toThrow(
      /BUSINESS_PHONE must be a French number/,
    );
  });

  it('enable HTTP/2 for every server with TLS, in the syntax of each nginx version', async () => {
    const [old, recent] = [await nginxFiles({}, '1.22.1'), await nginxFiles({}, '1.26.3')];
    const servers = old.match(/listen \d+ ssl http2/g)?.length;

    expect(old).not.toContain('http2 on;');
    expect(recent).not.toContain('ssl http2');
    expect(recent.match(/http2 on;/g)).toHaveLength(servers ?? 0);
    expect(servers).toBeGreaterThan(3);
  });

  it('name the backup store and its key', async () => {
    const { recipient } = await makeKeys();
    const answers = await answersOf({ BACKUP_STORE: '/mnt/backup/', BACKUP_KEY: recipient });

    expect(deskEnvironment(answers)).toContain(
      `RTH_BACKUP_STORE=/mnt/backup\nRTH_BACKUP_RECIPIENT=${recipient}\n`,
    );
  });
});
