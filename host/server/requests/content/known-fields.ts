import type { ContentField } from '@renovation-th/shared/forms/form-fields';

/**
 * Kind of a field, which determines how we show it, search it and check it for spam. `choice`: a selected option or
 * checkbox. `slot`: the requested callback time. `slot-part`: only its day or its hour. `note`: a value that the page
 * adds without a visible field. `writtenText` in spam/signs.ts must read every kind of free text.
 */
export type FieldKind =
  'name' | 'phone' | 'email' | 'place' | 'choice' | 'message' | 'slot' | 'slot-part' | 'note';

/** Kind of every form field, and its label if that differs from the field's name. */
const knownFields: Record<ContentField, { kind: FieldKind; label?: string }> = {
  Nom: { kind: 'name' },
  Prénom: { kind: 'name' },
  Nom_complet: { kind: 'name' },
  Email: { kind: 'email', label: 'E-mail' },
  Téléphone: { kind: 'phone' },
  Ville: { kind: 'place' },
  Service_souhaité: { kind: 'choice' },
  Description_projet: { kind: 'message', label: 'Description du projet' },
  Urgence_projet: { kind: 'choice', label: 'Urgence' },
  Demande_rappel: { kind: 'choice', label: 'Rappel demandé' },
  Créneau_complet_rappel: { kind: 'slot', label: 'Créneau de rappel' },
  Date_rappel_demandée: { kind: 'slot-part', label: 'Jour du rappel' },
  Heure_rappel_demandée: { kind: 'slot-part', label: 'Heure du rappel' },
  Date_ISO: { kind: 'slot-part', label: 'Jour du rappel' },
  Heure_24h: { kind: 'slot-part', label: 'Heure du rappel' },
  Mention_rappel: { kind: 'note', label: 'Mention affichée' },
  Type_demande: { kind: 'note', label: 'Type de demande' },
  Source_formulaire: { kind: 'note', label: 'Formulaire' },
  Source: { kind: 'note' },
  Date_soumission: { kind: 'note', label: 'Envoyée le' },
  Référence: { kind: 'note' },
};

const byName = new Map(Object.entries(knownFields));

/** Returns the kind of a field, or null for an unknown field. */
export function fieldKind(name: string): FieldKind | null {
  return byName.get(name)?.kind ?? null;
}

export function fieldLabel(name: string): string {
  return byName.get(name)?.label ?? name.replaceAll('_', ' ');
}

/** Lists the non-empty values of all fields of these kinds, in the order of the fields. */
export function valuesOf(
  fields: Iterable<readonly [string, string]>,
  ...kinds: readonly (FieldKind | null)[]
): readonly string[] {
  return [...fields]
    .filter(([name, value]) => value !== '' && kinds.includes(fieldKind(name)))
    .map(([, value]) => value);
}
