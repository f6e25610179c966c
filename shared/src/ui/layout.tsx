import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { onBand, vars } from '../theme/tokens';
import { from } from '../theme/media';

/** The content column, at most 1200 px wide, with a gutter on both sides. */
export const Wrap = /* @__PURE__ */ styled('div')({
  width: `min(100% - 2 * ${vars.gutter}, ${vars.content})`,
  marginInline: 'auto',
});

type Ground = 'plain' | 'deep' | 'band';

/** A full-width band of the page. Bands are separated by alternating backgrounds, not by lines. */
export const Band = /* @__PURE__ */ styled('section')<{
  ground?: Ground;
}>({ paddingBlock: vars.section }, ({ ground = 'plain' }) =>
  ground === 'band' ? onBand : ground === 'deep' ? { backgroundColor: vars.groundDeep } : null,
);

const Head = /* @__PURE__ */ styled('div')({
  display: 'grid',
  gap: vars.space4,
  marginBottom: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  '& p': { color: vars.textMuted },
  [from.large]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space7, alignItems: 'end' },
});

/** The heading of a section and a paragraph, side by side on large screens. Revealed on scroll. */
export function SectionHead({ children }: { children: ReactNode }) {
  return <Head data-reveal>{children}</Head>;
}

/** The paragraph under a title. */
export const Lead = /* @__PURE__ */ styled('p')({
  maxWidth: '40rem',
  fontSize: vars.textL,
  lineHeight: 1.5,
  color: vars.textMuted,
});

/** The line above a title. */
export const Eyebrow = /* @__PURE__ */ styled('p')({
  fontWeight: 600,
  fontSize: vars.textS,
  lineHeight: 1.4,
  color: vars.textMuted,
});

/** Buttons side by side, or in one column at full width on a phone. */
export const Actions = /* @__PURE__ */ styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space3} ${vars.space4}`,
  '@media (max-width: 35.99rem)': { '& > *': { flex: '1 1 100%' } },
});

/** Text, such as Puy-de-Dôme, that breaks only if it is wider than a whole line. */
export const Unbroken = /* @__PURE__ */ styled('span')({ display: 'inline-block', maxWidth: '100%' });

/** A figure, time or telephone number: unbroken, with digits of equal width. */
export const Numeric = /* @__PURE__ */ styled(Unbroken)({ fontVariantNumeric: 'tabular-nums' });
