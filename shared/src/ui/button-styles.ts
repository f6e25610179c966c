import type { CSSObject } from '@emotion/react';
import { vars } from '../theme/tokens';

/** `quote` is reserved for requesting a quote, and `callback` for requesting a callback. */
export type ButtonLook = 'quote' | 'callback' | 'plain';
export type ButtonSize = 'normal' | 'small';

const looks: Record<ButtonLook, CSSObject> = {
  quote: {
    backgroundColor: vars.action,
    color: vars.onAction,
    '&:hover': { backgroundColor: vars.actionHover },
  },
  callback: {
    backgroundColor: vars.callback,
    color: vars.onCallback,
    '&:hover': { backgroundColor: vars.callbackHover },
  },
  plain: {
    borderColor: 'currentColor',
    color: vars.text,
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
  },
};

/** Returns the styles of a button that is 52 px high, or 44 px when small. */
export function buttonStyles({ look, size = 'normal' }: { look: ButtonLook; size?: ButtonSize }): CSSObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.625rem',
    minHeight: size === 'small' ? '2.75rem' : '3.25rem',
    padding: size === 'small' ? '.5rem 1.125rem' : '.5rem 1.375rem',
    fontSize: size === 'small' ? vars.textS : undefined,
    border: '1.5px solid transparent',
    borderRadius: vars.radiusSmall,
    background: 'none',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.ease}`,
    ...looks[look],
  };
}
