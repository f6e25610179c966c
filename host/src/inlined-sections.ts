/*
 * Inlined instead of `inlined.ts` in documents of pages with sections. When sections arrive by navigation, the shell
 * runs this code.
 */
import { enhanceDocument } from './early/enhance-document';
import { enhanceSections } from './early/enhance-sections';

enhanceDocument();
enhanceSections();
