import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CroppedPicture, PictureFrame } from '@renovation-th/shared/ui/CroppedPicture';
import { beforeAfterContent as content } from '../content/before-after';
import type { SitePicture } from '../content/project-pictures';

type BeforeAfterProps = Pick<ComponentProps<typeof CroppedPicture>, 'sizes' | 'priority'> & {
  /** Accessible name: « Façade à Riom ». */
  label: string;
  before: SitePicture;
  after: SitePicture;
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
  display: 'grid',
  gap: vars.space4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  '& figcaption': { padding: vars.space2, fontWeight: 600, fontSize: vars.textS },
  '& input': { display: 'none' },
  ...whenInteractive({
    '& > *': { position: 'relative', gridArea: '1 / 1 / 2 / -1' },
    '& > figure + figure': { clipPath: 'inset(0 0 0 calc(100% * var(--share, .5)))' },
    '& figcaption': { position: 'absolute', bottom: 0, backgroundColor: vars.surface },
    '& > figure + figure figcaption': { right: 0 },
    // The range covers the pictures, so visitors can drag anywhere. They can still scroll the page vertically.
    '& input': { display: 'block', appearance: 'none', margin: 0, background: 'none', touchAction: 'pan-y' },
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
