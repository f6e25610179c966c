import type { CSSObject } from '@emotion/react';
import { onScreen } from './media';

/**
 * Keys for `styled()`: styles with and without working scripts. `@media (scripting)` would not do: it matches even
 * when our scripts fail to load.
 *
 * The inlined script sets `data-scripts` on the document; it is removed when the shell's script fails. A section whose
 * code fails to load has `data-lost`.
 * @example { display: 'none', [withScripts]: { display: 'grid' } }
 */
export const withScripts = '&:where([data-scripts] :not([data-lost] *))';
export const withoutScripts = '&:not(:where([data-scripts] :not([data-lost] *)))';

/**
 * Styles that apply only on screen and with working scripts.
 * @example { display: 'none', ...whenInteractive({ display: 'flex' }) }
 */
export const whenInteractive = (styles: CSSObject): CSSObject => ({ [onScreen]: { [withScripts]: styles } });
