/*
 * Inlined instead of `inlined.ts` in documents of pages with sections. When sections arrive by navigation, the shell
 * runs this code.
 */
import './inlined';
import { enhanceSections } from './early/enhance-sections';

enhanceSections();
