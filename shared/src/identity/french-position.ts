/** Formats a position in degrees: « 45,8267° N, 3,1447° E ». */
export function frenchPosition(latitude: number, longitude: number): string {
  const northOrSouth = latitude < 0 ? 'S' : 'N';
  const eastOrWest = longitude < 0 ? 'O' : 'E';

  return `${frenchDegrees(latitude)}\u00a0${northOrSouth}, ${frenchDegrees(longitude)}\u00a0${eastOrWest}`;
}

const frenchDegrees = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`;
