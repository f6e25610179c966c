import { isNearOn } from '../promises/closures';
import type { Identity } from './identity';

/**
 * Returns the identity on a day: removes past closures, a past `nextStart` and expired certificates, and marks closures
 * that are near.
 * @param day `yyyy-mm-dd`, in Paris.
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
