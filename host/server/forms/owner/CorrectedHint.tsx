import { ownerTexts } from '../content/owner-texts';
import { Moment } from './Moment';

/** Says why a request that was handled is to be handled again. */
export function CorrectedHint({ handledAt }: { handledAt: number | null }) {
  return (
    <p className="notice">
      {ownerTexts.correctedSince} <Moment at={handledAt ?? ''} />
      {ownerTexts.correctedHint}
    </p>
  );
}
