import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { mapContent } from '../content/map-content';
import { mapWidth, type MapData } from '../map/map-data';

type MapGroundProps = { map: MapData };

const Drawing = styled('svg')({
  display: 'block',
  // The view box gives it its height, so that nothing moves when the page comes alive.
  width: '100%',
  height: 'auto',
  fill: 'none',
  '& path, & circle, & rect': { vectorEffect: 'non-scaling-stroke' },
  '& .ring': { stroke: vars.line },
  '& .river': { stroke: vars.callback, strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.5 },
  '& .puy': { stroke: vars.lineStrong, strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .way': { stroke: vars.text, strokeWidth: 1.5, strokeDasharray: '1 5', strokeLinecap: 'round' },
  '& .detail': { stroke: vars.textMuted, strokeWidth: 1, strokeDasharray: '4 3' },
  '& .measure': { stroke: vars.text, strokeWidth: 1.5 },
  '& text': { font: `500 11px ${vars.fontText}`, fill: vars.textMuted },
  '& .water': { fill: vars.link },
  '& .country': { fontWeight: 600, letterSpacing: '.14em', textTransform: 'uppercase', opacity: 0.75 },
  // On a wide sheet the drawing grows and its letters do not.
  '@container (min-width: 28rem)': {
    '& text': { fontSize: 7.5 },
    '& .puy': { transform: 'scale(.7)' },
  },
});

/** A volcano seen from the plain: two slopes and the hollow of its crater, around its own middle. */
const puyShape = 'M-6 4 L-2 -3 Q0 -1.5 2 -3 L6 4';
const summitShape = 'M-9 5 L-2.5 -6 Q0 -8 2.5 -6 L9 5';

/** What lies under the names: water, volcanoes, distances. Only for the eye. */
export function MapGround({ map }: MapGroundProps) {
  const { height, rings, detail, puysName, scale } = map;
  const base = height - 14;

  return (
    <Drawing viewBox={`0 0 ${mapWidth} ${height}`} aria-hidden="true" focusable="false">
      {rings.radii.map((radius) => (
        <circle key={radius} className="ring" cx={rings.x} cy={rings.y} r={radius} />
      ))}
      {map.rivers.map((course) => (
        <path key={course} className="river" d={course} />
      ))}
      {map.puys.map(({ x, y, isSummit }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className="puy" d={isSummit ? summitShape : puyShape} />
        </g>
      ))}
      {puysName && (
        <text transform={`translate(${puysName.x + 4} ${puysName.y}) rotate(-90)`} textAnchor="middle">
          {puysName.name}
        </text>
      )}
      {map.countries.map(({ name, x, y }) => (
        <text key={name} className="country" x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
      {map.riverNames.map(({ name, x, y }) => (
        <text key={name} className="water" x={x} y={y}>
          {name}
        </text>
      ))}
      {detail && <rect className="detail" rx="3" {...detail} />}
      {map.way && <path className="way" d={map.way} />}
      <path className="measure" d={`M14 ${base - 4}v4h${scale.length}v-4`} />
      <text x={14 + scale.length / 2} y={base - 7} textAnchor="middle">
        {mapContent.km(scale.km)}
      </text>
      <path className="measure" d={`M${mapWidth - 20} 42V26m-4 5l4 -6l4 6`} />
      <text x={mapWidth - 20} y={19} textAnchor="middle">
        {mapContent.north}
      </text>
    </Drawing>
  );
}
