import type { RemoteName } from '../../../webpack/remotes';
import type { Fault } from '../../support/fault-proxy';
import { tears } from './torn-releases';

export const phases = ['first load', 'navigation', 'slot'] as const;
export type Phase = (typeof phases)[number];

export const faultyApps = ['host', 'marketing', 'towns', 'contact'] as const satisfies readonly (
  'host' | RemoteName
)[];
export type FaultyApp = (typeof faultyApps)[number];

/** On the wire: what the visitor says of it, and what the proxy does. */
export const wireFaults = {
  'is refused': 'refused',
  'answers 404': 'missing',
  'answers 500': 'broken',
  'is HTML instead of a script': 'html',
  'is truncated': 'truncated',
  'is tampered with': 'tampered',
  hangs: 'hangs',
  'is slow': 'trickles',
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof wireFaults | (typeof tears)[number];
export const faultNames: readonly FaultName[] = [
  'is refused',
  'answers 404',
  'answers 500',
  'is HTML instead of a script',
  'is truncated',
  'is tampered with',
  'hangs',
  'is slow',
  ...tears,
];

export type Cell = {
  app: FaultyApp;
  fault: FaultName;
  phase: Phase;
  /** Where the visitor is, or comes from by a link. */
  from: string;
  /** Where the link leads; the page itself on a first load. */
  to: string;
  /** What fails on the wire. */
  scripts: RegExp;
};

/** A page of each app that needs its code, and one without it from which a link leads there. */
const places = {
  host: { page: '/contact', from: '/villes/riom' },
  marketing: { page: '/', from: '/villes/riom' },
  towns: { page: '/villes', from: '/zones-intervention' },
  contact: { page: '/contact', from: '/mentions-legales' },
} as const;

/** A page that shows a slot of the app, and where the visitor comes from. */
const slots = {
  towns: { page: '/zones-intervention', from: '/mentions-legales' },
  contact: { page: '/', from: '/' },
} as const;

/** @returns why not, where the cell has no meaning. */
export function cellOf(app: FaultyApp, fault: FaultName, phase: Phase): Cell | string {
  const scripts = scriptsOf(app, fault, phase);
  if (phase !== 'slot') {
    const { page, from } = places[app];
    return { app, fault, phase, from: phase === 'first load' ? page : from, to: page, scripts };
  }
  if (app === 'host') return 'the host offers no slot';
  if (app === 'marketing') return 'marketing offers no slot';
  const { page, from } = slots[app];
  return { app, fault, phase, from, to: page, scripts };
}

function scriptsOf(app: FaultyApp, fault: FaultName, phase: Phase): RegExp {
  // The shell is there when the visitor goes on; what loads remotes comes with the first of them.
  if (app === 'host')
    return phase === 'first load' ? /\/releases\/host\/.*\/main\.js/ : /\/releases\/host\/.*\/federation\./;
  // One alone, as a browser keeps six connections to an origin, and each that hangs is one less.
  if (fault === 'hangs') return new RegExp(`/releases/${app}/.*/remoteEntry\\.js`);
  return new RegExp(`/releases/${app}/.*\\.js`);
}
