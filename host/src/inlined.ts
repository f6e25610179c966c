/*
 * Inlined at the top of every document, so that it runs before the first paint; its hash is in the security
 * policy. It is all that runs on a page at rest: theme, cookie banner, telephone, pictures to compare; it keeps
 * what fails, and fetches the shell for the first hand. One small file without a runtime. Where a page has
 * sections, `inlined-sections.ts` stands in its place.
 */
import { serveDocument } from './early/serve-document';

serveDocument();
