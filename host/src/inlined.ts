/*
 * Inlined at the top of every document, so that it runs before the first paint; its hash is in the security
 * policy. Nothing else runs until the visitor's first input. It handles theme, cookie banner, phone buttons and
 * picture comparisons, records failures, and loads the shell. One small file without a runtime. Pages with sections
 * have `inlined-sections.ts` instead.
 */
import { enhanceDocument } from './early/enhance-document';

enhanceDocument();
