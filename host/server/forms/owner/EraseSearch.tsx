import { ownerTexts } from '../content/owner-texts';

/** Asks whose requests are to be erased. */
export function EraseSearch({ who, isFound }: { who: string; isFound: boolean }) {
  return (
    <>
      <p>{ownerTexts.eraseHint}</p>
      <form method="get" action="/effacer">
        <label htmlFor="qui">{ownerTexts.eraseLabel}</label>
        <p className="row">
          <input id="qui" name="qui" required maxLength={254} defaultValue={who} />
          <button type="submit" className="secondary">
            {ownerTexts.eraseFind}
          </button>
        </p>
      </form>
      {!isFound && <p role="status">{ownerTexts.eraseNone}</p>}
    </>
  );
}
