import styled from '@emotion/styled';
import { useState } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CroppedPicture } from '@renovation-th/shared/ui/CroppedPicture';
import { portfolioWords as words } from '../content/portfolio';
import type { ShownItem } from './shown-items';

type ThumbnailsProps = {
  /** The thumbnails are hidden until the section has started, since they need scripts. */
  isOn: boolean;
  items: readonly ShownItem[];
  current: number;
  onChoose: (index: number) => void;
};

/** Maximum number of thumbnails. */
const most = 10;

const Grid = styled('div')({
  display: 'none',
  ...whenInteractive({
    display: 'grid',
    gridColumn: '1 / -1',
    // The grid keeps its two rows (one on large screens) even if a filter leaves few thumbnails.
    gridTemplateColumns: 'repeat(5, 1fr)',
    gridTemplateRows: '1fr 1fr',
    gap: vars.space2,
    aspectRatio: '5 / 2',
    [from.large]: {
      gridTemplateColumns: 'repeat(10, 1fr)',
      gridTemplateRows: '1fr',
      gap: vars.space3,
      aspectRatio: 'auto',
      height: `calc((min(100vw - 2 * ${vars.gutter}, ${vars.content}) - 9 * ${vars.space3}) / 10)`,
    },
  }),
});

const Thumbnail = styled('button')({
  display: 'block',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radiusSmall,
  overflow: 'hidden',
  background: vars.bandLine,
  cursor: 'pointer',
  '& img': { opacity: 0.72, transition: `opacity ${vars.ease}` },
  '&:hover img, &:focus-visible img, &[aria-current] img': { opacity: 1 },
  '&[aria-current]:not(:focus-visible)': { outline: `2px solid ${vars.onBand}`, outlineOffset: 2 },
});

/** Shows up to ten pictures to choose from, including the current one. */
export function Thumbnails({ isOn, items, current, onChoose }: ThumbnailsProps) {
  const [first, setFirst] = useState(0);
  // If the current slide is outside the range, the range moves to the first or to the last items.
  const last = Math.max(0, items.length - most);
  const wanted = current < first ? 0 : current >= first + most ? last : Math.min(first, last);
  if (wanted !== first) setFirst(wanted);

  return (
    <Grid role="group" aria-label={words.thumbnails}>
      {(isOn ? items.slice(wanted, wanted + most) : []).map(({ title, picture }, offset) => (
        <Thumbnail
          // Keyed by index, so that pictures change in place when the range of thumbnails moves.
          key={offset}
          type="button"
          aria-label={words.show(title)}
          aria-current={wanted + offset === current || undefined}
          onClick={() => onChoose(wanted + offset)}
        >
          <CroppedPicture source={smallest(picture)} alt="" sizes="6rem" focus={picture.focus} />
        </Thumbnail>
      ))}
    </Grid>
  );
}

/** Keeps only the smallest width, which is enough for a thumbnail. */
function smallest({ source }: ShownItem['picture']): ShownItem['picture']['source'] {
  return { ...source, avif: source.avif.slice(0, 1) };
}
