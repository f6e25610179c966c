import { siteTexts } from './content/site-texts';
import { momentChoices } from './content/work-fields';
import { attestationHome } from './photo-drafts';

type UploadFormProps = {
  /** The work that the files belong to, the portrait or the attestation. */
  home: string;
  label: string;
  /** Whether several photographs may be sent, of which he says when they were taken. Default: false. */
  isForMany?: boolean;
};

/** Sends files. A script sends them in pieces and goes on where the network left it; without, the browser does. */
export function UploadForm({ home, label, isForMany = false }: UploadFormProps) {
  const id = `fichier-${home}`;
  return (
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
            {momentChoices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="submit">{siteTexts.send}</button>
      <p role="status" data-told="" />
      <progress data-progress="" max={100} value={0} aria-label={siteTexts.send} hidden />
    </form>
  );
}
