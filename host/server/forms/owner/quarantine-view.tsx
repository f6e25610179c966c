import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { titleOf } from '../shown-fields';
import { referenceOf } from '../stored-request';
import { ActionButton } from './ActionButton';
import type { OwnersDesk } from './owner-desk';
import { requestPart } from './request-parts';
import { sendView } from './send-view';
import { SuspicionReasons } from './SuspicionReasons';

const mostShown = 100;

/** What robots probably sent, each of which the owner can release. */
export async function quarantineView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { spool, index, log } = desk;
  const { count, first } = index.quarantined(mostShown);
  const cards = first.map((key) =>
    requestPart({
      spool,
      log,
      reference: referenceOf(key),
      versions: { count: 1, first: [{ folder: 'quarantine', key }] },
      surroundings: ({ request }) => ({
        remark: <SuspicionReasons request={request} />,
        actions: (
          <ActionButton
            action="/a-verifier/liberer"
            text={ownerTexts.release}
            fields={[['cle', key]]}
            about={titleOf(request)}
          />
        ),
      }),
    }),
  );
  await sendView(desk, response, {
    current: '/a-verifier',
    heading: ownerTexts.quarantine,
    done: query.get('fait'),
    parts: [
      <p key="hint">{count === 0 ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>,
      ...(await Promise.all(cards)),
      <p key="more">{count > first.length && ownerTexts.andMore(count - first.length)}</p>,
    ],
  });
}
