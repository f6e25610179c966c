import { createHash } from 'node:crypto';
import type { JsonValue } from '@renovation-th/shared/contracts/json';

/** Kind of input. `words` is a comma-separated list. */
export type FieldInput =
  | ('lines' | 'tel' | 'url' | 'month' | 'day' | 'time' | 'amount' | 'digits')
  | ('days' | 'words' | 'choice' | 'tick');

export type Choice = {
  value: string;
  text: string;
  /** Whether the choice copies the first row. The first row does not offer this choice. */
  isAsFirst?: true;
};

/** Returns the text of the choice with this value, or the value itself if there is no such choice. */
export const nameIn = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.text ?? value;

/** Trades and towns of the live site. */
export type Choices = { services: readonly Choice[]; places: readonly Choice[] };

export type Field = {
  /** Path in the identity, such as `insurance.insurer`, or path within a row. */
  path: string;
  label: string;
  help?: string;
  /** Shown as the help text, after "Par exemple :". */
  example?: string;
  /** Default: one line of text. */
  input?: FieldInput;
  /** Options of a `choice`, or the name of a list in `Choices`. */
  choices?: readonly Choice[] | keyof Choices;
  /** Whether a `choice` has no empty option. */
  isAlwaysChosen?: true;
  /** Whether the field shares a row with other short fields. */
  isShort?: true;
  /** Maximum number of characters in browsers. Default: `longestField`. */
  most?: number;
  autoComplete?: string;
};

/** Fields of the identity that are shown under one heading. */
export type Section = {
  /** Id of the element. The name of the draft also contains it. */
  id: string;
  heading: string;
  /** Purpose of the section, in the owner's words. */
  why: string;
  fields: readonly Field[];
  /** Set if the identity contains the fields several times, in a list or once for each of the fixed `names`. */
  rows?: { path: string; most: number; legend: (number: number) => string; names?: readonly string[] };
};

export type NamedField = Field & { name: string };

/** Typed texts by field name, valid or not. */
export type Texts = Readonly<Record<string, string>>;

/** Maximum characters of a field, on the server and in browsers. */
export const longestField = { line: 300, lines: 1_200 } as const;

/**
 * Returns whether a section contains this field of the identity or another field of the same object, such as
 * `insurance`.
 */
export function isAskedIn({ rows, fields }: Section, field: string): boolean {
  const paths = rows ? [rows.path] : fields.map(({ path }) => path);
  return paths.some((path) => topOf(path) === topOf(field));
}

/** Returns whether rows can be added and empty rows are dropped. */
export const isList = ({ rows }: Section) => rows !== undefined && !rows.names;

/** Returns the fields of each row. A section without rows counts as one row. */
export function rowsOf({ rows, fields }: Section): readonly (readonly NamedField[])[] {
  if (!rows) return [fields.map((field) => ({ ...field, name: field.path }))];
  return Array.from({ length: rows.most }, (_, row) =>
    fields.map((field) => ({
      ...(row === 0 ? withoutAsFirst(field) : field),
      name: `${rows.path}.${rows.names?.[row] ?? row}.${field.path}`,
    })),
  );
}

function withoutAsFirst({ choices, ...field }: Field): Field {
  if (!Array.isArray(choices)) return { ...field, ...(choices && { choices }) };
  return { ...field, choices: choices.filter(({ isAsFirst }) => !isAsFirst) };
}

/** Object with values at paths such as `insurance.insurer` or `prices.0.from`. */
type Tree = Record<string, unknown>;

/** Reads the texts of a section from an identity. Omits samples because the owner did not write them. */
export function textsOf(section: Section, identity: object): Texts {
  const rows = rowsOf(section);
  const textsIn = rows.flat().flatMap(({ name }): [string, string][] => {
    if (valueAt(identity, `${topOf(name)}.isSample`) === true) return [];
    const value = valueAt(identity, name);
    if (typeof value === 'string') return [[name, value]];
    if (value === true) return [[name, 'oui']];
    return Array.isArray(value) ? [[name, value.join(', ')]] : [];
  });
  const texts = Object.fromEntries(textsIn);
  return { ...texts, ...repeatsIn(rows, texts) };
}

