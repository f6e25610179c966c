import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import { documentCss } from '@renovation-th/shared/theme/document-css';
import { palette } from '@renovation-th/shared/theme/options';
import headFont from '@renovation-th/shared/fonts/bricolage-grotesque-fr.woff2';
import textFont from '@renovation-th/shared/fonts/instrument-sans-fr.woff2';
// The licence of a font goes wherever the font goes: both texts are published beside the fonts.
import '@renovation-th/shared/fonts/bricolage-grotesque-OFL.txt';
import '@renovation-th/shared/fonts/instrument-sans-OFL.txt';
import siteIcon from './files/icon.svg';
import { notFoundTitle } from './content/navigation-content';
import { shell } from './content/shell-lists';
import { lent } from './federation/lent-modules';
import { siteComposer } from './server/compose/compose-site';
import { renderComingSoon, renderPage } from './server/render-page';

export const lendModule: HostServerModule['lendModule'] = (name) => {
  const module = Object.entries(lent).find(([known]) => known === name)?.[1];
  return module && 'now' in module ? module.now : undefined;
};

export const composeSite: HostServerModule['composeSite'] = siteComposer({
  renderPage,
  renderComingSoon,
  shell,
  frame: (base) => ({
    css: documentCss({ head: base + headFont, text: base + textFont }),
    themeColors: { light: palette.chaux, dark: palette.pierreNight },
    notFoundTitle,
    icon: base + siteIcon,
    // A title in another letter is noticed most, and its font is the smaller one; text follows after the layout.
    titleFont: base + headFont,
  }),
});
