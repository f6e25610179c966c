/*
 * Inlined instead of `inlined.ts` in documents of pages with sections. When sections arrive by navigation, the shell
 * runs this code.
 */
import { serveDocument } from './early/serve-document';
import { serveSections } from './early/serve-sections';

serveDocument();
serveSections();
