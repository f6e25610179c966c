import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { furtherGaps, legalGaps, type IdentityGap } from '@renovation-th/shared/identity/identity-gaps';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerFields } from '../identity/owner-input';
import { saidIn } from './section-values';
import { savedSections } from './site-drafts';
import type { SiteParts } from './site-parts';

/** What is still missing once he publishes what he has prepared: of the law first. */
export async function gapsOf({ database, identity, now }: SiteParts): Promise<readonly IdentityGap[]> {
  const drafted = drafts(await identity(), database);
  return [...legalGaps(drafted, parisMoment(now()).day), ...furtherGaps(drafted)];
}

type Fields = { -readonly [Field in keyof Identity]?: Identity[Field] };

/** What visitors see now, with what is prepared and right in its place. */
function drafts(live: Identity, database: SiteParts['database']): Identity {
  const sections = savedSections(database).map(({ section, texts }) => saidIn(section, texts));
  const said: Readonly<Record<string, JsonValue>> = Object.assign({}, ...sections);
  const next: Fields = { ...live };
  const right = <Field extends keyof typeof ownerFields>(field: Field) =>
    ownerFields[field].safeParse(said[field]).data;
  for (const field of ['owner', 'insurance', 'mediator', 'host', 'hourlyRate'] as const)
    if (field in said) Object.assign(next, { [field]: right(field) });
  for (const field of ['travelCosts', 'payment', 'qualifications'] as const)
    if (field in said) Object.assign(next, { [field]: right(field) });
  if ('address' in said) next.address = { ...live.address, street: right('address')?.street };
  const registration = right('registration');
  if (registration) next.registration = { ...registration, isSample: false };
  if ('figures' in said) {
    const figures = right('figures');
    next.figures = figures && { ...figures, isSample: false };
  }
  return { ...live, ...next };
}
