import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf, writeWhole } from '../files';
import { releaseSample, type SampleRemote } from './sample-releases';

/** Maps column 11 of `remote.js` to line 2, column 3 of a source, and column 21 to line 1 of a library. */
const map = gzipSync(
  JSON.stringify({
    version: 3,
    names: [],
    sources: [
      'webpack://towns/remote-towns/src/pages/TownPage.tsx',
      'webpack://towns/node_modules/react/index.js',
    ],
    sourcesContent: ['export function open() {\n  throw new Error();\n}', null],
    mappings: 'SACE,UCDF',
  }),
);
const file = 'server/maps/remote.js.map.gz';

/** Writes a release of towns whose script has a source map. */
export async function releaseMapped(
  releases: string,
  version: string,
  sample: SampleRemote = {},
): Promise<void> {
  const change: SampleRemote['change'] = (record) => (record.files[file] = integrityOf(map));
  await releaseSample(releases, 'towns', { version, change, ...sample });
  await writeWhole(path.join(releases, 'towns', version, file), map);
}
