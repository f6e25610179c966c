import { ownerTexts } from '../content/owner-texts';

/** Asks before more old requests go at once than usually do. */
export function HeldRetention({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <section className="notice">
      <p>{ownerTexts.retentionHeld(count)}</p>
      <form method="post" action="/conservation/effacer">
        <input type="hidden" name="nombre" value={count} />
        <button type="submit" className="secondary">
          {ownerTexts.retentionErase(count)}
        </button>
      </form>
    </section>
  );
}
