import { ownerTexts } from '../content/owner-texts';
import { problemTexts } from '../content/problem-texts';
import { readFact } from '../database/open-database';
import { momentInWords } from './moment-in-words';
import { ActionButton } from './send-page';
import type { OwnersDesk } from './visit';

/** Fact that the owner has written down the key of the backups. Also the path of the button that confirms it. */
export const keyNoted = 'cle-notee';

/** Shows each problem with advice and, if the owner can solve it here, a button. Then asks for the key of the backups. */
export function ProblemNotices({ desk: { problems, hasBackups, database } }: { desk: OwnersDesk }) {
  const { title, todo, button } = ownerTexts.backupKey;
  return (
    <>
      {problems().map(({ code, since, detail }) => {
        const text = problemTexts[code];
        return (
          <section key={code} className="notice">
            <p>
              <strong>{text.title}</strong>
              {` ${ownerTexts.problemSince} ${momentInWords(since)}.`}
            </p>
            <p>{text.todo}</p>
            {detail && <p className="detail">{ownerTexts.detail(detail)}</p>}
            {'button' in text && <ActionButton action={`/problemes/${code}`} text={text.button} />}
          </section>
        );
      })}
      {hasBackups && readFact(database, keyNoted) === null && (
        <section className="notice">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{todo}</p>
          <ActionButton action={`/problemes/${keyNoted}`} text={button} />
        </section>
      )}
    </>
  );
}
