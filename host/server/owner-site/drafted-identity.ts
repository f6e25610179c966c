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

/** Fields that the identity has as he says them. */
const asTheyAre = [
  ...(['owner', 'insurance', 'mediator', 'host', 'hourlyRate', 'travelCosts'] as const),
  ...(['payment', 'qualifications'] as const),
];

/** What visitors see now, with what is prepared and right in its place. */
function drafts(live: Identity, database: SiteParts['database']): Identity {
  const sections = savedSections(database).map(({ section, texts }) => saidIn(section, texts));
  const said: Readonly<Record<string, JsonValue>> = Object.assign({}, ...sections);
  const next: Fields = { ...live };
  for (const field of asTheyAre)
    if (field in said) Object.assign(next, { [field]: ownerFields[field].safeParse(said[field]).data });
  if ('address' in said)
    next.address = { ...live.address, street: ownerFields.address.safeParse(said.address).data?.street };
  const registration = ownerFields.registration.safeParse(said.registration).data;
  if (registration) next.registration = { ...registration, isSample: false };
  const figures = ownerFields.figures.safeParse(said.figures).data;
  if ('figures' in said) next.figures = figures && { ...figures, isSample: false };
  return { ...live, ...next };
}
