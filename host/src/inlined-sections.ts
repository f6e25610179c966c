/* Documents with sections inline this script instead of `inlined.ts`. In others, the shell calls `enhanceSections`. */
import { enhanceDocument } from './early/enhance-document';
import { enhanceSections } from './early/enhance-sections';

enhanceDocument();
enhanceSections();
