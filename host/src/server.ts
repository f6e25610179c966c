import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import { documentCss } from '@renovation-th/shared/theme/document-css';
import headFont from '@renovation-th/shared/fonts/bricolage-grotesque-fr.woff2';
import textFont from '@renovation-th/shared/fonts/instrument-sans-fr.woff2';
// The fonts may only be published with their licences.
import '@renovation-th/shared/fonts/bricolage-grotesque-OFL.txt';
import '@renovation-th/shared/fonts/instrument-sans-OFL.txt';
import siteIcon from './files/icon.svg';
import { shell } from './content/shell-lists';
import { formChoices } from './server/compose/server-files';
import { siteComposer } from './server/compose/compose-site';
import { renderPage } from './server/render-page';

export { provideModule, providedNames } from './server/provided-modules';

export const usedLists: HostServerModule['usedLists'] = [shell, formChoices];

export const composeSite: HostServerModule['composeSite'] = siteComposer({
  renderPage,
  shell,
  frame: (base) => ({
    css: documentCss({ head: base + headFont, text: base + textFont }),
    icon: base + siteIcon,
    // Preloads only the headings' font, because it is the smaller file and a fallback font is most visible in headings.
    titleFont: base + headFont,
  }),
});
