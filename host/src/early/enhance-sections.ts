import { holdInput } from './hold-input';
import { watchFirstSections, watchSections } from './want-sections';

/** Starts each section when its start condition is met, and holds earlier input. Later calls do nothing. */
export function enhanceSections(): void {
  if (window.watchSections) return;
  window.watchSections = watchSections;
  holdInput();
  watchFirstSections();
}
