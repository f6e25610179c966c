import { labelSides } from '../content/label-sides';
import { rivers } from '../content/rivers';
import type { Town } from '../content/town-record';
import { flat, type Position } from './geography';
import { mapWidth, type MapData, type MapPlace } from './map-data';

/** A place on a map that has not been laid out yet. */
export type PlaceToDraw = Pick<Town, 'slug' | 'name' | 'position'> & Pick<MapPlace, 'kind' | 'path'>;

type MapRequest = {
  /** Key of the map in `labelSides`. */
  key: string;
  places: readonly PlaceToDraw[];
  /** Minimum and maximum height, in units of the view box. */
  heights?: readonly [least: number, most: number];
};

type Point = { x: number; y: number };

/** Minimum extent of a map in kilometres, because a smaller map would show no context. */
const leastSpan = 9;
const margin = { x: 44, top: 34, bottom: 56 };
/** Distance by which rivers extend beyond the map, so that they cross its edge at the right point. */
const beside = 60;

/**
 * Lays out a map at build time. Uses an equirectangular projection, which is accurate enough for a department. North is
 * up.
 */
export function drawMap({ key, places, heights = [290, 384] }: MapRequest): MapData {
  const { project, height } = fit(
    places.map(({ position }) => position),
    heights,
  );

  return {
    height,
    places: places.map(({ slug, name, kind, path, position }) => {
      const { x, y } = project(position);
      return {
        name,
        kind,
        left: percent(x / mapWidth),
        top: percent(y / height),
        ...(path && { path }),
        side: labelSides[key]?.[slug] ?? 'e',
      };
    }),
    rivers: rivers.flatMap((course) => drawRiver(course.map(project), height)),
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;
const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Scales the map so that all positions fit. */
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
  const centre = { x: mapWidth / 2, y: (height + margin.top - margin.bottom) / 2 };
  const project = (position: Position): Point => {
    const { x, y } = flat(middle, position);
    return { x: centre.x + x * kmLength, y: centre.y + y * kmLength };
  };
  return { height, project };
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** Returns the part of a river that crosses the map, as a curve. */
function drawRiver(points: readonly Point[], height: number): string[] {
  const isNear = ({ x, y }: Point) =>
    x > -beside && y > -beside && x < mapWidth + beside && y < height + beside;
  const shown = points.filter((_point, index) =>
    points.slice(Math.max(0, index - 1), index + 2).some(isNear),
  );
  const [first] = shown;
  if (!first) return [];
  const curves = shown.map((end, index) => {
    const start = shown[index - 1] ?? end;
    return `Q${at(start)} ${at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })}`;
  });
  return [`M${at(first)}${curves.join('')}L${at(shown.at(-1) ?? first)}`];
}
