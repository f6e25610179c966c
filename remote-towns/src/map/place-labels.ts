/** Position of a name relative to its dot. */
export type LabelSide = 'e' | 'w' | 'n' | 's' | 'ne' | 'se' | 'nw' | 'sw';

/**
 * A point and the size of its name, in pixels of the map. Without a dot, the name is centred on the point. A large dot
 * moves the name farther away.
 */
export type LabelledPoint = {
  x: number;
  y: number;
  width: number;
  height: number;
  hasDot: boolean;
  isLarge: boolean;
};

export type Box = { left: number; top: number; right: number; bottom: number };

const sides: readonly LabelSide[] = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'];
const dotRadius = 7;
const gap = 9;

/** Returns the box of a name on one side of its point. `TownMap` must draw the name in the same position. */
function labelBox({ x, y, width, height, hasDot, isLarge }: LabelledPoint, side: LabelSide): Box {
  if (!hasDot) return boxAround(x, y, width, height);
  const isDiagonal = side.length === 2;
  const away = isLarge ? 4 : 0;
  const across = (isDiagonal ? 5 : gap) + away;
  const along = (isDiagonal ? 4 : gap - 2) + away;
  const left = side.endsWith('e') ? x + across : side.endsWith('w') ? x - across - width : x - width / 2;
  const top = side.startsWith('n') ? y - along - height : side.startsWith('s') ? y + along : y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Chooses a side for each name so that, if possible, no name covers another name, a dot, an obstacle or the edge.
 * The result is deterministic.
 */
export function placeLabels(
  points: readonly LabelledPoint[],
  frame: Box,
  obstacles: readonly Box[],
): LabelSide[] {
  const boxes = points.map((point) => sides.map((side) => labelBox(point, side)));
  const dots = points.map(({ x, y }) => boxAround(x, y, 2 * dotRadius, 2 * dotRadius));
  const fixed = boxes.map((own, index) =>
    own.map((box, side) => side * 0.5 + fixedCost(box, index, dots, points, frame, obstacles)),
  );
  let best: { chosen: number[]; cost: number } | null = null;
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

  for (let round = 0; round < 60; round += 1) {
    const chosen = points.map(() => (round === 0 ? 0 : Math.floor(random() * sides.length)));
    settle(chosen, boxes, fixed);
    const cost = total(chosen, boxes, fixed);
    if (!best || cost < best.cost - 1e-9) best = { chosen, cost };
  }

  return best?.chosen.map((side) => sides[side] ?? 'e') ?? [];
}

function fixedCost(
  box: Box,
  index: number,
  dots: readonly Box[],
  points: readonly LabelledPoint[],
  frame: Box,
  obstacles: readonly Box[],
): number {
  const outside =
    Math.max(0, frame.left - box.left, box.right - frame.right) +
    Math.max(0, frame.top - box.top, box.bottom - frame.bottom);
  const onDots = dots.reduce(
    (sum, dot, other) => (other === index || !points[other]?.hasDot ? sum : sum + overlap(box, dot)),
    0,
  );
  const onObstacles = obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle), 0);
  // A name over a line is readable, but a name over a dot is not.
  return outside * 40 + onDots * 6 + onObstacles * 2;
}

/** Moves each name in turn to its best side until no name moves, in at most twelve passes. */
function settle(chosen: number[], boxes: readonly Box[][], fixed: readonly number[][]) {
  for (let pass = 0; pass < 12; pass += 1) {
    let hasMoved = false;
    for (const index of chosen.keys()) {
      const costs = sides.map((_side, side) => costOf(index, side, chosen, boxes, fixed));
      const cheapest = costs.indexOf(Math.min(...costs));
      if (cheapest !== chosen[index]) {
        chosen[index] = cheapest;
        hasMoved = true;
      }
    }
    if (!hasMoved) return;
  }
}

function costOf(
  index: number,
  side: number,
  chosen: readonly number[],
  boxes: readonly Box[][],
  fixed: readonly number[][],
): number {
  const box = boxes[index]?.[side];
  if (!box) return Infinity;
  return chosen.reduce((sum, otherSide, other) => {
    const otherBox = boxes[other]?.[otherSide];
    return other === index || !otherBox ? sum : sum + 4 * overlap(box, otherBox);
  }, fixed[index]?.[side] ?? 0);
}

function total(chosen: readonly number[], boxes: readonly Box[][], fixed: readonly number[][]): number {
  return chosen.reduce((sum, side, index) => sum + costOf(index, side, chosen, boxes, fixed), 0);
}
