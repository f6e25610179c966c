import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { LabelSide } from './place-labels';

/**
 * What is drawn at a place. `here`: the town of the page. `workshop`: where the craftsman comes from.
 * `town`: another town served. `region`: a name over a department, without a dot.
 */
export type MapPlaceKind = 'here' | 'workshop' | 'town' | 'region';

export type MapPlace = {
  name: string;
  kind: MapPlaceKind;
  /** Absent where there is nothing to go to. */
  path?: PagePath;
  /** In percent of the map's width and height. */
  left: number;
  top: number;
  side: LabelSide;
  /** Whether its name stands in two lines. */
  isLong?: boolean;
};

/** A map, ready to draw. Lengths are in units of the view box, which is `mapWidth` wide. */
export type MapData = {
  height: number;
  places: readonly MapPlace[];
  /** Their courses, as paths. */
  rivers: readonly string[];
  /** Circles around the workshop. */
  rings: { x: number; y: number; radii: readonly number[] };
  /** From the workshop to the town of the page. */
  way: string | null;
  /** What another map shows in detail. */
  detail: { x: number; y: number; width: number; height: number } | null;
  scale: { km: number; length: number };
};

/** Units of the view box: pixels on the narrowest phone, where names need their room most. */
export const mapWidth = 320;

/** Pixels that a name in two lines takes. */
export const longNameWidth = 106;
