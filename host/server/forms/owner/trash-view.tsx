import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { listVersions } from '../database/request-lists';
import { titleOf } from '../shown-fields';
import { ActionButton } from './ActionButton';
import type { OwnersDesk } from './owner-desk';
import { pageNumber, PageLinks } from './PageLinks';
import { requestPart } from './request-parts';
import { sendView } from './send-view';

const perPage = 50;

/** What was deleted or kept for too long, until it goes for good; each can be taken back. */
export async function trashView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const find = (number: number) =>
    listVersions(desk.database, { state: 'deleted', page: { size: perPage, number } });
  const newest = find(1);
  const pageCount = Math.max(1, Math.ceil(newest.count / perPage));
  const page = pageNumber(query.get('page'), pageCount);
  const { count, first } = page === 1 ? newest : find(page);

  await sendView(desk, response, {
    current: '/corbeille',
    heading: ownerTexts.trash,
    done: query.get('fait'),
    parts: [
      <p key="hint">{count === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>,
      ...first.map((kept) =>
        requestPart({
          reference: kept.request.reference,
          versions: { count: 1, first: [kept] },
          surroundings: ({ request }) => ({
            actions: (
              <ActionButton
                action="/corbeille/reprendre"
                text={ownerTexts.takeBack}
                fields={[['reference', request.reference]]}
                about={titleOf(request)}
              />
            ),
          }),
        }),
      ),
      <PageLinks
        key="pages"
        page={page}
        pageCount={pageCount}
        addressOf={(number) => `/corbeille?page=${number}`}
      />,
    ],
  });
}
