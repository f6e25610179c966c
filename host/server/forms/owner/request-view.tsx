import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { titleOf } from '../shown-fields';
import { CorrectedHint } from './CorrectedHint';
import { HandledButton } from './HandledButton';
import type { OwnersDesk } from './owner-desk';
import { requestPart } from './request-parts';
import { sendNotice, sendView } from './send-view';

const mostVersions = 100;

/** One request, with its photographs and later versions, nothing shortened. */
export async function requestView(
  desk: OwnersDesk,
  reference: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { spool, index, log } = desk;
  const listed = index.request(reference);
  if (!listed) return sendNotice(response, 404, ownerTexts.notFound);

  const { handledAt, isCorrected } = listed;
  const versions = index.versionsOf(reference, mostVersions);
  const part = await requestPart({
    spool,
    log,
    reference,
    versions,
    surroundings: ({ request }) => ({
      handledAt,
      isWhole: true,
      remark: isCorrected === 1 && <CorrectedHint handledAt={handledAt} />,
      actions: (
        <HandledButton
          reference={reference}
          title={titleOf(request)}
          isHandled={handledAt !== null && isCorrected === 0}
          versions={versions.count}
        />
      ),
    }),
  });
  await sendView(desk, response, {
    current: `/demande/${reference}`,
    heading: ownerTexts.title,
    done: query.get('fait'),
    parts: [part],
  });
}
