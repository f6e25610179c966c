import { defaultFormsPort, portFromEnvironment } from '../delivery/port';
import { readLiveIdentity } from '../delivery/identity/live-identity';
import { readIdentity } from '../delivery/identity/read-identity';
import { spoolFolder } from '../delivery/received-folder';
import { formsEnvironment } from './forms/forms-environment';
import { openReceiver } from './forms/receiver';
import { startListening } from '../delivery/listening-server';
import { runProcess } from '../delivery/stop-on-signal';

/** Runs the receiver, which accepts visitors' forms behind a web server. */
runProcess(async () => {
  const identity = await readIdentity();
  const receiver = await openReceiver({
    forms: { ...formsEnvironment(process.env, identity.email).forms, live: readLiveIdentity },
    identity,
    spoolDir: spoolFolder(),
    log: console.log,
  });
  const listener = await startListening({
    handle: receiver.listener,
    port: portFromEnvironment(defaultFormsPort, 'RTH_FORMS_PORT'),
    inherited: 0,
    purpose: 'the forms',
    remedy: 'Stop the program that uses it, or choose another one with RTH_FORMS_PORT.',
  });
  console.log(`Receiving forms: ${listener.url}`);
  return async () => {
    await listener.close();
    receiver.stop();
  };
});
