import { at, drawRivers, rounded, type Point } from './draw-rivers';
import { flat, workshopPosition, type Position } from './geography';
import { longNameWidth, mapWidth, type MapData, type MapPlace } from './map-data';
import { boxAround, placeLabels, type Box, type LabelledPoint } from './place-labels';

/** A place on a map that has not been laid out yet. */
export type PlaceToDraw = Pick<MapPlace, 'name' | 'kind' | 'path'> & { position: Position };

type MapRequest = {
  places: readonly PlaceToDraw[];
  /** South-west and north-east corners of the area that a more detailed map shows. */
  detail?: readonly [Position, Position];
  /** Minimum and maximum height, in units of the view box. */
  heights?: readonly [least: number, most: number];
};

/** Minimum extent of a map in kilometres, because a smaller map would show no context. */
const leastSpan = 9;
const margin = { x: 44, top: 34, bottom: 56 };

/**
 * Lays out a map at build time. Uses an equirectangular projection, which is accurate enough for a department. North is
 * up.
 */
export function drawMap({ places, detail, heights = [290, 384] }: MapRequest): MapData {
  const { project, kmLength, height } = fit(
    places.map(({ position }) => position),
    heights,
  );
  const frame: Box = { left: 4, top: 4, right: mapWidth - 4, bottom: height - 4 };
  const scale = scaleBar(kmLength);
  const compass = boxAround(mapWidth - 20, 24, 28, 40);
  const bar: Box = { left: 0, top: height - 40, right: scale.length + 34, bottom: height };

  const points = places.map(({ name, kind, position }): LabelledPoint => {
    const { x, y } = project(position);
    return { x, y, ...nameSize(name, kind), hasDot: kind !== 'region', isLarge: kind === 'here' };
  });
  const detailFrame = detail ? rectangle(project(detail[0]), project(detail[1])) : null;
  const sides = placeLabels(points, frame, [compass, bar, ...edgesOf(detailFrame)]);
  const workshop = project(workshopPosition);
  const end = points[places.findIndex(({ kind }) => kind === 'here')];

  return {
    height,
    places: places.map(({ name, kind, path }, index) => ({
      name,
      kind,
      ...(path && { path }),
      ...(isLong(name) && { isLong: true }),
      left: percent((points[index]?.x ?? 0) / mapWidth),
      top: percent((points[index]?.y ?? 0) / height),
      side: sides[index] ?? 'e',
    })),
    rivers: drawRivers(project, height),
    rings: {
      ...rounded(workshop),
      radii: [5, 10, 20, 40, 60, 80, 100]
        .map((km) => Math.round(km * kmLength))
        .filter((radius, index, all) => radius > 40 && radius - (all[index - 1] ?? 0) > 28)
        .filter((radius) => radius < 2 * mapWidth),
    },
    way: end ? `M${at(workshop)}L${at(end)}` : null,
    detail: detailFrame,
    scale,
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

function fit(positions: readonly Position[], [least, most]: readonly [number, number]) {
  const middle = {
    latitude: middleOf(positions.map(({ latitude }) => latitude)),
    longitude: middleOf(positions.map(({ longitude }) => longitude)),
  };
  const points = positions.map((position) => flat(middle, position));
  const span = (values: readonly number[]) => Math.max(leastSpan, Math.max(...values) - Math.min(...values));
  const width = span(points.map(({ x }) => x));
  const depth = span(points.map(({ y }) => y));
  const kmLength = Math.min((mapWidth - 2 * margin.x) / width, (most - margin.top - margin.bottom) / depth);
  const height = Math.round(Math.max(least, depth * kmLength + margin.top + margin.bottom));

  return {
    kmLength,
    height,
    project: (position: Position): Point => {
      const { x, y } = flat(middle, position);
      return {
        x: mapWidth / 2 + x * kmLength,
        y: (height + margin.top - margin.bottom) / 2 + y * kmLength,
      };
    },
  };
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** Estimates the size of a name at the font size that `TownMap` sets. */
function nameSize(name: string, kind: MapPlace['kind']): { width: number; height: number } {
  if (kind === 'region') return { width: name.length * 11 + 4, height: 17 };
  return isLong(name) ? { width: longNameWidth, height: 31 } : { width: lettersWidth(name) + 8, height: 16 };
}

const isLong = (name: string) => lettersWidth(name) > 115;

const lettersWidth = (name: string) =>
  Array.from(name).reduce(
    (sum, letter) => sum + (narrow.test(letter) ? 4.1 : wide.test(letter) ? 10.2 : 7.6),
    0,
  );
const narrow = /[fijlrtï’' -]/;
const wide = /[A-ZÀÉmw]/;

/** Returns the shortest round length that takes at least an eighth of the map's width, but at most 50 km. */
function scaleBar(kmLength: number): MapData['scale'] {
  const km = [1, 2, 5, 10, 20, 50].find((length) => length * kmLength >= mapWidth / 8) ?? 50;
  return { km, length: Math.round(km * kmLength) };
}

/** Returns the lines of a frame, which names should not cross. */
function edgesOf(frame: MapData['detail']): Box[] {
  if (!frame) return [];
  const { x, y, width, height } = frame;
  return [
    boxAround(x, y + height / 2, 3, height),
    boxAround(x + width, y + height / 2, 3, height),
    boxAround(x + width / 2, y, width, 3),
    boxAround(x + width / 2, y + height, width, 3),
  ];
}

type Frame = NonNullable<MapData['detail']>;

function rectangle(corner: Point, opposite: Point): Frame {
  return {
    x: Math.round(Math.min(corner.x, opposite.x)),
    y: Math.round(Math.min(corner.y, opposite.y)),
    width: Math.round(Math.abs(corner.x - opposite.x)),
    height: Math.round(Math.abs(corner.y - opposite.y)),
  };
}
