import { isNearOn } from '../promises/closures';
import type { Identity } from './identity';

/**
 * What pages may say on that day: without closures that have ended, a next start that has passed and
 * certificates that have run out, and with closures that are near marked as such.
 * @param day `yyyy-mm-dd`, in Europe/Paris.
 */
export function identityOn(day: string, identity: Identity): Identity {
  const { closures, nextStart, qualifications } = identity;
  const on: Identity = { ...identity };
  if (closures)
    on.closures = closures
      .filter(({ to }) => to >= day)
      .map((closure) => {
        const { from, to } = closure;
        return isNearOn(day, closure) ? { from, to, isNear: true } : { from, to };
      });
  if (qualifications) on.qualifications = qualifications.filter(({ validUntil }) => validUntil >= day);
  if (nextStart !== undefined && nextStart < day.slice(0, 7)) delete on.nextStart;
  return on;
}
