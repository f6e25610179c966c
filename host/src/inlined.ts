/* What stands in every document: one small file without a runtime. */
import './early';
import { showLateFonts } from './late-fonts';

showLateFonts();
