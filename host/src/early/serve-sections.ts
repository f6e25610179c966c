import { holdInput } from './hold-input';
import { watchFirstSections, watchSections } from './want-sections';

/** Starts sections when their moment has come, and holds the input that comes before. Once in a document. */
export function serveSections(): void {
  if (window.watchSections) return;
  window.watchSections = watchSections;
  holdInput();
  watchFirstSections();
}
