import type { CSSObject } from '@emotion/react';
import { onScreen } from './media';

/**
 * Keys for `styled()`: styles with and without working scripts. `@media (scripting)` would match even when our scripts
 * fail to load.
 *
 * The inlined script sets `data-scripts` on the document and removes it if the shell's script fails. A section whose
 * code failed to load has `data-lost`.
 * @example { display: 'none', [withScripts]: { display: 'grid' } }
 */
export const withScripts = '&:where([data-scripts] :not([data-lost] *))';
export const withoutScripts = '&:not(:where([data-scripts] :not([data-lost] *)))';

/**
 * Returns styles that apply only on screen and with working scripts.
 * @example { display: 'none', ...whenInteractive({ display: 'flex' }) }
 */
export const whenInteractive = (styles: CSSObject): CSSObject => ({ [onScreen]: { [withScripts]: styles } });
