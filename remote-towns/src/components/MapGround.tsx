import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { mapContent } from '../content/map-content';
import { mapWidth, type MapData } from '../map/map-data';

type MapGroundProps = { map: MapData };

const onWideSheet = '@container (min-width: 28rem)';

const Drawing = styled('svg')({
  display: 'block',
  // The view box reserves the height, so nothing shifts while the page loads.
  width: '100%',
  height: 'auto',
  fill: 'none',
  '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
  '& text': { font: `500 11px ${vars.fontText}`, fill: vars.textMuted },
  // A wide map enlarges the drawing, but not the text.
  [onWideSheet]: { '& text': { fontSize: 7.5 } },
});

// Each kind of shape is a component with its own class, so that a page contains only the rules that its map needs.
const Ring = styled('circle')({ stroke: vars.line });
const River = styled('path')({
  stroke: vars.callback,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  opacity: 0.5,
});
const Way = styled('path')({
  stroke: vars.text,
  strokeWidth: 1.5,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
});
const Measure = styled('path')({ stroke: vars.text, strokeWidth: 1.5 });

/** Decorative background of a map, with rivers and distances. */
export function MapGround({ map }: MapGroundProps) {
  const { height, rings, scale } = map;
  const base = height - 14;

  return (
    <Drawing viewBox={`0 0 ${mapWidth} ${height}`} aria-hidden="true" focusable="false">
      {rings.radii.map((radius) => (
        <Ring key={radius} cx={rings.x} cy={rings.y} r={radius} />
      ))}
      {map.rivers.map((course) => (
        <River key={course} d={course} />
      ))}
      {map.way && <Way d={map.way} />}
      <Measure d={`M14 ${base - 4}v4h${scale.length}v-4`} />
      <text x={14 + scale.length / 2} y={base - 7} textAnchor="middle">
        {mapContent.km(scale.km)}
      </text>
      <Measure d={`M${mapWidth - 20} 42V26m-4 5l4 -6l4 6`} />
      <text x={mapWidth - 20} y={19} textAnchor="middle">
        {mapContent.north}
      </text>
    </Drawing>
  );
}
