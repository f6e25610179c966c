import { dropdownMark, enhanceDropdown } from './enhance-dropdown';
import { enhanceMenu, menuId } from './enhance-menu';

/** What makes the bars more than HTML, where a mouse or a keyboard is used. */
const servers = [
  [`[${dropdownMark}]`, enhanceDropdown],
  [`#${menuId}`, enhanceMenu],
] as const;

/** Serves the bars of the document, for as long as it lives. */
export function serveHead(): void {
  for (const [selector, serve] of servers)
    for (const element of document.querySelectorAll<HTMLElement>(`:not(main *)${selector}`)) serve(element);
}
