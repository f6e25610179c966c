import { ownerTexts } from '../content/owner-texts';

/** Stands for a request that cannot be drawn. */
export function UndrawnCard({ reference }: { reference: string }) {
  return (
    <article>
      <h2>{reference}</h2>
      <p>{ownerTexts.undrawn}</p>
    </article>
  );
}
