import type { JsonValue } from '@renovation-th/shared/contracts/json';
import {
  isList,
  longestField,
  rowsOf,
  type FieldInput,
  type NamedField,
  type Section,
  type Texts,
} from './section';

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
      return [name, (sent.get(name) ?? '').trim().slice(0, most)];
    }),
  );
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
export function saidIn(section: Section, texts: Texts): Readonly<Record<string, JsonValue>> {
  const said: Tree = {};
  for (const { name, input } of rowsOf(section).flat()) {
    const text = texts[name] ?? '';
    if (text !== '') setAt(said, name, valueOf(input, text));
    else said[topOf(name)] ??= null;
  }
  return JSON.parse(JSON.stringify(said));
}

const topOf = (name: string) => name.split('.')[0] ?? name;

function valueOf(input: FieldInput, text: string): JsonValue {
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
