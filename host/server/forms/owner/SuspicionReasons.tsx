import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../readable-text';
import type { StoredRequest } from '../stored-request';

const mostReasons = 30;
// In characters.
const longestReason = 100;

/** Why a request was set apart: in words where there are any, and otherwise as it is stored. */
export function SuspicionReasons({ request }: { request: StoredRequest }) {
  const { suspicion, reasons = [] } = request;
  const main = suspicion && inWords(ownerTexts.suspicions, suspicion);
  const details = [...new Set(reasons.slice(0, mostReasons))].filter((reason) => reason !== suspicion);
  return (
    <>
      <p>{main ?? ownerTexts.reasonUnknown}</p>
      {details.length > 0 && (
        <ul>
          {details.map((reason) => (
            <li key={reason}>
              {inWords(ownerTexts.suspicionReasons, reason) ?? shortened(readableText(reason), longestReason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function inWords(words: { readonly [code: string]: string }, code: string): string | undefined {
  return Object.entries(words).find(([name]) => name === code)?.[1];
}
