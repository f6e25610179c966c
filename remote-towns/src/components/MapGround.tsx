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
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& text': { font: `500 11px ${vars.fontText}`, fill: vars.textMuted },
  // A wide map enlarges the drawing, but not the text.
  [onWideSheet]: { '& text': { fontSize: 7.5 } },
});

const River = styled('path')({
  stroke: vars.callback,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  opacity: 0.5,
});
const Measure = styled('path')({ stroke: vars.text, strokeWidth: 1.5 });
const Way = styled(Measure)({ strokeDasharray: '1 5', strokeLinecap: 'round' });

/** Decorative background of a map, with rivers and a scale. */
export function MapGround({ map }: MapGroundProps) {
  const { height, scale } = map;
  const base = height - 14;

  return (
    <Drawing viewBox={`0 0 ${mapWidth} ${height}`} aria-hidden="true" focusable="false">
      {map.rivers.map((course) => (
        <River key={course} d={course} />
      ))}
      {map.way && <Way d={map.way} />}
      <Measure d={`M14 ${base - 4}v4h${scale.length}v-4`} />
      <text x={14 + scale.length / 2} y={base - 7} textAnchor="middle">
        {mapContent.km(scale.km)}
      </text>
    </Drawing>
  );
}
