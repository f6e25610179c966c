import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { towns } from '../content/all-towns';
import { drawZoneMaps } from './draw-zone-maps';

/*
 * npx tsx remote-towns/src/map/write-zone-maps.ts, after a town has been added or moved. The section
 * that another remote shows has no page data of its own, so its maps are drawn ahead, into a module.
 */
const lines = [
  '/* Written by map/write-zone-maps.ts; draw-zone-maps.node.test.ts says when it has to be written again. */',
  "import type { ZoneMaps } from '../map/draw-zone-maps';",
  '',
  '/** The two maps of all that is served, drawn ahead. */',
  '// prettier-ignore',
  `export const zoneMaps: ZoneMaps = ${JSON.stringify(drawZoneMaps(towns))};`,
  '',
];
writeFileSync(path.join(__dirname, '../slots/town-links-maps.ts'), lines.join('\n'));
