import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { sendDocument } from '../html-document';
import { TabBar } from './TabBar';
import type { Visit } from './visit';

/** Title and notices of a group of pages. */
export type Frame = {
  title: string;
  /** Success messages by their key in the query parameter `fait`. */
  notices: Readonly<Record<string, string>>;
  /** Error messages by their key in the query parameter `refus`. */
  refusals?: Readonly<Record<string, string>>;
};

/** URL path of the script of the forms. */
export const scriptPath = '/site/atelier.js';

export type View = {
  heading: string;
  lead?: string;
  /** Target of the back link. */
  back?: { path: string; text: string };
  status?: number;
};

/** Sends one of the owner's pages, with the messages whose keys are in the URL. */
export function sendPage(visit: Visit, frame: Frame, view: View, content: ReactNode): FastifyReply {
  const { title } = frame;
  const { heading, lead, back, status } = view;
  const noticesIn = (texts: Frame['notices'], name: string) =>
    Object.entries(texts).filter(([word]) => visit.query.get(name)?.split(',').includes(word));
  const notices = [
    ...noticesIn(frame.notices, 'fait').map(([word, text]) => ({ word, text, tone: 'good' })),
    ...noticesIn(frame.refusals ?? {}, 'refus').map(([word, text]) => ({ word, text, tone: 'bad' })),
  ];
  return sendDocument(
    visit.reply,
    {
      title: heading === title ? title : `${heading} – ${title}`,
      status,
      script: scriptPath,
      isApp: true,
      bar: <TabBar path={visit.path} />,
    },
    <>
      {back && (
        <p className="back" id="retour">
          <a href={back.path}>{back.text}</a>
        </p>
      )}
      {lead && <p className="lead">{lead}</p>}
      <h1>{heading}</h1>
      <div role="status" id="avis">
        {notices.map(({ word, text, tone }) => (
          <div key={word} className={`notice ${tone}`}>
            {text}
          </div>
        ))}
      </div>
      {content}
    </>,
  );
}

/** Sends a page about requests. */
export const sendRequestsPage = (visit: Visit, view: View, content: ReactNode): FastifyReply =>
  sendPage(visit, { title: ownerTexts.title, notices: ownerTexts.done }, view, content);

type ActionButtonProps = {
  action: string;
  text: string;
  fields?: readonly (readonly [string, string])[];
  /** Whether this is the main button of the page. */
  isMain?: boolean;
};

/** Shows a button with its own form. */
export function ActionButton({ action, text, fields = [], isMain }: ActionButtonProps) {
  return (
    <form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={isMain ? undefined : 'secondary'}>
        {text}
      </button>
    </form>
  );
}

/** Sends a 404 page with a link to the requests. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendNotice(
    reply,
    404,
    <>
      {ownerTexts.notFound} <a href="/">{ownerTexts.toList}</a>
    </>,
  );

/** Sends a page with one sentence, such as an error. */
export function sendNotice(reply: FastifyReply, status: number, notice: ReactNode): FastifyReply {
  return sendDocument(
    reply,
    { status, title: ownerTexts.title, isApp: true },
    <>
      <h1>{ownerTexts.title}</h1>
      <p>{notice}</p>
    </>,
  );
}
