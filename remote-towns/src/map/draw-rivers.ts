import { rivers, type Position } from './geography';
import { mapWidth } from './map-data';

/** Projects a position to units of the view box. */
export type Project = (position: Position) => Point;
export type Point = { x: number; y: number };

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
export const at = (point: Point) => `${Math.round(point.x)} ${Math.round(point.y)}`;

/** Pixels by which rivers extend beyond the map, so that they cross its edge at the right point. */
const beside = 60;

/** Returns the course of each river that crosses the map. */
export function drawRivers(project: Project, height: number): string[] {
  const isNear = ({ x, y }: Point) =>
    x > -beside && y > -beside && x < mapWidth + beside && y < height + beside;
  return rivers.flatMap((course) => {
    const points = course.map(project);
    const shown = points.filter((point, index) =>
      [points[index - 1], point, points[index + 1]].some((other) => other && isNear(other)),
    );
    return shown.length > 1 ? [smooth(shown)] : [];
  });
}

/** Returns a curve through all points (Catmull–Rom, as cubic Béziers). */
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
