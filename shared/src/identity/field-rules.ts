import { z } from 'zod';

// The owner types on a phone, so these rules correct obvious slips, and every message says what to do.

/** Schema for one line of text. @param what completes « Écrivez … ». @param longest maximum characters. */
export const line = (what: string, longest = 120) =>
  z
    .string({ error: `Écrivez ${what}.` })
    .trim()
    .min(1, { error: `Écrivez ${what}.` })
    .max(longest, { error: `${longest} caractères au plus.` })
    .regex(/^[^\p{Cc}]*$/u, { error: 'Écrivez sur une seule ligne.' });

/** Schema for one line of text. Converts line breaks to spaces. */
export const lines = (what: string, longest: number) =>
  z
    .string({ error: `Écrivez ${what}.` })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(line(what, longest));

/** Schema for an object without unknown fields. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'Ce champ n’existe pas.' : 'Remplissez tous les champs de ce groupe.',
  });

/** Schema for a list of at most `most` items. @param what names the items in error messages. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z.array(item, { error: `Donnez une liste de ${what}.` }).max(most, { error: `${most} ${what} au plus.` });

/** Schema for the last segment of a path: `toiture`. */
export const slugOf = (error: string) =>
  z
    .string({ error })
    .max(80, { error })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error });

/** Schema for a price. Normalizes « 45€ » to « 45 € » and « 45.5 » to « 45,50 € ». */
export const euros = (what: string) =>
  line(what, 20)
    .transform(asEuros)
    .refine((text) => /^\d{1,6}(,\d\d)? €$/.test(text), {
      error: 'Écrivez une somme en euros, comme « 45 € » ou « 12,50 € ».',
    });

export function asEuros(text: string): string {
  const [, whole, cents] =
    /^(\d{1,6})(?:[.,](\d{1,2}))?\s*(?:€|euros?)?$/i.exec(text.replace(/(?<=\d)\s(?=\d{3})/g, '')) ?? [];
  if (whole === undefined) return text;
  return cents === undefined ? `${whole} €` : `${whole},${cents.padEnd(2, '0')} €`;
}

/** Schema for a day, `yyyy-mm-dd`. */
export const day = z.iso.date({ error: 'Choisissez un jour qui existe.' });

/** Schema for a month, `yyyy-mm`. Normalizes « 8/2027 », because some browsers have no field for a month. */
export const month = z
  .string({ error: 'Choisissez un mois.' })
  .trim()
  .transform((text) =>
    text.replace(/^(\d{1,2})\/(20\d\d)$/, (_all, number, year) => `${year}-${number.padStart(2, '0')}`),
  )
  .pipe(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Écrivez un mois, comme « 08/2027 ».' }));

/** Schema for a time, `HH:mm`. @param what completes « l’heure où … ». */
export const time = (what: string) =>
  line(`l’heure où ${what}`, 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'Écrivez une heure, comme « 07:30 ».',
  });

/** Schema for an https URL. Adds `https://` to « site.fr ». */
export const httpsAddress = line('une adresse, comme « https://www.exemple.fr »', 300)
  .transform((text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .refine(isHttps, { error: 'Copiez l’adresse entière de la page, qui commence par « https:// ».' });

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s"'<>]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !username && !password;
}

/** Schema for a host name. Reduces « https://www.mediateur.fr/ » to « www.mediateur.fr ». */
export const websiteName = line('un site, comme « www.mediateur.fr »', 100)
  .transform((text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, ''),
  )
  .refine((text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), {
    error: 'Écrivez le nom du site, comme « www.mediateur.fr ».',
  });

/** Schema for a telephone number. Normalizes « 0199001234 » to « 01 99 00 12 34 ». */
export const phone = line('un numéro de téléphone', 24)
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .refine((text) => /^(0\d{9}|\+\d{9,14})$/.test(text), {
    error: 'Écrivez un numéro à dix chiffres, comme « 01 99 00 12 34 ».',
  })
  .transform((text) => (text.startsWith('0') ? text.replace(/(?<=\d)(?=(\d\d)+$)/g, ' ') : text));

/** Schema for a telephone number, or for the four-digit number of a hosting provider: « 1007 ». */
export const servicePhone = line('un numéro de téléphone', 24).pipe(
  z.union([z.string().regex(/^(10|3\d)\d\d$/), phone], {
    error: 'Écrivez un numéro à dix chiffres, comme « 01 99 00 12 34 », ou à quatre chiffres.',
  }),
);

/** Schema for a SIRET number with a valid check digit. Groups its digits: « 123 456 782 00010 ». */
export const siret = line('votre SIRET', 24)
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .refine((text) => /^\d{14}$/.test(text), { error: 'Un SIRET a quatorze chiffres.' })
  .refine((text) => !/^\d{14}$/.test(text) || hasSiretKey(text), {
    error: 'Ce n’est pas un SIRET\u00a0: un chiffre est faux. Recopiez-le de votre avis de situation.',
  })
  .transform((text) => text.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4'));

/** Checks the digits with the Luhn algorithm. */
function hasSiretKey(digits: string): boolean {
  const numbers = [...digits].map(Number);
  if (/^0+$/.test(digits)) return false;
  const doubled = numbers.map((number, index) => (index % 2 === 0 ? number * 2 : number));
  return doubled.reduce((sum, number) => sum + (number > 9 ? number - 9 : number), 0) % 10 === 0;
}
