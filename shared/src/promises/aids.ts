import { rgeState, type Identity } from '../identity/identity';
import { qualificationLine } from '../identity/qualification-words';

/** The public service for renovation, kept by the national agency for housing (ANAH). */
const publicService = { phone: '0\u00a0808\u00a0800\u00a0700', website: 'france-renov.gouv.fr' };

/** What to do before a signature, and whom to ask. */
export const aidAdvice = `Déposez votre demande avant de signer le devis. France Rénov’, le service public, vous dit gratuitement à quoi vous avez droit\u00a0: ${publicService.phone}, ${publicService.website}.`;

/** What the certificate that aids ask for means here. Unknown, it is neither claimed nor denied. */
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
