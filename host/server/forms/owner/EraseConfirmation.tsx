import { ownerTexts } from '../content/owner-texts';

/** Asks for a word before what is shown goes for good. */
export function EraseConfirmation({ references }: { references: readonly string[] }) {
  return (
    <form method="post" action="/effacer">
      {references.map((reference) => (
        <input key={reference} type="hidden" name="reference" value={reference} />
      ))}
      <p className="choice">
        <input type="checkbox" id="confirme" name="confirme" value="oui" required />
        <label htmlFor="confirme">{ownerTexts.eraseConfirm}</label>
      </p>
      <button type="submit">{ownerTexts.eraseNow}</button>
    </form>
  );
}
