import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rehearse } from './rehearsal';

/** The rehearsal in a network of its own, in which ports 80 and 443 are free: see production-drill.ts. */
const [folder = '', archive = ''] = process.argv.slice(2);

rehearse(folder, archive).then(
  (report) => writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
