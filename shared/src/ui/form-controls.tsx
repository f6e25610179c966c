import styled from '@emotion/styled';
import { keyframes, type CSSObject } from '@emotion/react';
import type { ComponentProps } from 'react';
import { vars } from '../theme/tokens';
import { Icon } from './Icon';
import { expandMoreIcon } from './icon-shapes';

const control: CSSObject = {
  width: '100%',
  // Keeps the label visible when the browser scrolls to a focused control.
  scrollMarginTop: '2.5rem',
  minHeight: '3.25rem',
  padding: '.625rem .875rem',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusSmall,
  backgroundColor: vars.surface,
  color: vars.text,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
  '&:hover': { borderColor: vars.text },
  '&:focus-visible': { outlineOffset: '1px', borderColor: vars.focus },
  '&::placeholder': { color: vars.textMuted, opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: vars.error },
};

export const Input = /* @__PURE__ */ styled('input')(control);

export const Textarea = /* @__PURE__ */ styled('textarea')(control, {
  minHeight: '8.5rem',
  resize: 'vertical',
});

const NativeSelect = styled('select')(control, { appearance: 'none', paddingRight: '2.75rem' });

const SelectFrame = styled('span')({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    right: '.875rem',
    top: 'calc(50% - .625rem)',
    color: vars.textMuted,
    pointerEvents: 'none',
  },
});

/** A native select with our own arrow. */
export function Select(props: ComponentProps<typeof NativeSelect>) {
  return (
    <SelectFrame>
      <NativeSelect {...props} />
      <Icon shape={expandMoreIcon} />
    </SelectFrame>
  );
}

export const FormGrid = /* @__PURE__ */ styled('div')({ display: 'grid', gap: vars.space5 });

/** Two fields side by side on wider screens. */
export const FormRow = /* @__PURE__ */ styled('div')({
  display: 'grid',
  gap: vars.space5,
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
});

/** A message about the whole form. `data-kind="error"` gives it the error colours. */
export const FormMessage = /* @__PURE__ */ styled('div')({
  display: 'flex',
  gap: '.75rem',
  padding: vars.space4,
  borderLeft: `4px solid ${vars.callback}`,
  backgroundColor: vars.callbackTint,
  fontSize: vars.textS,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > svg': { color: vars.callback, marginTop: '.0625rem' },
  '& a': { color: 'inherit', fontWeight: 600 },
  '&[data-kind="error"]': { borderColor: vars.error, backgroundColor: vars.errorTint },
  '&[data-kind="error"] > svg': { color: vars.error },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A spinner. The text beside it must name the operation in progress. */
export const Spinner = /* @__PURE__ */ styled('span')({
  width: '1.125rem',
  height: '1.125rem',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
