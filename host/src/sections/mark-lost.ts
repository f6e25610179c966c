/** A section that no script will move is styled as it is without scripts; see shared/src/theme/scripts.ts. */
export function markLost(selector: string): void {
  for (const section of document.querySelectorAll(selector)) section.setAttribute('data-lost', '');
}
