import { holdInput } from './hold-input';
import { watchFirstSections, watchSections } from './want-sections';

/** Starts sections when their start condition is met, and holds earlier input. Runs once per document. */
export function enhanceSections(): void {
  if (window.watchSections) return;
  window.watchSections = watchSections;
  holdInput();
  watchFirstSections();
}
