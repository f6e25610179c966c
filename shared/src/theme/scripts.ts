import type { CSSObject } from '@emotion/react';
import { onScreen } from './media';

/**
 * Keys for `styled()`: where scripts run or are awaited, and everywhere else. Not `@media (scripting)`,
 * which says that scripts are allowed: what only a script reveals would stay hidden where none arrives.
 *
 * The document carries `data-scripts` from its first, inlined script on, until the shell's script has failed.
 * A section whose own code cannot be had carries `data-lost`.
 * @example { display: 'none', [withScripts]: { display: 'grid' } }
 */
export const withScripts = '&:where([data-scripts] :not([data-lost] *))';
export const withoutScripts = '&:not(:where([data-scripts] :not([data-lost] *)))';

/**
 * Styles of what scripts move, which is as the server rendered it without them and on paper.
 * @example { display: 'none', ...moving({ display: 'flex' }) }
 */
export const moving = (styles: CSSObject): CSSObject => ({ [onScreen]: { [withScripts]: styles } });
