import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { beforeAfterContent as content } from '../content/before-after';
import type { SitePicture } from '../content/project-pictures';

type BeforeAfterProps = {
  /** Accessible name: « Façade à Riom ». */
  label: string;
  before: SitePicture;
  after: SitePicture;
  /** Attribute `sizes` for one picture at full width. */
  sizes: string;
  /** `hero` for pictures above the fold. */
  priority?: 'hero';
};

/** The thumb of the range is the border between the two pictures. */
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
    // The range covers the pictures, so visitors can drag anywhere. They can still scroll the page vertically.
    '& input': {
      display: 'block',
      zIndex: 2,
      appearance: 'none',
      margin: 0,
      background: 'none',
      touchAction: 'pan-y',
    },
    '& input, & input::-webkit-slider-runnable-track': { width: '100%', height: '100%' },
    '& input::-webkit-slider-thumb': thumb,
    '& input::-moz-range-thumb': thumb,
  }),
});

/** Compares two pictures with a movable border. See shared/src/ui/enhance-dividers.ts. */
export function BeforeAfter({ label, before, after, sizes, priority }: BeforeAfterProps) {
  return (
    <Comparison role="group" aria-label={label}>
      {[before, after].map((picture) => (
        <figure key={picture === before ? 'before' : 'after'}>
          <PictureFrame of={[before, after]}>
            <CroppedPicture {...picture} sizes={sizes} priority={priority} />
          </PictureFrame>
          <figcaption>{picture === before ? content.before : content.after}</figcaption>
        </figure>
      ))}
      <input type="range" defaultValue={50} aria-label={content.divider(label)} data-divider />
    </Comparison>
  );
}
