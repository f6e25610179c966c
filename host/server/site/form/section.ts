import { createHash } from 'node:crypto';
import type { JsonValue } from '@renovation-th/shared/contracts/json';

/**
 * Kind of input. `words` is a comma-separated list. `photo` and `pdf` are files, whose text is the name of the stored
 * file.
 */
export type FieldInput =
  | ('lines' | 'tel' | 'url' | 'month' | 'day' | 'time' | 'amount' | 'digits')
  | ('days' | 'words' | 'choice' | 'tick' | 'photo' | 'pdf');

export type Choice = {
  value: string;
  text: string;
  /** Whether the first row does not offer this choice. */
  isLater?: true;
};

/** Returns the text of the choice with this value, or the value itself if there is no such choice. */
export const nameIn = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.text ?? value;

/** Trades and towns of the live site. */
export type Choices = { services: readonly Choice[]; places: readonly Choice[] };

export type Field = {
  /** Path in the owner's input, such as `insurance.insurer`, or path within a row. */
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
  autoComplete?: string;
};

/** Fields that are shown under one heading. */
export type Section = {
  /** Id of the element. */
  id: string;
  heading: string;
  /** Purpose of the section, in the owner's words. */
  why: string;
  fields: readonly Field[];
  /** Set if there are several rows of the fields: a list, or one row for each of the fixed `names`. */
  rows?: { path: string; most: number; legend: (number: number) => string; names?: readonly string[] };
};

/** One of the owner's pages with a form. */
export type Page = {
  /** Part of the URL path and of the draft's name. */
  id: string;
  heading: string;
  /** What the page contains, beside the link to it. */
  note: string;
  sections: readonly Section[];
};

export const pathOf = ({ id }: Page): string => `/site/${id}`;

/** Returns the name of a page's draft. */
export const draftOf = ({ id }: Page): string => `page/${id}`;

export type NamedField = Field & { name: string };

/** Typed texts by field name, valid or not. */
export type Texts = Readonly<Record<string, string>>;

/** A form as a page shows it. */
export type ShownForm = {
  /** Digest of the saved texts, which the form posts back. */
  version: string;
  /** Texts in the fields. */
  texts: Texts;
  /** Saved texts, if the form is stale: its texts are older than the saved ones and not saved. */
  others: Texts | null;
  /** Errors that prevent a publication, by field name or by the id of another element. */
  errors: ReadonlyMap<string, string>;
  choices: Choices;
};

/** Maximum characters of a field, on the server and in browsers. */
export const longestField = { line: 300, lines: 1_200 } as const;

/**
 * Returns whether a section contains this field of the owner's input or another field of the same object, such as
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
      ...field,
      ...(Array.isArray(field.choices) && {
        choices: field.choices.filter((one) => row > 0 || !one.isLater),
      }),
      name: `${rows.path}.${rows.names?.[row] ?? row}.${field.path}`,
    })),
  );
}

export const fieldsIn = (sections: readonly Section[]): readonly NamedField[] =>
  sections.flatMap((section) => rowsOf(section).flat());

/** Object with values at paths such as `insurance.insurer` or `prices.0.from`. */
type Tree = Record<string, unknown>;

/** Reads the texts of a section from an identity. Omits samples because the owner did not write them. */
export function textsOf(section: Section, identity: object): Texts {
  const texts = rowsOf(section)
    .flat()
    .flatMap(({ name }) => {
      if (valueAt(identity, `${topOf(name)}.isSample`) === true) return [];
      const value = valueAt(identity, name);
      if (typeof value === 'string') return [[name, value]];
      if (value === true) return [[name, 'oui']];
      return Array.isArray(value) ? [[name, value.join(', ')]] : [];
    });
  return Object.fromEntries(texts);
}

/** Reads the texts of a submitted form, without empty rows. A field that was not submitted keeps its saved text. */
export function textsSent(sections: readonly Section[], sent: URLSearchParams, saved: Texts): Texts {
  const textOf = ({ name, input }: NamedField) => {
    const text = sent.get(name) ?? (input === 'tick' ? '' : (saved[name] ?? ''));
    const most = input === 'lines' ? longestField.lines : longestField.line;
    return text.replaceAll('\r\n', '\n').trim().slice(0, most);
  };
  const texts = sections.flatMap((section) => {
    const rows = rowsOf(section);
    return rows
      .map((row) => row.map(textOf))
      .filter((row) => !isList(section) || row.some((text) => text !== ''))
      .flatMap((row, number) => row.map((text, at) => [rows[number]?.[at]?.name ?? '', text]));
  });
  return Object.fromEntries(texts);
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

/** Returns the values of fields as the owner's input has them, without files. Null removes a field. */
export function valuesIn(fields: readonly NamedField[], texts: Texts): Readonly<Record<string, JsonValue>> {
  const values: Tree = {};
  for (const { name, input } of fields) {
    const text = texts[name] ?? '';
    if (input === 'photo' || input === 'pdf') continue;
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
