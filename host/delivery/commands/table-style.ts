import type { TableConstructorOptions } from 'cli-table3';

const none = ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left'] as const;
const lines = ['bottom-right', 'left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'] as const;

/** Columns apart by spaces: easy to read, and to cut with the usual tools. */
export const plainTable: TableConstructorOptions = {
  chars: { ...Object.fromEntries([...none, ...lines].map((name) => [name, ''])), middle: ' ' },
  style: { 'padding-left': 0, 'padding-right': 1, head: [], border: [], compact: true },
};
