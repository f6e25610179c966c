import type { GapId } from '@renovation-th/shared/identity/identity-gaps';

/** How a field is filled in: which keyboard a telephone shows. `words` is a list with commas. */
export type FieldInput =
  | ('text' | 'lines' | 'tel' | 'url' | 'month' | 'day' | 'time' | 'amount' | 'digits')
  | ('days' | 'words' | 'choice' | 'tick' | 'share');

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
  input: FieldInput;
  /** Of a `choice`; a name stands for the trades or the towns of the site. */
  choices?: readonly Choice[] | keyof Choices;
  /** Of a `choice`: one of them always holds. Default: nothing may be chosen. */
  isAlwaysChosen?: true;
  /** Two of them stand side by side. */
  isShort?: true;
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
  /** Its gaps: listed with the section, and closed by it. */
  gaps?: readonly GapId[];
  /** The fields come several times in the identity: as a list, or once for each of the names, which always stand there. */
  rows?: { path: string; most: number; legend: (number: number) => string; names?: readonly string[] };
};

/** A field of a form by its name there. */
export type NamedField = Field & { name: string };

/** What he typed, by the name of the field: as he typed it, right or wrong. */
export type Texts = Readonly<Record<string, string>>;

/** Characters of a field: a browser counts them too. */
export const longestField = { line: 300, lines: 1_200 } as const;

/** Whether its rows are a list, which grows and closes up. */
export const isList = ({ rows }: Section) => rows !== undefined && !rows.names;

/** The fields of each row, or of the only one. */
export function rowsOf({ rows, fields }: Section): readonly (readonly NamedField[])[] {
  if (!rows) return [fields.map((field) => ({ ...field, name: field.path }))];
  return Array.from({ length: rows.most }, (_, row) =>
    fields.map((field) => ({ ...field, name: `${rows.path}.${rows.names?.[row] ?? row}.${field.path}` })),
  );
}
