import { holdInput } from './hold-input';
import { watchFirstSections, watchSections } from './want-sections';

/** Starts sections when their conditions are met, and holds input until they are hydrated. Later calls do nothing. */
export function enhanceSections(): void {
  if (window.watchSections) return;
  window.watchSections = watchSections;
  holdInput();
  watchFirstSections();
}
