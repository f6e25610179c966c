import type { TokenVerdict } from './form-token';
import { quarantineScore, sign, type Sign } from './suspicion';

/** Nobody fills in a form within a second of seeing it. Milliseconds. */
const quickestPerson = 1_000;
/** With a browser that fills in name and address, a practised hand needs so long for the rest. */
const usualPerson = 3_000;

const tokenPoints = {
  valid: 0,
  unknown: 0,
  stale: 1,
  missing: 3,
  early: 3,
  forged: 4,
  replayed: 4,
} as const satisfies Record<TokenVerdict, number>;

type SentForm = { fields: ReadonlyMap<string, string>; form: 'ajax' | 'native'; token: TokenVerdict };

/** Points for a form that no page of the site sends, or not so fast. */
export function formSigns({ fields, form, token }: SentForm): readonly Sign[] {
  const trap = trapOf(fields);
  return [
    ...(trap ? sign(trap, quarantineScore) : []),
    ...sign('hurried', !trap && elapsedOf(fields) < usualPerson ? 3 : 0),
    // Without JavaScript there is no token, and nothing is held against that.
    ...(form === 'native' || token === 'valid' || token === 'unknown'
      ? []
      : sign(`token-${token}`, tokenPoints[token])),
  ];
}

/** The trap that a robot fell into, if any: either is enough to set its request apart. */
export function trapOf(fields: ReadonlyMap<string, string>): 'honeypot' | 'too-fast' | null {
  if (fields.get('_honey')) return 'honeypot';
  return elapsedOf(fields) < quickestPerson ? 'too-fast' : null;
}

/**
 * How long the form stood open, in milliseconds, as the page's script counts it. A page without
 * JavaScript does not, and what is no such number is not held against anybody.
 */
function elapsedOf(fields: ReadonlyMap<string, string>): number {
  const elapsed = fields.get('_elapsed') ?? '';
  return /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : Infinity;
}
