import { portFromEnvironment } from './port';
import { closureSentence, nearClosure } from '@renovation-th/shared/promises/closures';
import { readLiveIdentity } from './identity/live-identity';
import { readIdentity } from './identity/read-identity';
import { receivedFolder } from './received-folder';
import { formsEnvironment, spoolFolder } from './forms/forms-environment';
import { openReceiver } from './forms/receiver';
import { startListening } from './listening-server';
import { defaultFormsPort, portRemedy } from './processes/ports';
import { runProcess } from './processes/child-process';

/** Read anew for each form: the owner may have published a closure since. */
async function awayNotice(): Promise<string | null> {
  const identity = await readLiveIdentity();
  const closure = nearClosure(identity);
  return closure && closureSentence(closure, identity);
}

/** The process that visitors reach: takes forms on the loopback address, behind a web server. */
void runProcess(async () => {
  const identity = await readIdentity();
  const receiver = await openReceiver({
    forms: { ...formsEnvironment(process.env, identity.email).forms, awayNotice },
    identity,
    spoolDir: spoolFolder(process.env, receivedFolder()),
    log: console.log,
  });
  const listener = await startListening({
    handle: (request, response) => {
      if (receiver.owns(request.url ?? '')) void receiver.handle(request, response);
      else receiver.handleOther(request, response);
    },
    port: portFromEnvironment(defaultFormsPort, 'RTH_FORMS_PORT'),
    host: '127.0.0.1',
    takesInherited: true,
    purpose: 'the forms',
    remedy: portRemedy('RTH_FORMS_PORT'),
  });
  return {
    address: listener.url,
    async close() {
      await listener.close();
      receiver.stop();
    },
  };
});
