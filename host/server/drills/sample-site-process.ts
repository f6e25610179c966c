import path from 'node:path';
import { readIdentity } from '../identity/read-identity';
import { runProcess } from '../processes/child-process';
import { startSite } from '../start-site';
import { writeSampleSite } from '../testing/sample-site';

/** A small site as `npm start` runs it, in the folder that the first argument names: for drills. */
void runProcess(async () => {
  const folder = process.argv[2] ?? '';
  await writeSampleSite(path.join(folder, 'site'));
  const site = await startSite({
    identity: await readIdentity(),
    siteDir: path.join(folder, 'site'),
    spoolDir: path.join(folder, 'spool'),
    port: 0,
    log: console.log,
  });
  const { receiver, desk } = site.processes;
  console.log(`Processes: receiver ${receiver.processId()}, desk ${desk.processId()}`);
  console.log(`Owner: ${site.receivedUrl}`);
  console.log(`Site: ${site.siteUrl}`);
  return { address: site.siteUrl, close: site.close };
});
