import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import { errorMessage } from '../../../delivery/error-code';
import { sealFor } from '../../forms/backup/sealing';
import { SetupError } from './system';

const name = z
  .string()
  .regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/,
    'must be a host name in lower case, such as www.atelier.fr; write a name with accents as xn--…',
  );
const email = z.string().refine(isCompleteEmail, 'must be an e-mail address');

/** Answers that an installation needs. The installer asks only for answers that have a description. */
export const answersSchema = z.object({
  SITE_NAME: name.describe('Host name of the site, such as www.atelier.fr'),
  OWNER_NAME: name.describe("Host name of the owner's page"),
  BUSINESS_EMAIL: email.describe('E-mail of the business: sender and recipient of requests'),
  BUSINESS_PHONE: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .refine((text) => /^0\d{9}$/.test(text), 'must be a French number of ten digits, such as 01 99 00 12 34')
    .describe('Telephone number of the business, shown on every page of the site'),
  CERTIFICATE_EMAIL: email,
  SMTP_URL: z
    .string()
    .refine(
      (text) => text === '' || (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text)),
      'must look like smtps://user:password@mail.example:465, or be empty for no mail; in a password, write %23 for #, %2F for /, %3F for ? and %25 for %',
    )
    .describe('Mail server, smtps://user:password@mail.example:465 (empty: no mail)'),
  OWNER_PASSWORD: z
    .string()
    .min(12, 'must have 12 characters or more')
    .describe("Password of the owner's page (empty: the installer creates and prints one)"),
  BACKUP_STORE: z
    .string()
    .regex(/^(\/.+|s3:\/\/.+)?$/, 'must be a folder on another disk, s3://bucket/prefix, or empty')
    .transform((store) => store.replace(/\/$/, ''))
    .describe('Folder on another disk or s3://bucket/prefix for backups (empty: none)'),
  BACKUP_KEY: z
    .string()
    .regex(/^(age1[a-z0-9]+)?$/, 'must be a public key, age1…, or empty')
    .describe(
      'Public key for backups; create one with npm run forms -- backup-key FILE on your own computer (empty: none)',
    ),
  /** `self-signed` is for a rehearsal without a certificate authority. */
  TLS: z.enum(['letsencrypt', 'self-signed']).default('letsencrypt'),
});
export type Answers = z.output<typeof answersSchema> & { readonly [variable: `AWS_${string}`]: string };
export type Given = Readonly<Record<string, string>>;

export const newPassword = () => randomBytes(12).toString('base64url');

const withoutWww = (site = '') => site.replace(/^www\./, '');

const usual: Readonly<Record<string, (given: Given) => string>> = {
  OWNER_NAME: ({ SITE_NAME: site }) => `bureau.${withoutWww(site)}`,
  OWNER_PASSWORD: newPassword,
};

const answerLine = /^[ \t]*([A-Z][A-Z0-9_]*)=(.*)$/;

/**
 * Parses lines such as `NAME=value`.
 * @example parseAnswers('SITE_NAME=www.atelier.fr\n') // => { SITE_NAME: 'www.atelier.fr' }
 */
export function parseAnswers(text: string): Given {
  const lines = text.matchAll(new RegExp(answerLine, 'gm'));
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Reads the answers from a file. @throws SetupError, which contains no values, if the file or a line is invalid. */
export function readAnswersFile(file: string): Given {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(
      `The answers cannot be read: ${errorMessage(error)}`,
      'Give --answers a text file with one NAME=value per line.',
    );
  }
  const ignored = text.split(/\r?\n/).flatMap((line, index) => {
    const [, name] = answerLine.exec(line) ?? [];
    const isKnown = name !== undefined && (name in answersSchema.shape || name.startsWith('AWS_'));
    return isKnown || /^\s*(#|$)/.test(line) ? [] : [index + 1];
  });
  if (ignored.length > 0)
    throw new SetupError(
      `${file} has lines that are not settings: ${ignored.join(', ')}.`,
      `Write NAME=value, without spaces around "=". The names are ${Object.keys(answersSchema.shape).join(', ')} and AWS_….`,
    );
  return parseAnswers(text);
}

/** Returns the host names of the site, the canonical one first. */
export const siteNames = ({ SITE_NAME: site }: Pick<Answers, 'SITE_NAME'>): string[] =>
  site.startsWith('www.') ? [site, withoutWww(site)] : [site];

/** Asks on the terminal for each missing answer. @throws SetupError that names missing and invalid answers. */
export async function completeAnswers(given: Given, ask: Ask | null = terminal()): Promise<Answers> {
  const all: Record<string, string> = { ...given };
  for (const [name, answer] of Object.entries(answersSchema.shape)) {
    const text = answer.description;
    if (all[name] !== undefined || text === undefined) continue;
    const suggestion = usual[name]?.(all) ?? '';
    let problem: string | undefined;
    do {
      const question = problem ? `${name} ${problem}.\n${text}` : text;
      all[name] = (await ask?.(question, suggestion)) || suggestion;
      problem = answer.safeParse(all[name]).error?.issues[0]?.message;
    } while (ask && problem);
  }
  const { success, data, error } = answersSchema.safeParse({
    CERTIFICATE_EMAIL: all.BUSINESS_EMAIL,
    ...all,
  });
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new SetupError('Some answers are missing or invalid.', faults.join('\n  → '));
  }
  if (!data.BACKUP_STORE !== !data.BACKUP_KEY)
    throw new SetupError(
      'Backups need a store and a public key.',
      'Give both BACKUP_STORE and BACKUP_KEY, or neither.',
    );
  if (siteNames(data).includes(data.OWNER_NAME))
    throw new SetupError(
      `OWNER_NAME must differ from the site's name: ${data.OWNER_NAME}.`,
      "Give the owner's page a name of its own: OWNER_NAME=bureau.atelier.fr.",
    );
  if (data.BACKUP_KEY)
    await sealFor(data.BACKUP_KEY).catch((error: unknown) => {
      throw new SetupError('BACKUP_KEY is invalid.', errorMessage(error));
    });
  return { ...data, ...awsVariables(all) };
}

/** Returns the `AWS_*` variables for the S3 client. */
export const awsVariables = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('AWS_')));

type Ask = (question: string, suggestion: string) => Promise<string>;

/** Returns a function that asks on the terminal, or null if there is none. */
function terminal(): Ask | null {
  if (!process.stdin.isTTY) return null;
  return async (question, suggestion) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const isSecret = question.includes('Password');
    const answer = await lines.question(`${question}${suggestion && !isSecret ? ` [${suggestion}]` : ''}: `);
    lines.close();
    return answer.trim();
  };
}
