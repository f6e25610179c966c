import { publicService } from '../content/aids';
import { rgeState, type Identity } from '../identity/identity';
import { qualificationLine } from '../identity/qualification-words';

/** Says whether our works qualify for aids that require RGE; claims and denies nothing while that is unknown. */
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
