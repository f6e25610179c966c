/** A value that `JSON.parse(JSON.stringify(value))` preserves. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined };
