import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeAnswers, parseAnswers } from './answers';
import { backupStore, deskEnvironment, keptAnswers, nginxFile } from './templates';

const deploy = path.join(__dirname, '..');
const given = {
  SITE_NAME: 'www.atelier.fr',
  BUSINESS_EMAIL: 'contact@atelier.fr',
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
  it('derive what can be derived, and ask for the rest in one go', async () => {
    const asked: string[] = [];
    const answers = await completeAnswers({ SITE_NAME: 'www.atelier.fr' }, async (question, usual) => {
      asked.push(question);
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

  it('name every wrong or missing one without a terminal, and repeat no secret', async () => {
    const answers = answersOf({ SITE_NAME: 'Atelier', BUSINESS_EMAIL: '', OWNER_PASSWORD: 'geheim' });

    await expect(answers).rejects.toThrow(/SITE_NAME must[^]*BUSINESS_EMAIL must[^]*OWNER_PASSWORD must/);
    await expect(answers).rejects.not.toThrow(/geheim/);
  });

  it('refuse a place of backups without a key', async () => {
    await expect(answersOf({ BACKUP_PLACE: '/mnt/backup' })).rejects.toThrow(
      'Backups need a place and a public key.',
    );
  });

  it('are kept without secrets, and read back as they were', async () => {
    const { SMTP_URL: _, OWNER_PASSWORD: __, ...others } = await answersOf({ AWS_REGION: 'fr-par' });
    const text = keptAnswers(await answersOf({ AWS_REGION: 'fr-par' }));

    expect(text).not.toMatch(/secret|mot de passe/);
    expect(parseAnswers(text)).toEqual(others);
  });
});

describe('the files that are made of them', () => {
  it('hold the real names, with and without www', async () => {
    const files = await nginxFiles({}, '1.22.1');
    expect(files).not.toContain('renovation-th.example');
    expect(files).toContain('server_name www.atelier.fr atelier.fr;');
    expect(files).toContain('server_name www.atelier.fr atelier.fr bureau.atelier.fr;');

    expect(
      await nginxFiles({ SITE_NAME: 'site.atelier.fr', OWNER_NAME: 'bureau.atelier.fr' }, '1.22.1'),
    ).toContain('server_name site.atelier.fr;');
  });

  it('turn HTTP/2 on as the version of nginx wants it, for each server that listens with TLS', async () => {
    const [old, recent] = [await nginxFiles({}, '1.22.1'), await nginxFiles({}, '1.26.3')];
    const servers = old.match(/listen \d+ ssl http2/g)?.length;

    expect(old).not.toContain('http2 on;');
    expect(recent).not.toContain('ssl http2');
    expect(recent.match(/http2 on;/g)).toHaveLength(servers ?? 0);
    expect(servers).toBeGreaterThan(3);
  });

  it('give each backup key a folder of its own, so that nothing there is sealed for two', async () => {
    const of = (key: string) => answersOf({ BACKUP_PLACE: '/mnt/backup/', BACKUP_KEY: key });

    expect(backupStore(await of('age1aaaaaaaafirst'))).toBe('/mnt/backup/aaafirst');
    expect(backupStore(await of('age1aaaaaaasecond'))).toBe('/mnt/backup/aasecond');
    expect(deskEnvironment(await of('age1aaaaaaaafirst'))).toContain(
      'RTH_BACKUP_STORE=/mnt/backup/aaafirst\nRTH_BACKUP_RECIPIENT=age1aaaaaaaafirst\n',
    );
  });
});
