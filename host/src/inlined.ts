/*
 * Inlined at the top of each document without sections, so that it runs before the first paint. Documents with
 * sections inline `inlined-sections.ts` instead.
 */
import { enhanceDocument } from './early/enhance-document';

enhanceDocument();
