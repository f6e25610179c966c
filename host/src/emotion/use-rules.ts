import type { SerializedStyles } from '@emotion/serialize';
import { useInsertionEffect } from 'react';
import { insertRules } from './inserted-rules';

/**
 * In the browser: the document has the rules of what was prerendered. Others are inserted as they are
 * written, since browsers know nesting, and before the element beside is laid out.
 */
export function useRules(styles: SerializedStyles): void {
  useInsertionEffect(() => insertRules(styles));
}
