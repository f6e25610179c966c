import { createHash } from 'node:crypto';
import type { JsonValue } from '@renovation-th/shared/contracts/json';

/** How a field is filled in: which keyboard a telephone shows. `words` is a list with commas, `tap` a choice of few. */
export type FieldInput =
  | ('lines' | 'tel' | 'url' | 'month' | 'day' | 'time' | 'amount' | 'digits')
  | ('days' | 'words' | 'choice' | 'tap' | 'tick' | 'share');

export type Choice = { value: string; text: string };

/** What a value is called among those that are offered. */
export const nameIn = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.text ?? value;

/** What the owner may choose from: the trades and the towns that have a page. */
export type Choices = { services: readonly Choice[]; places: readonly Choice[] };

export type Field = {
  /** Where it stands in the identity, `insurance.insurer`; of a section with rows, within the row. */
  path: string;
  label: string;
  help?: string;
  /** Shown as the help: « Par exemple : … ». */
  example?: string;
  /** Default: one line of text. */
  input?: FieldInput;
  /** Of a `choice`; a name stands for the trades or the towns of the site. */
  choices?: readonly Choice[] | keyof Choices;
  /** Of a `choice`: one of them always holds. Default: nothing may be chosen. */
  isAlwaysChosen?: true;
  /** Two of them stand side by side. */
  isShort?: true;
  /** Characters that a browser takes. Default: of `longestField`. */
  most?: number;
  /** For browsers that know him: `street-address`. */
  autoComplete?: string;
};

/** Some fields of the site that are saved together. */
export type Section = {
  /** Names its draft, its address and its place on the page. */
  id: string;
  heading: string;
  /** In the owner's words: what it is good for. */
  why: string;
  fields: readonly Field[];
  /** The fields come several times in the identity: as a list, or once for each of the names, which always stand there. */
  rows?: { path: string; most: number; legend: (number: number) => string; names?: readonly string[] };
};

/** A field of a form by its name there. */
export type NamedField = Field & { name: string };

/** What he typed, by the name of the field: as he typed it, right or wrong. */
export type Texts = Readonly<Record<string, string>>;

/** Characters of a field: a browser counts them too. */
export const longestField = { line: 300, lines: 1_200 } as const;

/** Whether a field of the identity, such as `insurance.zone`, or the whole that it is part of, is filled in there. */
export function isAskedIn({ rows, fields }: Section, field: string): boolean {
  const paths = rows ? [rows.path] : fields.map(({ path }) => path);
  return paths.some((path) => topOf(path) === topOf(field));
}

/** Whether its rows are a list, which grows and closes up. */
export const isList = ({ rows }: Section) => rows !== undefined && !rows.names;

/** The fields of each row, or of the only one. */
export function rowsOf({ rows, fields }: Section): readonly (readonly NamedField[])[] {
  if (!rows) return [fields.map((field) => ({ ...field, name: field.path }))];
  return Array.from({ length: rows.most }, (_, row) =>
    fields.map((field) => ({ ...field, name: `${rows.path}.${rows.names?.[row] ?? row}.${field.path}` })),
  );
}

/** Something that is read and written by paths such as `insurance.insurer` or `prices.0.from`. */
type Tree = Record<string, unknown>;

/** What the fields of a section show for this identity. What is a sample is nothing that the owner said. */
export function textsOf(section: Section, identity: object): Texts {
  const texts = rowsOf(section)
    .flat()
    .flatMap(({ name }): [string, string][] => {
      if (valueAt(identity, `${topOf(name)}.isSample`) === true) return [];
      const value = valueAt(identity, name);
      if (typeof value === 'string') return [[name, value]];
      return Array.isArray(value) ? [[name, value.join(', ')]] : [];
    });
  return Object.fromEntries(texts);
}

/** The texts of some fields that a form sent; other names are not read. */
export function textsSent(fields: readonly NamedField[], sent: URLSearchParams): Texts {
  return Object.fromEntries(
    fields.map(({ name, input }) => {
      const most = input === 'lines' ? longestField.lines : longestField.line;
      return [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n').trim().slice(0, most)];
    }),
  );
}

/** Names what some fields hold: a form carries it, so that a post tells which of its parts were changed, and from what. */
export function digestOf(fields: readonly NamedField[], texts: Texts): string {
  const values = fields.map(({ name }) => texts[name] ?? '');
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

/** The same of a section, whose empty rows are closed up. */
export function sectionSent(section: Section, sent: URLSearchParams): Texts {
  const rows = rowsOf(section);
  const filled = rows
    .map((row) => Object.values(textsSent(row, sent)))
    .filter((texts) => !isList(section) || texts.some((text) => text !== ''));
  const named = filled.flatMap((texts, row) => texts.map((text, at) => [rows[row]?.[at]?.name ?? '', text]));
  return Object.fromEntries(named);
}

/** What a section says, by the field of the identity; null takes a field away. */
export function valuesIn(section: Section, texts: Texts): Readonly<Record<string, JsonValue>> {
  const said: Tree = {};
  for (const { name, input } of rowsOf(section).flat()) {
    const text = texts[name] ?? '';
    if (text !== '') setAt(said, name, valueOf(input, text));
    else said[topOf(name)] ??= null;
  }
  return JSON.parse(JSON.stringify(said));
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

/** Paths come from the table of fields, never from outside. A number makes a list. */
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
