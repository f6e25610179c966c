/* Documents with sections inline this script. In other documents, the shell calls `enhanceSections`. */
import { enhanceDocument } from './early/enhance-document';
import { enhanceSections } from './early/enhance-sections';

enhanceDocument();
enhanceSections();
