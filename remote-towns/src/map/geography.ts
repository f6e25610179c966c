/** Decimal degrees in WGS 84. */
export type Position = { latitude: number; longitude: number };

/** Position of the workshop, from the specification. */
export const workshopPosition: Position = { latitude: 45.8267, longitude: 3.1447 };

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
