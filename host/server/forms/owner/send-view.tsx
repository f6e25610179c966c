import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { countState } from '../database/request-changes';
import { Navigation } from './Navigation';
import { SignOut } from './SignOut';
import type { OwnersDesk } from './owner-desk';
import { sendDocument, type DocumentPart } from './send-document';

type View = {
  /** The path that the navigation marks as current. */
  current: string;
  heading: string;
  parts: readonly DocumentPart[];
  /** What was just done, as the address says it. */
  done?: string | null;
};

/** Sends one view with the navigation that all share. */
export async function sendView(
  { database, mailQueue, hasPassword }: Pick<OwnersDesk, 'database' | 'mailQueue' | 'hasPassword'>,
  response: ServerResponse,
  { current, heading, parts, done = null }: View,
): Promise<void> {
  const mail = mailQueue?.status();
  const waiting = {
    quarantined: countState(database, 'quarantined'),
    unmailed: mail ? mail.waiting + mail.dead : 0,
  };
  const notice = Object.entries(ownerTexts.done).find(([name]) => name === done)?.[1];
  await sendDocument(response, {
    status: 200,
    title: current === '/' ? ownerTexts.title : ownerTexts.pageTitle(heading),
    hasForm: true,
    hasPictures: true,
    parts: [
      <Navigation key="navigation" current={current} waiting={waiting} />,
      <h1 key="heading">{heading}</h1>,
      <Notice key="done">{notice}</Notice>,
      ...parts,
      hasPassword && <SignOut key="sign-out" />,
    ].filter((part) => part !== false),
  });
}

function Notice({ children }: { children?: ReactNode }) {
  return (
    children && (
      <p role="status" className="notice">
        {children}
      </p>
    )
  );
}

/** Says in one sentence why there is nothing else to see. */
export async function sendNotice(
  response: ServerResponse,
  status: number,
  notice: string,
  link?: { address: string; text: string },
): Promise<void> {
  if (response.headersSent) return void response.destroy();
  await sendDocument(response, {
    status,
    title: ownerTexts.title,
    parts: [
      <h1 key="heading">{ownerTexts.title}</h1>,
      <p key="notice">{notice}</p>,
      ...(link
        ? [
            <p key="link">
              <a className="action" href={link.address}>
                {link.text}
              </a>
            </p>,
          ]
        : []),
    ],
  });
}
