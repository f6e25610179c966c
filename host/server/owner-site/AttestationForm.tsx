import { ActionButton } from '../forms/owner/ActionButton';
import { attestationOf } from './candidate';
import { siteTexts } from './content/site-texts';
import { FileProblem } from './FileProblem';
import type { Visit } from './send-site-view';
import type { SiteParts } from './site-parts';

/** Takes the PDF of his insurance, and shows whether there is one. */
export function AttestationForm({ parts, visit }: { parts: SiteParts; visit: Visit }) {
  const hasOne = attestationOf(parts.database) !== null;
  return (
    <section aria-labelledby="titre-attestation" id="attestation">
      <h2 id="titre-attestation">{siteTexts.attestation}</h2>
      <p className="quiet">{siteTexts.attestationWhy}</p>
      {visit.query.get('a') === 'attestation' && <FileProblem visit={visit} />}
      {hasOne && (
        <>
          <p>
            <a href="/site/attestation.pdf">{siteTexts.attestationHere}</a>
          </p>
          <ActionButton
            action="/site/attestation/retirer"
            text={siteTexts.remove}
            about={siteTexts.attestation}
          />
        </>
      )}
      <form method="post" action="/site/attestation" encType="multipart/form-data">
        <label htmlFor="attestation-fichier">{siteTexts.attestationLabel}</label>
        <input type="file" id="attestation-fichier" name="fichier" accept="application/pdf,.pdf" required />
        <button type="submit">{siteTexts.send}</button>
      </form>
    </section>
  );
}
