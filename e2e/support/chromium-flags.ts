/**
 * For every Chromium the tests start: it may run as root in a container, and must look nothing
 * up outside the machine.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
