import type { WireFields } from '@renovation-th/shared/forms/form-fields';

/** How a field is called for people, where its name as sent does not already say it. */
const labels = new Map(
  Object.entries({
    Nom_complet: 'Nom complet',
    Email: 'E-mail',
    Service_souhaité: 'Service souhaité',
    Description_projet: 'Description du projet',
    Urgence_projet: 'Urgence',
    Demande_rappel: 'Rappel demandé',
    Date_ISO: 'Jour du rappel',
    Heure_24h: 'Heure du rappel',
    Date_rappel_demandée: 'Jour du rappel',
    Heure_rappel_demandée: 'Heure du rappel',
    Créneau_complet_rappel: 'Créneau de rappel',
    Mention_rappel: 'Mention affichée',
    Type_demande: 'Type de demande',
    Source_formulaire: 'Formulaire',
    Date_soumission: 'Envoyée le',
  } satisfies WireFields),
);

export function fieldLabel(name: string): string {
  return labels.get(name) ?? name.replaceAll('_', ' ');
}
