import { serveTooltip, tooltipMark } from '@renovation-th/shared/ui/serve-tooltip';
import { dropdownMark, enhanceDropdown } from './enhance-dropdown';
import { enhanceMenu, menuId } from './enhance-menu';

/** What makes the bars more than HTML, where a mouse or a keyboard is used. */
const servers = [
  [`[${tooltipMark}]`, serveTooltip],
  [`[${dropdownMark}]`, enhanceDropdown],
  [`#${menuId}`, enhanceMenu],
] as const;

/** Serves the bars of the document. @returns undoes it. */
export function serveHead(): () => void {
  const stops = servers.flatMap(([selector, serve]) =>
    [...document.querySelectorAll<HTMLElement>(`:not(main *)${selector}`)].map(serve),
  );
  return () => stops.forEach((stop) => stop());
}
