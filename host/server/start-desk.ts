import { setPriority } from 'node:os';
import { portFromEnvironment } from './port';
import { readIdentity } from './identity/read-identity';
import { receivedFolder } from './received-folder';
import { openDesk } from './forms/desk';
import { formsEnvironment, ownerAccess, spoolFolder } from './forms/forms-environment';
import { startListening } from './listening-server';
import { runProcess } from './processes/child-process';
import { defaultFormsPort, portRemedy } from './processes/ports';

/** Of 19, where 19 is the lowest priority: pages and forms go first when the machine is busy. */
const afterVisitors = 10;

/** The process of the owner: shows requests, mails them and, in the end, forgets them. */
void runProcess(async () => {
  setPriority(afterVisitors);
  const identity = await readIdentity();
  const access = ownerAccess(process.env);
  const { mail, alerts, retentionYears } = formsEnvironment(process.env, identity.email);
  const desk = await openDesk({
    mail,
    alerts,
    retentionYears,
    identity,
    spoolDir: spoolFolder(process.env, receivedFolder()),
    access,
    log: console.log,
  });
  const listener = await startListening({
    handle: desk.ownersPage,
    port: portFromEnvironment(defaultFormsPort + 1, 'RTH_OWNER_PORT'),
    host: access.host,
    purpose: 'the page of received requests',
    remedy: portRemedy('RTH_OWNER_PORT'),
  }).catch(async (error: unknown) => {
    await desk.stop();
    throw error;
  });
  return {
    address: listener.url,
    async close() {
      await listener.close();
      await desk.stop();
    },
  };
});
