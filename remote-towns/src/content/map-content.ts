import type { Direction } from '../map/geography';

type MappedTown = { name: string; of: string; postcode: string | null; direction: Direction | null };

export const mapContent = {
  /** `direction` is null for the town of the workshop. */
  townCaption: ({ name, of, postcode, direction }: MappedTown) =>
    direction
      ? `${postcode === null ? `Le département ${of}` : name}, ${direction} de Gerzat.`
      : `${name}, d’où partent nos chantiers.`,
  near: 'Autour de Gerzat.',
  far: 'Plus loin, dans le Puy-de-Dôme, l’Allier et le Cantal.',
};
