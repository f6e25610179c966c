import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isCompleteEmail } from '@renovation-th/shared/forms/email-address';
import { isLoopbackHost } from './loopback';

export type Variables = { readonly [name: string]: string | undefined };

/** The error of a value that is no secret: it repeats the value and says how to write it. */
const insteadOf = (remedy: string) => ({
  error: ({ input }: { input?: unknown }) => `is « ${String(input)} »: ${remedy}`,
});

export const emailAddress = z
  .string()
  .refine(
    (text) => isCompleteEmail(text) && !/[<>,;:"]/.test(text),
    insteadOf('it must be an e-mail address.'),
  );

export const smtpAddress = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'must look like « smtps://user:password@mail.example:465 ».',
  );

/** An address to be asked; the error does not repeat it, since it may hold a key. */
export const safeAddress = z
  .string()
  .refine(
    isSafeAddress,
    'must begin with https:// (http:// is for this machine only), without a user or a password.',
  )
  .transform((text) => new URL(text).href);

/** A secret that signs: short ones can be guessed. */
export const signingSecret = z
  .string()
  .min(32, 'is too short: give 32 characters or more, such as the output of « openssl rand -hex 32 ».');

/** @param off what the word « off » stands for. */
export const countOrOff = <Off>(off: Off, remedy: string) =>
  z
    .string()
    .regex(/^(?:off|[1-9]\d?)$/, insteadOf(remedy))
    .transform((text) => (text === 'off' ? off : Number(text)));

export const onOrOff = z
  .string()
  .regex(/^(?:on|off)$/, insteadOf('give « on » or « off ».'))
  .transform((text) => text === 'on');

/** Seconds: a day, the most that a retry may wait. */
const longestWait = 86_400;

/** Written in seconds, read in milliseconds. */
export const retryWaits = z
  .string()
  .refine(isRange, insteadOf('give the first and the longest wait, a day at most, such as « 2-900 ».'))
  .transform((text) => numbersOf(text, '-'))
  .transform(([first, longest]) => ({ first: first * 1000, longest: longest * 1000 }));

/** In milliseconds. */
export const requestRate = z
  .string()
  .regex(/^0*[1-9]\d*\/0*[1-9]\d*$/, insteadOf('give requests and seconds, such as « 20/600 ».'))
  .transform((text) => numbersOf(text, '/'))
  .transform(([requests, perSeconds]) => ({ requests, perSeconds }));

/** Each may also lie in the file that `<name>_FILE` names, as systemd and containers hand over secrets. */
const secrets = ['RTH_SMTP_URL', 'RTH_LINK_SECRET', 'RTH_OWNER_PASSWORD'];

/** Reads the variables that a schema names; an empty one counts as none. @throws Error with a line for each fault. */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Variables,
): z.output<Schema> {
  const valueOf = (name: string) => {
    const file = secrets.includes(name) && variables[`${name}_FILE`];
    return variables[name] || (file && readFileSync(file, 'utf8').trim()) || undefined;
  };
  const names = Object.keys(schema.shape);
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
}

function isSafeAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  return isSafe && url?.username === '' && url.password === '';
}

function isRange(text: string): boolean {
  const [first, longest] = numbersOf(text, '-');
  const isWritten = /^\d+(?:\.\d+)?-\d+(?:\.\d+)?$/.test(text);
  return isWritten && first > 0 && longest >= first && longest <= longestWait;
}

/** @example numbersOf('20/600', '/') // => [20, 600] */
function numbersOf(text: string, separator: string): [number, number] {
  const [first, second] = text.split(separator);
  return [Number(first), Number(second)];
}
