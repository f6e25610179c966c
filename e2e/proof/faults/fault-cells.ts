import type { RemoteName } from '../../../webpack/remotes';
import type { Fault } from '../../support/fault-proxy';

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

export type FaultName = keyof typeof wireFaults;
export const faultNames: readonly FaultName[] = [
  'is refused',
  'answers 404',
  'answers 500',
  'is HTML instead of a script',
  'is truncated',
  'is tampered with',
  'hangs',
  'is slow',
];

export type Cell = {
  app: FaultyApp;
  fault: FaultName;
  phase: Phase;
  /** Where the visitor comes from by a link; on a first load, the page itself. */
  from: string;
  to: string;
  /** What he uses there, as `app/section`. */
  section: string;
  /** What fails on the wire. */
  scripts: RegExp;
};

/** A page with a section of each app, and one from which a link leads there. */
const places = {
  host: { page: '/contact', from: '/villes/riom', section: 'contact/quote' },
  marketing: { page: '/', from: '/villes/riom', section: 'marketing/portfolio' },
  towns: { page: '/villes', from: '/zones-intervention', section: 'towns/filter' },
  contact: { page: '/contact', from: '/mentions-legales', section: 'contact/quote' },
} as const;

/** @returns why not, where the cell has no meaning. */
export function cellOf(app: FaultyApp, fault: FaultName, phase: Phase): Cell | string {
  const scripts = scriptsOf(app, fault, phase);
  const { page, from, section } = places[app];
  if (phase === 'first load') return { app, fault, phase, from: page, to: page, section, scripts };
  if (phase === 'navigation') return { app, fault, phase, from, to: page, section, scripts };
  if (app === 'contact')
    return { app, fault, phase, from: '/', to: '/', section: 'contact/booking', scripts };
  return app === 'towns' ? 'the slot of towns is HTML alone' : `${app} offers no slot`;
}

function scriptsOf(app: FaultyApp, fault: FaultName, phase: Phase): RegExp {
  // The shell is there when the visitor goes on; what loads remotes comes with the first section.
  if (app === 'host')
    return phase === 'first load' ? /\/releases\/host\/.*\/main\.js/ : /\/releases\/host\/.*\/federation\./;
  // One alone, as a browser keeps six connections to an origin, and each that hangs is one less.
  if (fault === 'hangs') return new RegExp(`/releases/${app}/.*/remoteEntry\\.js`);
  return new RegExp(`/releases/${app}/.*\\.js`);
}
