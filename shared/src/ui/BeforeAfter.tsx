import styled from '@emotion/styled';
import { useId } from 'react';
import type { PictureSource } from '../contracts/picture';
import { vars } from '../theme/tokens';
import { from } from '../theme/media';
import { whenInteractive } from '../theme/scripts';
import { CroppedPicture, PictureFrame } from './CroppedPicture';
import { beforeAfterContent as content } from '../content/ui-content';

type ComparedPicture = {
  source: PictureSource;
  alt: string;
  /** Part of the picture to keep when it is cropped, as `object-position`. */
  focus?: string;
};

type BeforeAfterProps = {
  /** Accessible name: « Façade à Riom ». */
  label: string;
  before: ComparedPicture;
  after: ComparedPicture;
  /** Attribute `sizes` for one picture at full width. */
  sizes: string;
  /** `hero` for the main picture above the fold. */
  priority?: 'hero';
};

const handle = '2.75rem';
/** Position of the divider. The handle around it never leaves the frame. */
const divider = `(${handle} / 2 + (100% - ${handle}) * var(--share, .5))`;

const Comparison = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: vars.space4,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  ...whenInteractive({
    gridTemplateColumns: '1fr',
    overflow: 'hidden',
    borderRadius: vars.radius,
    '& > figure': { position: 'relative', gridArea: '1 / 1' },
    '& > figure:first-of-type': { zIndex: 1, clipPath: `inset(0 calc(100% - ${divider}) 0 0)` },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      left: `calc(${divider} - 1px)`,
      borderLeft: `2px solid ${vars.surface}`,
    },
  }),
});

const Frame = styled(PictureFrame)(whenInteractive({ borderRadius: 0 }));

const Caption = styled('figcaption')({
  paddingTop: vars.space2,
  fontWeight: 600,
  fontSize: vars.textS,
  ...whenInteractive({
    position: 'absolute',
    bottom: vars.space3,
    padding: `.125rem ${vars.space2}`,
    borderRadius: vars.radiusSmall,
    backgroundColor: vars.surface,
    'figure:first-of-type > &': { left: vars.space3 },
    'figure:last-of-type > &': { right: vars.space3 },
  }),
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: handle,
  height: handle,
  border: `2px solid ${vars.lineStrong}`,
  borderRadius: '50%',
  backgroundColor: vars.surface,
  cursor: 'ew-resize',
} as const;

// Covers the whole frame, so visitors can drag anywhere. They can still scroll the page vertically.
const Range = styled('input')({
  display: 'none',
  ...whenInteractive({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    display: 'block',
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'none',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&:focus-visible': { outlineOffset: '-4px' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&::-moz-range-track': { background: 'none' },
  }),
});

/** Compares two pictures with a movable divider. See enhance-dividers.ts. */
export function BeforeAfter({ label, before, after, sizes, priority }: BeforeAfterProps) {
  return (
    <Comparison role="group" aria-label={label}>
      <figure>
        <Frame of={[before, after]}>
          <CroppedPicture {...before} sizes={sizes} priority={priority && 'soon'} />
        </Frame>
        <Caption>{content.before}</Caption>
      </figure>
      <figure>
        <Frame of={[before, after]}>
          <CroppedPicture {...after} sizes={sizes} priority={priority} />
        </Frame>
        <Caption>{content.after}</Caption>
      </figure>
      <Range id={useId()} type="range" defaultValue={50} aria-label={content.divider(label)} data-divider />
    </Comparison>
  );
}
