import type { Visit } from '../forms/owner/owner-desk';
import { siteTexts } from './content/site-texts';
import { attestationHome, moments } from './photo-drafts';

type UploadFormProps = {
  /** The work that the files belong to, the portrait or the attestation. */
  home: string;
  label: string;
  visit: Visit;
  /** Whether several photographs may be sent, of which he says when they were taken. Default: false. */
  isForMany?: boolean;
};

/** Sends files. A script sends them in pieces and goes on where the network left it; without, the browser does. */
export function UploadForm({ home, label, visit, isForMany = false }: UploadFormProps) {
  const id = `fichier-${home}`;
  return (
    <>
      {visit.query.get('de') === home && <FileProblems told={visit.query.get('refus') ?? ''} />}
      <form
        method="post"
        action={`/site/fichiers/${home}/envoyer`}
        encType="multipart/form-data"
        data-pieces={`/site/fichiers/${home}/morceaux`}
      >
        <label htmlFor={id}>{label}</label>
        <input
          type="file"
          id={id}
          name="fichiers"
          accept={home === attestationHome ? 'application/pdf,.pdf' : 'image/jpeg,image/png,image/webp'}
          multiple={isForMany}
          required
        />
        {isForMany && (
          <>
            <label htmlFor="moment">{siteTexts.photoMoment}</label>
            <select id="moment" name="moment">
              {moments.map((moment) => (
                <option key={moment} value={moment}>
                  {siteTexts.moments[moment]}
                </option>
              ))}
            </select>
          </>
        )}
        <button type="submit">{siteTexts.send}</button>
        <p role="status" data-told="" />
        <progress data-progress="" max={100} value={0} aria-label={siteTexts.send} hidden />
      </form>
    </>
  );
}

/** Says why files were not taken. */
function FileProblems({ told }: { told: string }) {
  const reasons = Object.entries(siteTexts.fileProblems).filter(([name]) => told.split(',').includes(name));
  return (
    <div role="alert" className="notice">
      {reasons.map(([name, text]) => (
        <p key={name}>{text}</p>
      ))}
    </div>
  );
}
