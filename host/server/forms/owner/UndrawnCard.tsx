import { ownerTexts } from '../content/owner-texts';

/** Stands for a request that cannot be drawn. @param file below the folder of received requests. */
export function UndrawnCard({ reference, file }: { reference: string; file: string }) {
  return (
    <article>
      <h2>{reference}</h2>
      <p>
        {ownerTexts.undrawn} <code>{file}</code>.
      </p>
    </article>
  );
}
