import type { Direction } from '../map/geography';

/** The words of the maps. */
export const mapContent = {
  north: 'N',
  km: (km: number) => `${km}\u00a0km`,
  /** Below the map of a town; `direction` is null for the town of the workshop. */
  townCaption: (name: string, direction: Direction | null) =>
    direction ? `${name}, ${direction} de Gerzat.` : `${name}, d’où partent nos chantiers.`,
  near: 'Autour de Gerzat. Les cercles mesurent la distance à l’atelier, à vol d’oiseau.',
  far: 'Plus loin, dans le Puy-de-Dôme, l’Allier et le Cantal. Le cadre est celui de la première carte.',
};
