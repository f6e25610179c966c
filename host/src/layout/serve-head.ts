import { serveTooltip, tooltipMark } from '@renovation-th/shared/ui/serve-tooltip';
import { dropdownMark, enhanceDropdown } from './enhance-dropdown';
import { enhanceMenu, menuId } from './enhance-menu';
import { serveThemeSwitch, themeSwitchMark } from './serve-theme-switch';

/** What makes the parts of the head more than HTML, where no React renders them. */
const servers = [
  [`[${themeSwitchMark}]`, serveThemeSwitch],
  [`[${tooltipMark}]`, serveTooltip],
  [`[${dropdownMark}]`, enhanceDropdown],
  [`#${menuId}`, enhanceMenu],
] as const;

/** Makes the bars of the document work. @returns undoes it. */
export function serveHead(head: HTMLElement): () => void {
  const stops = servers.flatMap(([selector, serve]) =>
    [...head.querySelectorAll<HTMLElement>(selector)].map(serve),
  );
  return () => stops.forEach((stop) => stop());
}
