/*
 * Inlined in the place of `inlined.ts` in the documents of pages with sections. Where sections come by navigation, the
 * shell serves them.
 */
import { serveDocument } from './early/serve-document';
import { serveSections } from './early/serve-sections';

serveDocument();
serveSections();
