/** Decimal degrees in WGS 84. */
export type Position = { latitude: number; longitude: number };

/** Position of the workshop, from the specification. */
export const workshopPosition: Position = { latitude: 45.8267, longitude: 3.1447 };

const line = (...points: readonly (readonly [latitude: number, longitude: number])[]): Position[] =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Courses of well-known rivers, from source to mouth. */
export const rivers: readonly (readonly Position[])[] = [
  // The Allier.
  line(
    [45.05, 3.5],
    [45.3, 3.4],
    [45.42, 3.3],
    [45.54, 3.285],
    [45.61, 3.215],
    [45.68, 3.2],
    [45.735, 3.222],
    [45.77, 3.243],
    [45.797, 3.254],
    [45.835, 3.278],
    [45.862, 3.306],
    [45.915, 3.372],
    [45.975, 3.445],
    [46.06, 3.462],
    [46.105, 3.428],
    [46.125, 3.415],
    [46.2, 3.42],
    [46.31, 3.372],
    [46.4, 3.332],
    [46.5, 3.335],
    [46.565, 3.318],
    [46.66, 3.22],
    [46.76, 3.03],
    [46.96, 3.08],
  ),
  // The Dore.
  line(
    [45.4, 3.69],
    [45.548, 3.755],
    [45.645, 3.71],
    [45.675, 3.635],
    [45.755, 3.545],
    [45.826, 3.505],
    [45.86, 3.505],
    [45.955, 3.475],
    [45.985, 3.452],
  ),
  // The Sioule.
  line(
    [45.83, 2.85],
    [45.95, 2.82],
    [46.09, 2.92],
    [46.115, 3.085],
    [46.17, 3.17],
    [46.305, 3.292],
    [46.365, 3.345],
  ),
  // The Besbre.
  line([46.04, 3.77], [46.13, 3.66], [46.25, 3.638], [46.38, 3.6], [46.52, 3.675], [46.57, 3.74]),
  // The Cher.
  line([46.1, 2.5], [46.25, 2.58], [46.34, 2.6], [46.535, 2.62], [46.75, 2.48]),
  // The Loire.
  line([46.04, 4.06], [46.275, 4.03], [46.48, 3.98], [46.535, 3.75], [46.73, 3.6], [46.83, 3.46]),
];

const kmPerDegree = 111.2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects a position to kilometres east and, as on a screen, south of `origin`. */
export function flat(origin: Position, { latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: (longitude - origin.longitude) * kmPerDegree * Math.cos(radians(origin.latitude)),
    y: (origin.latitude - latitude) * kmPerDegree,
  };
}

const compass = [
  'au nord',
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
] as const;

export type Direction = (typeof compass)[number];

/** Returns the compass direction from `origin` to `to`. @example directionFrom(workshop, riom) // => 'au nord' */
export function directionFrom(origin: Position, to: Position): Direction {
  const { x, y } = flat(origin, to);
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  return compass[Math.round(turn * compass.length) % compass.length] ?? 'au nord';
}
