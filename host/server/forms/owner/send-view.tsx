import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { countState } from '../database/request-changes';
import type { OwnersDesk, Visit } from './owner-desk';
import { sendDocument } from '../html-document';
import { sendPage } from './send-page';

/** Sends one view of the requests. Its navigation says how much waits where the owner does not look every day. */
export function sendView(
  { database, mailQueue }: OwnersDesk,
  visit: Visit,
  heading: string,
  content: ReactNode,
): void {
  const mail = mailQueue?.status();
  const links = [
    { path: '/site', text: ownerTexts.site },
    { path: '/', text: ownerTexts.list },
    { path: '/a-verifier', text: ownerTexts.quarantine, count: countState(database, 'quarantined') },
    { path: '/courrier', text: ownerTexts.mail, count: mail ? mail.waiting + mail.dead : 0 },
    { path: '/corbeille', text: ownerTexts.trash },
    { path: '/effacer', text: ownerTexts.erase },
    { path: '/demandes.csv', text: ownerTexts.export },
  ];
  const { title, views: label, done: told } = ownerTexts;
  sendPage(visit, { title, label, links, told }, { heading }, content);
}

/** Says in one sentence why there is nothing else to see. */
export function sendNotice(
  response: ServerResponse,
  status: number,
  notice: string,
  link?: { address: string; text: string },
): void {
  if (response.headersSent) return void response.destroy();
  sendDocument(
    response,
    { status, title: ownerTexts.title },
    <>
      <h1>{ownerTexts.title}</h1>
      <p>{notice}</p>
      {link && (
        <p>
          <a className="action" href={link.address}>
            {link.text}
          </a>
        </p>
      )}
    </>,
  );
}