/** Returns the choice "as the first row" for each row that equals the first row. */
function repeatsIn([first = [], ...others]: readonly (readonly NamedField[])[], texts: Texts): Texts {
  const isSame = (row: readonly NamedField[]) =>
    row.every(({ name }, at) => texts[name] === texts[first[at]?.name ?? '']);
  const repeats = others
    .filter(isSame)
    .flat()
    .flatMap(({ name, choices }) => {
      const asFirst = Array.isArray(choices) && choices.find(({ isAsFirst }) => isAsFirst);
      return asFirst ? [[name, asFirst.value]] : [];
    });
  return Object.fromEntries(repeats);
}

/** Returns whether the identity has sample values for a section. The form does not show samples. */
export const hasSample = (section: Section, identity: object): boolean =>
  rowsOf(section)
    .flat()
    .some(({ name }) => valueAt(identity, `${topOf(name)}.isSample`) === true);

/** Reads the texts of the given fields from a submitted form. */
export function textsSent(fields: readonly NamedField[], sent: URLSearchParams): Texts {
  return Object.fromEntries(
    fields.map(({ name, input }) => {
      const most = input === 'lines' ? longestField.lines : longestField.line;
      return [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n').trim().slice(0, most)];
    }),
  );
}

/** Returns the version of a form: a digest of its field values. */
export function versionOf(fields: readonly NamedField[], texts: Texts): string {
  const values = fields.map(({ name }) => [name, texts[name] ?? '']);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

type PostedForm = {
  fields: readonly NamedField[];
  /** Version of the form from which the texts were posted. */
  version: string | null;
  texts: Texts;
};

/**
 * Whether a posted form was made from older values than the saved ones and would overwrite them. A form that was posted
 * twice, or whose answer was lost, says what is saved, and is not stale.
 */
export function isStale({ fields, version, texts }: PostedForm, saved: Texts): boolean {
  const current = versionOf(fields, saved);
  return version !== current && versionOf(fields, texts) !== current;
}

/** Reads the texts of a section from a submitted form, without empty rows. */
export function sectionSent(section: Section, sent: URLSearchParams): Texts {
  const rows = rowsOf(section);
  const filled = rows
    .map((row) => Object.values(textsSent(row, sent)))
    .filter((texts) => !isList(section) || texts.some((text) => text !== ''));
  const named = filled.flatMap((texts, row) => texts.map((text, at) => [rows[row]?.[at]?.name ?? '', text]));
  return Object.fromEntries(named);
}

/** Returns the values of a section by identity field. Null removes a field. */
export function valuesIn(section: Section, texts: Texts): Readonly<Record<string, JsonValue>> {
  const values: Tree = {};
  for (const { name, input } of rowsOf(section).flat()) {
    const text = texts[name] ?? '';
    if (text !== '') setAt(values, name, valueOf(input, text));
    else values[topOf(name)] ??= null;
  }
  return JSON.parse(JSON.stringify(values));
}

const topOf = (name: string) => name.split('.')[0] ?? name;

function valueOf(input: FieldInput | undefined, text: string): JsonValue {
  if (input === 'words') return text.split(',').flatMap((word) => word.trim() || []);
  if (input === 'days') return Number(text.replace(',', '.'));
  return input === 'tick' ? true : text;
}

function valueAt(tree: object, path: string): unknown {
  const below = (at: unknown, key: string) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined);
  return path.split('.').reduce<unknown>(below, tree);
}

/** Sets a value. A number in the path creates a list. The path must not come from user input. */
function setAt(tree: Tree, path: string, value: JsonValue): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return void (tree[key] = value);
  tree[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  const inner = tree[key];
  if (isTree(inner)) setAt(inner, rest.join('.'), value);
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
