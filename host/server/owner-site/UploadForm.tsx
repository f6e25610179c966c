import { siteTexts } from './content/site-texts';
import { moments } from './photo-drafts';

type UploadFormProps = {
  /** The work that the photographs belong to, or the portrait. */
  home: string;
  label: string;
  isForOne?: boolean;
};

/** Sends photographs. A script sends them in pieces and goes on where the network left it; without, the browser does. */
export function UploadForm({ home, label, isForOne = false }: UploadFormProps) {
  return (
    <form
      method="post"
      action={`/site/photos/${home}/envoyer`}
      encType="multipart/form-data"
      data-pieces={`/site/photos/${home}/morceaux`}
    >
      <label htmlFor="photos">{label}</label>
      <input
        type="file"
        id="photos"
        name="photos"
        accept="image/jpeg,image/png,image/webp"
        multiple={!isForOne}
        required
      />
      {!isForOne && (
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
  );
}
