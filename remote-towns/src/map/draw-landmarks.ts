import { countries, puys, rivers, type Position } from './geography';
import { mapWidth, type MapData } from './map-data';
import { boxAround, overlap, type Box } from './place-labels';

/** Where the drawing has a place of the earth. */
export type Project = (position: Position) => Point;
export type Point = { x: number; y: number };

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
export const at = (point: Point) => `${Math.round(point.x)} ${Math.round(point.y)}`;

const riverNameWidth = (name: string) => name.length * 5.4 + 4;

export const areaOfRiverName = ({ name, x, y }: { name: string; x: number; y: number }) =>
  boxAround(x + riverNameWidth(name) / 2, y - 4, riverNameWidth(name) + 6, 18);

/** Rivers that cross the map, and the names of those that have room beside them. */
export function drawRivers(project: Project, height: number, taken: readonly Box[]) {
  const area: Box = { left: -60, top: -60, right: mapWidth + 60, bottom: height + 60 };
  const visible: Box = { left: 8, top: 12, right: mapWidth - 8, bottom: height - 12 };
  const names: { name: string; x: number; y: number }[] = [];
  const used = [...taken];
  const paths = rivers.flatMap(({ name, course }) => {
    const points = course.map(project);
    const near = points.map((point, index) =>
      [points[index - 1], point, points[index + 1]].some((other) => other && isInside(other, area)),
    );
    const shown = points.filter((_point, index) => near[index]);
    if (shown.length < 2 || !crosses(shown, visible)) return [];
    const place = placeOfName(riverNameWidth(name), shown, visible, used);
    if (place) {
      const placed = { name, ...rounded(place) };
      names.push(placed);
      used.push(areaOfRiverName(placed));
    }
    return [smooth(shown)];
  });
  return { rivers: paths, riverNames: names };
}

const isInside = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom;

/** Points along the course, close enough to find a free spot beside it. */
function along(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    return Array.from({ length: 12 }, (_value, step) => ({
      x: point.x + ((next.x - point.x) * step) / 12,
      y: point.y + ((next.y - point.y) * step) / 12,
    }));
  });
}

const crosses = (points: readonly Point[], visible: Box) =>
  along(points).filter((point) => isInside(point, visible)).length >= 6;

/** Right or left of the river, where its name covers nothing; null where there is no such place. */
function placeOfName(
  width: number,
  points: readonly Point[],
  visible: Box,
  taken: readonly Box[],
): Point | null {
  for (const { x, y } of along(points)) {
    for (const left of [x + 7, x - width - 5]) {
      const box: Box = { left: left - 2, top: y - 14, right: left + width, bottom: y + 6 };
      const isFree =
        box.left > visible.left &&
        box.right < visible.right &&
        box.top > visible.top &&
        box.bottom < visible.bottom &&
        taken.every((other) => overlap(box, other) === 0) &&
        along(points).every((point) => !isInside(point, box));
      if (isFree) return { x: left, y };
    }
  }
  return null;
}

/** A curve through all points (Catmull–Rom, as cubic Béziers). */
function smooth(points: readonly Point[]): string {
  const point = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [point(index - 1), point(index), point(index + 2)];
    const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M${at(point(0))}${curves.join('')}`;
}

/** As many volcanoes as have room side by side, the highest at its own place. */
export function chainOfPuys(project: Project, height: number): MapData['puys'] {
  const south = project(puys.southern);
  const north = project(puys.northern);
  const summit = project(puys.summit);
  const spacing = Math.max(13, (south.y - north.y) / 14);
  const chain: { x: number; y: number; isSummit: boolean }[] = [];
  const first = Math.ceil((summit.y - south.y) / spacing);
  const last = Math.floor((summit.y - north.y) / spacing);
  for (let step = first; step <= last; step += 1) {
    const y = summit.y - step * spacing;
    const share = (south.y - y) / (south.y - north.y || 1);
    const sway = step === 0 ? 0 : Math.abs(step) % 2 === 1 ? 3 : -2;
    const x = step === 0 ? summit.x : south.x + (north.x - south.x) * share + sway;
    chain.push({ x: Math.round(x), y: Math.round(y), isSummit: step === 0 });
  }
  return chain.filter(({ x, y }) => x > 6 && x < mapWidth - 6 && y > 10 && y < height - 6);
}

export const areaOfPuy = ({ x, y }: Point) => boxAround(x, y, 18, 13);

export const chainNameLength = 96;

/** Along the chain, on its outer side or, failing room, nowhere. */
export function nameOfChain(
  chain: MapData['puys'],
  taken: readonly Box[],
  height: number,
): MapData['puysName'] {
  for (const shift of [-18, 20]) {
    for (const { x, y } of chain) {
      const box = boxAround(x + shift, y, 14, chainNameLength);
      const isFree =
        box.left > 2 &&
        box.right < mapWidth - 2 &&
        box.top > 4 &&
        box.bottom < height - 4 &&
        taken.every((other) => overlap(box, other) === 0);
      if (isFree) return { name: puys.name, x: x + shift, y };
    }
  }
  return null;
}

/** The names of parts of the country that have room where they belong, or a little beside it. */
export function nameCountries(project: Project, frame: Box, taken: readonly Box[]): MapData['countries'] {
  const used = [...taken];
  return countries.flatMap(({ name, ...position }) => {
    const { x, y } = rounded(project(position));
    const shifts = [0, -14, 14, -28, 28].flatMap((down) =>
      [0, -20, 20].map((right) => [right, down] as const),
    );
    for (const [right, down] of shifts) {
      const box = boxAround(x + right, y + down, name.length * 9 + 8, 18);
      const isFree =
        box.left > frame.left &&
        box.right < frame.right &&
        box.top > frame.top &&
        box.bottom < frame.bottom &&
        used.every((other) => overlap(box, other) === 0);
      if (!isFree) continue;
      used.push(box);
      return [{ name, x: x + right, y: y + down + 4 }];
    }
    return [];
  });
}
