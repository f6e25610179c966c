import { holdClicks } from './hold-clicks';
import { watchFirstSections, watchSections } from './want-sections';

/** Has sections start when their moment has come, and holds what is clicked before. Once in a document. */
export function serveSections(): void {
  if (window.watchSections) return;
  window.watchSections = watchSections;
  holdClicks();
  watchFirstSections();
}
