import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { mapWidth, type MapData } from '../map/map-data';

type TownMapProps = {
  map: MapData;
  /** Caption below the map. It also describes the map for screen readers. */
  caption: string;
  /** Whether the page also lists the links, so that the keyboard and screen readers can skip those of the map. */
  isRepeated?: boolean;
};

const Figure = styled('figure')({
  display: 'grid',
  gap: vars.space3,
  '& figcaption': { maxWidth: vars.measure, fontSize: vars.textS, lineHeight: 1.5, color: vars.textMuted },
});

const Sheet = styled('div')({
  position: 'relative',
  // With wider text, names may extend into the gutter, but never widen the page.
  overflow: 'clip',
  overflowClipMargin: '1.25rem',
  backgroundColor: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
});

const Rivers = styled('svg')({
  display: 'block',
  // The view box reserves the height, so nothing shifts while the page loads.
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: vars.callback,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '& path': { opacity: 0.5, vectorEffect: 'non-scaling-stroke' },
});

/** Names longer than this take two lines, because a phone has little room. */
const longestLine = 16;

// Styles all places here, so that the class of each place contains only its position.
const Names = styled('ul')({
  // The element has no size, and its dot is centred on it.
  '& > li': { position: 'absolute', width: 0, height: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    width: 10,
    height: 10,
    margin: -5,
    border: `2px solid ${vars.link}`,
    borderRadius: '50%',
    backgroundColor: vars.surface,
  },
  '& > li:has(a:hover)::before, & > li:has(a:focus-visible)::before': { backgroundColor: vars.link },
  '& > li > *': {
    position: 'absolute',
    // Makes the touch target taller than the text, but hardly wider, because neighbouring names are close.
    padding: '4px 3px',
    fontWeight: 500,
    fontSize: '.8125rem',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    textDecorationColor: 'transparent',
    // Halo that keeps names legible where they cross lines of the map.
    textShadow: Array.from({ length: 4 }, () => `0 0 2px ${vars.surface}`).join(),
  },
  '& > li > a:hover': { textDecorationColor: 'currentColor' },
  '& > [data-side="e"] > *': { left: 6, translate: '0 -50%' },
  '& > [data-side="w"] > *': { right: 6, translate: '0 -50%' },
  '& > [data-side="n"] > *': { bottom: 4, translate: '-50% 0' },
  '& > [data-side="s"] > *': { top: 4, translate: '-50% 0' },
  '& > [data-side="ne"] > *': { left: 2, bottom: 1 },
  '& > [data-side="nw"] > *': { right: 2, bottom: 1 },
  '& > [data-side="se"] > *': { left: 2, top: 1 },
  '& > [data-side="sw"] > *': { right: 2, top: 1 },
  '& > :is([data-kind="here"], [data-kind="workshop"]) > *': { fontWeight: 600, color: vars.text },
  '& > :is([data-kind="here"], [data-kind="workshop"])::before': {
    borderColor: vars.text,
    backgroundColor: vars.text,
  },
  '& > [data-kind="workshop"]::before': { borderRadius: 2 },
  '& > [data-kind="region"]::before': { content: 'none' },
  '& > [data-kind="region"] > *': {
    inset: 'auto',
    translate: '-50% -50%',
    fontWeight: 600,
    letterSpacing: '.16em',
    textTransform: 'uppercase',
    color: vars.textMuted,
  },
  '& > [data-long] > *': { width: 106, whiteSpace: 'normal', textWrap: 'balance', textAlign: 'center' },
  '& > [data-long][data-side*="e"] > *': { textAlign: 'left' },
  '& > [data-long][data-side*="w"] > *': { textAlign: 'right' },
});

const Place = styled('li')<{
  left: number;
  top: number;
}>(({ left, top }) => ({ left: `${left}%`, top: `${top}%` }));

/** Map of towns, with links to their pages. */
export function TownMap({ map, caption, isRepeated = false }: TownMapProps) {
  return (
    <Figure>
      <Sheet>
        <Rivers viewBox={`0 0 ${mapWidth} ${map.height}`} aria-hidden="true" focusable="false">
          {map.rivers.map((course) => (
            <path key={course} d={course} />
          ))}
        </Rivers>
        <Names aria-hidden={isRepeated || undefined}>
          {map.places.map((place) => (
            <Place
              key={place.name}
              left={place.left}
              top={place.top}
              data-kind={place.kind}
              data-side={place.side}
              data-long={place.name.length > longestLine ? '' : undefined}
            >
              {place.path ? (
                <a href={place.path} tabIndex={isRepeated ? -1 : undefined}>
                  {place.name}
                </a>
              ) : (
                <span aria-current={place.kind === 'here' ? 'location' : undefined}>{place.name}</span>
              )}
            </Place>
          ))}
        </Names>
      </Sheet>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
