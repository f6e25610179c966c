import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rehearse } from './rehearsal';

/** rehearsal-drill.ts runs this file in a new network namespace, where ports 80 and 443 are free. */
const [version, folder = '', deb = ''] = process.argv.slice(2);

rehearse(version === '13' ? 13 : 12, folder, deb).then(
  (report) => writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
