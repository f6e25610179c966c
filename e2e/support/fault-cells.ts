import type { RemoteName } from '../../webpack/remotes';
import type { Fault } from './fault-proxy';

/** Faults of the proxy by their description in test titles. */
export const wireFaults = {
  'is refused': 'refused',
  'returns 404': 'missing',
  'returns 500': 'broken',
  'is HTML instead of a script': 'html',
  'is truncated': 'truncated',
  'is tampered with': 'tampered',
  hangs: 'hangs',
  'is slow': 'trickles',
} as const satisfies Record<string, Fault>;

type FaultName = keyof typeof wireFaults;
type Phase = 'first load' | 'navigation' | 'slot';

export type Cell = {
  app: 'host' | RemoteName;
  fault: FaultName;
  phase: Phase;
  /** Page from which a navigation starts. */
  from: string;
  to: string;
  /** Section that the visitor uses on the page `to`, as `app/section`. */
  section: string;
  /** URLs of the scripts that fail. */
  scripts: RegExp;
};

/** A section for each app, and a page that links to it. The last visit is to the only slot that has a section. */
const visits: readonly Pick<Cell, 'app' | 'phase' | 'from' | 'to' | 'section'>[] = [
  ...(
    [
      { app: 'host', from: '/villes/riom', to: '/contact', section: 'contact/QuoteForm' },
      { app: 'marketing', from: '/villes/riom', to: '/', section: 'marketing/Portfolio' },
      { app: 'towns', from: '/zones-intervention', to: '/villes', section: 'towns/TownFilter' },
      { app: 'contact', from: '/mentions-legales', to: '/contact', section: 'contact/QuoteForm' },
    ] as const
  ).flatMap((visit) => [
    { ...visit, phase: 'first load' as const },
    // A running shell loads no more code of the host.
    ...(visit.app === 'host' ? [] : [{ ...visit, phase: 'navigation' as const }]),
  ]),
  { app: 'contact', phase: 'slot', from: '/', to: '/', section: 'contact/CallbackForm' },
];

/** Combinations of every fault with every visit. */
export const cells: readonly Cell[] = visits.flatMap((visit) =>
  Object.keys(wireFaults).map((name) => {
    const fault = name as FaultName;
    return { ...visit, fault, scripts: scriptsOf(visit.app, fault) };
  }),
);

function scriptsOf(app: Cell['app'], fault: FaultName): RegExp {
  if (app === 'host') return /\/releases\/host\/.*\/main\.js/;
  // Only one script hangs, because each hanging request occupies one of the browser's six connections to an origin.
  if (fault === 'hangs') return new RegExp(`/releases/${app}/.*/remoteEntry\\.js`);
  return new RegExp(`/releases/${app}/.*\\.js`);
}
