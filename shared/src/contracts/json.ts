/** Anything that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined };
