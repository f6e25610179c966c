import { countries, distanceBetween, flat, puys, rivers, workshopPosition, type Position } from './geography';
import { mapWidth, type MapData, type MapPlace } from './map-data';
import { boxAround, overlap, placeLabels, type Box, type LabelledPoint } from './place-labels';

/** A place to be drawn. */
export type PlaceToDraw = Pick<MapPlace, 'name' | 'kind' | 'path'> & { position: Position };

type MapRequest = {
  places: readonly PlaceToDraw[];
  /** South-west and north-east corners of what another map shows in detail. */
  detail?: readonly [Position, Position];
  /** A place to make room for that is not drawn itself. */
  alsoFit?: Position;
  maxHeight?: number;
};

/** Kilometres that a map shows at least: closer, the dots would float without a neighbourhood. */
const leastSpan = 9;
const margin = { x: 44, top: 34, bottom: 56 };
const leastHeight = 290;

/**
 * Draws a map as data, north up: an equirectangular projection, true enough for a department. It runs
 * where pages are declared, so that a page carries no more than what its map shows.
 */
export function drawMap({ places, detail, alsoFit, maxHeight = 384 }: MapRequest): MapData {
  const { project, kmLength, height } = fit(
    [...places.map(({ position }) => position), ...(alsoFit ? [alsoFit] : [])],
    maxHeight,
  );
  const frame: Box = { left: 4, top: 4, right: mapWidth - 4, bottom: height - 4 };
  const scale = scaleBar(kmLength);
  const compass = boxAround(mapWidth - 20, 24, 28, 40);
  const bar: Box = { left: 0, top: height - 40, right: scale.length + 34, bottom: height };

  const points = places.map(({ name, kind, position }): LabelledPoint => {
    const { x, y } = project(position);
    return { x, y, ...nameSize(name, kind), hasDot: kind !== 'region' };
  });
  const detailFrame = detail ? rectangle(project(detail[0]), project(detail[1])) : null;
  const { sides } = placeLabels(points, frame, [compass, bar, ...edgesOf(detailFrame)]);
  const taken = [compass, bar, ...points.map((point, index) => areaOf(point, sides[index]))];
  const workshop = project(workshopPosition);
  const here = places.findIndex(({ kind }) => kind === 'here');
  const end = points[here];
  const chain = chainOfPuys(project, height);
  const chainName = chain.length >= 4 ? nameOfChain(chain, taken, height) : null;
  if (chainName) taken.push(boxAround(chainName.x, chainName.y, 16, chainNameLength));

  const water = drawRivers(project, height, taken);
  for (const { x, y } of water.riverNames)
    taken.push(boxAround(x + riverNameWidth / 2, y - 4, riverNameWidth + 8, 18));

  return {
    height,
    places: places.map(({ name, kind, path }, index) => ({
      name,
      kind,
      ...(path && { path }),
      left: percent((points[index]?.x ?? 0) / mapWidth),
      top: percent((points[index]?.y ?? 0) / height),
      side: sides[index] ?? 'e',
    })),
    ...water,
    countries: nameCountries(project, frame, taken),
    puys: chain,
    puysName: chainName,
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

type Point = { x: number; y: number };

const percent = (share: number) => Math.round(share * 1000) / 10;
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const at = (point: Point) => `${Math.round(point.x)} ${Math.round(point.y)}`;

function fit(positions: readonly Position[], maxHeight: number) {
  const middle = {
    latitude: middleOf(positions.map(({ latitude }) => latitude)),
    longitude: middleOf(positions.map(({ longitude }) => longitude)),
  };
  const points = positions.map((position) => flat(middle, position));
  const span = (values: readonly number[]) => Math.max(leastSpan, Math.max(...values) - Math.min(...values));
  const width = span(points.map(({ x }) => x));
  const depth = span(points.map(({ y }) => y));
  const kmLength = Math.min(
    (mapWidth - 2 * margin.x) / width,
    (maxHeight - margin.top - margin.bottom) / depth,
  );
  const height = Math.round(Math.max(leastHeight, depth * kmLength + margin.top + margin.bottom));

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

/** As wide as the letters of the page's fonts at the size that TownMap sets them in. */
function nameSize(name: string, kind: MapPlace['kind']): { width: number; height: number } {
  if (kind === 'region') return { width: name.length * 12 + 8, height: 22 };
  return { width: name.length * (kind === 'town' ? 6.5 : 7.4) + 6, height: 18 };
}

function areaOf(point: LabelledPoint, side: MapPlace['side'] | undefined): Box {
  const own = boxAround(point.x, point.y, 16, 16);
  const { x, width } = point;
  if (!side || !point.hasDot) return boxAround(x, point.y, width, point.height);
  const left = side.endsWith('e') ? x - 8 : side.endsWith('w') ? x - width - 12 : x - width / 2;
  const above = side.startsWith('n') ? 26 : side.startsWith('s') ? 8 : 10;
  const below = side.startsWith('s') ? 26 : side.startsWith('n') ? 8 : 10;
  return {
    left: Math.min(left, own.left),
    right: Math.max(left + width + 20, own.right),
    top: point.y - above,
    bottom: point.y + below,
  };
}

/** A round number of kilometres that takes between a sixth and a third of the map's width. */
function scaleBar(kmLength: number): MapData['scale'] {
  const km = [1, 2, 5, 10, 20, 50].find((length) => length * kmLength >= mapWidth / 8) ?? 50;
  return { km, length: Math.round(km * kmLength) };
}

const riverNameWidth = 52;

function drawRivers(project: (position: Position) => Point, height: number, taken: readonly Box[]) {
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
    const place = placeOfName(shown, visible, used);
    if (place) {
      names.push({ name, ...rounded(place) });
      used.push(boxAround(place.x + riverNameWidth / 2, place.y - 4, riverNameWidth + 8, 18));
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
function placeOfName(points: readonly Point[], visible: Box, taken: readonly Box[]): Point | null {
  for (const { x, y } of along(points)) {
    for (const left of [x + 8, x - riverNameWidth - 8]) {
      const box: Box = { left: left - 2, top: y - 14, right: left + riverNameWidth, bottom: y + 6 };
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
function chainOfPuys(project: (position: Position) => Point, height: number): MapData['puys'] {
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

const chainNameLength = 96;

/** Along the chain, on its outer side or, failing room, nowhere. */
function nameOfChain(chain: MapData['puys'], taken: readonly Box[], height: number): MapData['puysName'] {
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
function nameCountries(
  project: (position: Position) => Point,
  frame: Box,
  taken: readonly Box[],
): MapData['countries'] {
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

/** The lines of a frame, which a name should not cross. */
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

/** The nearest first. */
export function byDistance<Place extends { position: Position }>(
  origin: Position,
  places: readonly Place[],
): Place[] {
  return [...places].sort(
    (a, b) => distanceBetween(origin, a.position) - distanceBetween(origin, b.position),
  );
}
