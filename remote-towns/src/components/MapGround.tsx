import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { mapWidth, type MapData } from '../map/map-data';

type MapGroundProps = { map: MapData };

const Drawing = styled('svg')({
  display: 'block',
  // The view box reserves the height, so nothing shifts while the page loads.
  width: '100%',
  height: 'auto',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke' },
});

const River = styled('path')({
  stroke: vars.callback,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  opacity: 0.5,
});

/** Decorative background of a map, with its rivers. */
export function MapGround({ map: { height, rivers } }: MapGroundProps) {
  return (
    <Drawing viewBox={`0 0 ${mapWidth} ${height}`} aria-hidden="true" focusable="false">
      {rivers.map((course) => (
        <River key={course} d={course} />
      ))}
    </Drawing>
  );
}
