import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import type { StoredRequest } from './stored-request';

// The complete slot says all of these at once.
const slotParts: readonly string[] = [
  'Date_ISO',
  'Heure_24h',
  'Date_rappel_demandée',
  'Heure_rappel_demandée',
] satisfies readonly ContentField[];

/** The fields that tell a reader something, in the order in which they were sent. */
export function shownFields({ fields }: StoredRequest): readonly (readonly [string, string])[] {
  const isSlotComplete = fields.some(([name]) => name === 'Créneau_complet_rappel');
  return fields.filter(
    ([name, value]) => value !== '' && name !== 'Référence' && !(isSlotComplete && slotParts.includes(name)),
  );
}

/** Who wrote, as the form has it. */
function nameOf({ fields }: StoredRequest): string {
  const names: readonly string[] = ['Prénom', 'Nom', 'Nom_complet'] satisfies readonly ContentField[];
  return fields
    .filter(([name, value]) => names.includes(name) && value !== '')
    .map(([, value]) => value)
    .join(' ');
}

/** What to call the request in a list or a mail. */
export function titleOf(request: StoredRequest): string {
  return request.subject || nameOf(request) || request.reference;
}
