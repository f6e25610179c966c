import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote, NamedRemote } from '@renovation-th/shared/contracts/site-document';

/** The one release of an app that this document may run. */
type Reservation = {
  version: string;
  /** How many callers wait for its code. */
  waiting: number;
  /** For good: a page of it stands in the document, or its entry has run. */
  isKept: boolean;
};

const reservations = new Map<string, Reservation>();

/** Whether this document has reserved a release of this app, of whatever version: it keeps to that release. */
export function isHere({ container }: NamedRemote): boolean {
  return reservations.has(container);
}

/** For a page that the document brought as HTML alone. */
export function holdRelease(remote: LiveRemote): void {
  reserve(remote).isKept = true;
}

/**
 * The remote's one exposed module. The federation runtime comes in a chunk of its own, with the
 * first remote: the shell does not wait for it.
 *
 * The release is reserved as soon as loading begins. It is free again when nobody waits for it any more and
 * its entry never ran: the next try may then enter the release that has gone live meanwhile.
 * @throws when it cannot be had, does not speak this host's contract, or another release is reserved.
 */
export async function loadRemote(remote: LiveRemote): Promise<Remote> {
  const reservation = reserve(remote);
  reservation.waiting += 1;
  try {
    const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
    return await loadExposedModule(remote);
  } finally {
    reservation.waiting -= 1;
    reservation.isKept ||= hasRun(remote);
    if (!reservation.isKept && reservation.waiting === 0) reservations.delete(remote.container);
  }
}

function reserve({ container, version }: LiveRemote): Reservation {
  const reserved = reservations.get(container) ?? { version, waiting: 0, isKept: false };
  if (reserved.version !== version)
    throw new Error(`${container} ${version} is not loaded: this document is bound to ${reserved.version}.`);
  reservations.set(container, reserved);
  return reserved;
}

/** The chunks of two releases share one global list, so a second entry must not run after a first one. */
const hasRun = ({ container }: LiveRemote) => Object.hasOwn(globalThis, container);
