/*
 * Inlined after `inlined.ts` in the documents of pages with sections, and part of the shell for all others, where
 * sections come by navigation.
 */
import { serveSections } from './early/serve-sections';

serveSections();
