import { publicService } from '../content/aids';
import { shortFrenchDate } from '../forms/paris-time';
import { rgeState, type Identity, type Qualification } from '../identity/identity';

/**
 * Says whether our work qualifies for aid that requires RGE. While the state is unknown, advises visitors to ask for the
 * certificate.
 */
export function rgeSentence(identity: Pick<Identity, 'qualifications' | 'rge'>): string {
  const rge = rgeState(identity);
  switch (rge.state) {
    case 'certified':
      return `Notre qualification\u00a0: ${qualificationLine(rge.certificate)}. Les travaux de ce domaine peuvent recevoir MaPrimeRénov’ si votre dossier y a droit.`;
    case 'none':
      return 'Les travaux que nous faisons n’ouvrent pas droit à MaPrimeRénov’ ni aux aides qui exigent cette qualification. Pour ces travaux-là, choisissez une entreprise RGE.';
    case 'unknown':
      return `Demandez alors le certificat RGE, à nous comme aux autres, et vérifiez sur ${publicService.website} qu’il couvre vos travaux.`;
  }
}

/** Returns « RGE Qualibat n° E-E000000, « Isolation des murs », valable jusqu’au 31 décembre 2027 ». */
export function qualificationLine({ name, number, domain, validUntil }: Qualification): string {
  const lastDay = `${shortFrenchDate(validUntil)} ${validUntil.slice(0, 4)}`;
  return `${name} n°\u00a0${number}, «\u00a0${domain}\u00a0», valable jusqu’au ${lastDay}`;
}
