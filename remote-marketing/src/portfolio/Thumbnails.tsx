import styled from '@emotion/styled';
import { useHydrated } from '@renovation-th/shared/kernel';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CroppedPicture } from '@renovation-th/shared/ui/CroppedPicture';
import { portfolioWords as words } from '../content/portfolio';
import type { ShownItem } from './shown-items';

/** Maximum number of thumbnails. */
const most = 10;

const Grid = styled('div')({
  display: 'none',
  ...whenInteractive({
    order: 2,
    display: 'grid',
    // The grid keeps its height even if it is empty or a filter leaves few thumbnails.
    gridTemplateColumns: 'repeat(5, 1fr)',
    gridTemplateRows: '1fr 1fr',
    gap: vars.space2,
    aspectRatio: '5 / 2',
    [from.large]: {
      gridTemplateColumns: 'repeat(10, 1fr)',
      gridTemplateRows: '1fr',
      gap: vars.space3,
      aspectRatio: '10.8 / 1',
    },
  }),
});

const Thumbnail = styled('button')({
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

type ThumbnailsProps = { items: readonly ShownItem[]; index: number; onGoTo: (index: number) => void };

/** Shows the first or the last ten pictures, among them the current one. They need scripts. */
export function Thumbnails({ items, index, onGoTo }: ThumbnailsProps) {
  const first = index < most ? 0 : items.length - most;
  const shown = useHydrated() ? items.slice(first, first + most) : [];

  return (
    <Grid role="group" aria-label={words.thumbnails}>
      {shown.map(({ title, picture: { source, focus } }, offset) => (
        <Thumbnail
          // By offset, so that pictures change in place.
          key={offset}
          type="button"
          aria-label={words.show(title)}
          aria-current={first + offset === index || undefined}
          onClick={() => onGoTo(first + offset)}
        >
          {/* The smallest width is enough. */}
          <CroppedPicture
            source={{ ...source, avif: source.avif.slice(0, 1) }}
            alt=""
            sizes="6rem"
            focus={focus}
          />
        </Thumbnail>
      ))}
    </Grid>
  );
}
