import type { PagePath } from '@renovation-th/shared/contracts/page';

/** Position of a name relative to its dot. */
export type LabelSide = 'e' | 'w' | 'n' | 's' | 'ne' | 'se' | 'nw' | 'sw';

/**
 * Kind of place. `here`: the page's town. `workshop`: the owner's workshop. `town`: another town. `region`: the name of
 * a department, without a dot.
 */
type MapPlaceKind = 'here' | 'workshop' | 'town' | 'region';

export type MapPlace = {
  name: string;
  kind: MapPlaceKind;
  /** Missing if the name is not a link. */
  path?: PagePath;
  /** Position in percent of the map's width and height. */
  left: number;
  top: number;
  side: LabelSide;
};

/** Layout of a map. Lengths are in units of the view box, which is `mapWidth` wide. */
export type MapData = {
  height: number;
  places: readonly MapPlace[];
  /** Courses of rivers, as SVG paths. */
  rivers: readonly string[];
};

/** Width of the view box. One unit is one pixel on the narrowest phone, where names need the most room. */
export const mapWidth = 320;
