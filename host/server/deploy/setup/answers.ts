import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { isCompleteEmail } from '@renovation-th/shared/forms/email';
import { SetupError } from './system';

const name = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a name in lower case, such as www.atelier.fr');
const email = z.string().refine(isCompleteEmail, 'must be an e-mail address');

/** The answers that an installation needs. */
export const answersSchema = z.object({
  SITE_NAME: name,
  OWNER_NAME: name,
  BUSINESS_EMAIL: email,
  CERTIFICATE_EMAIL: email,
  SMTP_URL: z
    .string()
    .regex(
      /^(smtps?:\/\/\S+)?$/,
      'must look like smtps://user:password@mail.example:465, or be empty for no mail',
    ),
  OWNER_PASSWORD: z.string().min(12, 'must have 12 characters or more'),
  BACKUP_PLACE: z
    .string()
    .regex(/^(\/.+|s3:\/\/.+)?$/, 'must be a folder of another disk, s3://bucket/prefix, or empty'),
  BACKUP_KEY: z.string().regex(/^(age1[a-z0-9]+)?$/, 'must be a public key, age1…, or empty'),
  /** `self-signed` rehearses an installation without a certificate authority. */
  TLS: z.enum(['letsencrypt', 'self-signed']).default('letsencrypt'),
});

export type Answers = z.output<typeof answersSchema> & { readonly [variable: `AWS_${string}`]: string };
export type Given = Readonly<Record<string, string>>;

type Question = {
  name: keyof typeof answersSchema.shape;
  text: string;
  /** The answer if the administrator types nothing. */
  usual?: (given: Given) => string;
};

export const newPassword = () => randomBytes(12).toString('base64url');

const withoutWww = (site = '') => site.replace(/^www\./, '');

const questions: readonly Question[] = [
  { name: 'SITE_NAME', text: 'Name of the site, such as www.atelier.fr' },
  {
    name: 'OWNER_NAME',
    text: 'Name of the owner’s page',
    usual: ({ SITE_NAME: site }) => `bureau.${withoutWww(site)}`,
  },
  { name: 'BUSINESS_EMAIL', text: 'E-mail of the business: sender and recipient of requests' },
  {
    name: 'CERTIFICATE_EMAIL',
    text: 'E-mail for warnings about the certificate',
    usual: ({ BUSINESS_EMAIL: business = '' }) => business,
  },
  {
    name: 'SMTP_URL',
    text: 'Mail server, smtps://user:password@mail.example:465 (empty: no mail)',
    usual: () => '',
  },
  {
    name: 'OWNER_PASSWORD',
    text: 'Password of the owner’s page (empty: one is made and shown)',
    usual: newPassword,
  },
  {
    name: 'BACKUP_PLACE',
    text: 'Folder of another disk or s3://bucket/prefix for backups (empty: none)',
    usual: () => '',
  },
  {
    name: 'BACKUP_KEY',
    text: 'Public key for backups; renovation-th backup-key FILE on your own computer makes one (empty: none)',
    usual: () => '',
  },
];

/** @example parseAnswers('SITE_NAME=www.atelier.fr\n') // => { SITE_NAME: 'www.atelier.fr' } */
export function parseAnswers(text: string): Given {
  const lines = text.matchAll(/^[ \t]*([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Host names of the site, the canonical one first. */
export const siteNames = ({ SITE_NAME: site }: Pick<Answers, 'SITE_NAME'>): string[] =>
  site.startsWith('www.') ? [site, withoutWww(site)] : [site];

/** Asks on the terminal for each missing answer. @throws SetupError naming missing and invalid answers. */
export async function completeAnswers(given: Given, ask: Ask | null = terminal()): Promise<Answers> {
  const all: Record<string, string> = { ...given };
  for (const { name, text, usual } of questions) {
    if (all[name] !== undefined) continue;
    const suggestion = usual?.(all) ?? '';
    all[name] = (await ask?.(text, suggestion)) || suggestion;
  }
  const { success, data, error } = answersSchema.safeParse(all);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new SetupError('Some answers are missing or wrong.', faults.join('\n  → '));
  }
  if (!data.BACKUP_PLACE !== !data.BACKUP_KEY)
    throw new SetupError(
      'Backups need a place and a public key.',
      'Give BACKUP_PLACE and BACKUP_KEY both, or none.',
    );
  return { ...data, ...Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('AWS_'))) };
}

type Ask = (question: string, suggestion: string) => Promise<string>;

/** Null without a terminal, such as in a script. */
function terminal(): Ask | null {
  if (!process.stdin.isTTY) return null;
  return async (question, suggestion) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const isSecret = question.startsWith('Password');
    const answer = await lines.question(`${question}${suggestion && !isSecret ? ` [${suggestion}]` : ''}: `);
    lines.close();
    return answer.trim();
  };
}
