import styled from '@emotion/styled';
import { useId } from 'react';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { from } from '@renovation-th/shared/theme/media';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { beforeAfterContent as content } from '../content/before-after';

/** `focus` is the part of the picture to keep when it is cropped, as `object-position`. */
type ComparedPicture = { source: PictureSource; alt: string; focus?: string };

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

/** The thumb of the range is the divider between the two pictures. */
const thumb = {
  appearance: 'none',
  width: '.75rem',
  height: '100%',
  border: `2px solid ${vars.lineStrong}`,
  borderRadius: 0,
  backgroundColor: vars.surface,
} as const;

const Comparison = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: vars.space4,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  '& figcaption': { padding: vars.space2, fontWeight: 600, fontSize: vars.textS },
  '& input': { display: 'none' },
  ...whenInteractive({
    gridTemplateColumns: '1fr',
    '& > *': { position: 'relative', gridArea: '1 / 1' },
    '& > figure:first-of-type': { zIndex: 1, clipPath: 'inset(0 calc(100% - 100% * var(--share, .5)) 0 0)' },
    '& figcaption': { position: 'absolute', bottom: 0, left: 0, backgroundColor: vars.surface },
    '& > figure:last-of-type figcaption': { left: 'auto', right: 0 },
    // Covers the whole frame, so visitors can drag anywhere. They can still scroll the page vertically.
    '& input': {
      zIndex: 2,
      display: 'block',
      width: '100%',
      height: '100%',
      margin: 0,
      appearance: 'none',
      background: 'none',
      cursor: 'ew-resize',
      touchAction: 'pan-y',
    },
    '& input::-webkit-slider-runnable-track': { height: '100%' },
    '& input::-webkit-slider-thumb': thumb,
    '& input::-moz-range-thumb': thumb,
  }),
});

/** Compares two pictures with a movable divider. See shared/src/ui/enhance-dividers.ts. */
export function BeforeAfter({ label, before, after, sizes, priority }: BeforeAfterProps) {
  return (
    <Comparison role="group" aria-label={label}>
      {[before, after].map((picture) => (
        <figure key={picture === before ? 'before' : 'after'}>
          <PictureFrame of={[before, after]}>
            <CroppedPicture
              {...picture}
              sizes={sizes}
              priority={picture === before ? priority && 'soon' : priority}
            />
          </PictureFrame>
          <figcaption>{picture === before ? content.before : content.after}</figcaption>
        </figure>
      ))}
      <input id={useId()} type="range" defaultValue={50} aria-label={content.divider(label)} data-divider />
    </Comparison>
  );
}
