import type { RemoteName } from '../../webpack/remotes';
import type { Fault } from './fault-proxy';

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

type FaultName = keyof typeof wireFaults;
type Phase = 'first load' | 'navigation' | 'slot';

export type Cell = {
  app: 'host' | RemoteName;
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

/** A page with a section of each app, and one from which a link leads there. Of slots, one alone has a section. */
const places: readonly Pick<Cell, 'app' | 'phase' | 'from' | 'to' | 'section'>[] = [
  ...(
    [
      { app: 'host', from: '/villes/riom', to: '/contact', section: 'contact/QuoteForm' },
      { app: 'marketing', from: '/villes/riom', to: '/', section: 'marketing/Portfolio' },
      { app: 'towns', from: '/zones-intervention', to: '/villes', section: 'towns/TownFilter' },
      { app: 'contact', from: '/mentions-legales', to: '/contact', section: 'contact/QuoteForm' },
    ] as const
  ).flatMap((place) => [
    { ...place, phase: 'first load' as const },
    { ...place, phase: 'navigation' as const },
  ]),
  { app: 'contact', phase: 'slot', from: '/', to: '/', section: 'contact/CallbackForm' },
];

/** Every fault in every place. */
export const cells: readonly Cell[] = places.flatMap((place) =>
  Object.keys(wireFaults).map((name) => {
    const fault = name as FaultName;
    return { ...place, fault, scripts: scriptsOf(place.app, fault, place.phase) };
  }),
);

function scriptsOf(app: Cell['app'], fault: FaultName, phase: Phase): RegExp {
  // The shell is there when the visitor goes on; what loads remotes comes with the first section.
  if (app === 'host')
    return phase === 'first load' ? /\/releases\/host\/.*\/main\.js/ : /\/releases\/host\/.*\/federation\./;
  // One alone, as a browser keeps six connections to an origin, and each that hangs is one less.
  if (fault === 'hangs') return new RegExp(`/releases/${app}/.*/remoteEntry\\.js`);
  return new RegExp(`/releases/${app}/.*\\.js`);
}
