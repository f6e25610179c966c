import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { problemTexts } from '../content/problem-texts';
import { readableText, shortened } from '../foreign-text';
import { sendDocument } from '../html-document';
import { readFact } from '../database/open-database';
import type { Problem } from '../health/problems';
import { momentInWords } from './moment-in-words';
import { TabBar } from './TabBar';
import type { OwnersDesk, Visit } from './visit';

/** Title and notices of a group of pages. */
export type Frame = {
  title: string;
  /** Success messages by their key in the query parameter `fait`. */
  notices: Readonly<Record<string, string>>;
  /** Error messages by their key in the query parameter `refus`. */
  refusals?: Readonly<Record<string, string>>;
};

/** URL path of the script that saves forms automatically. */
export const scriptPath = '/site/atelier.js';

export type View = {
  heading: string;
  lead?: string;
  /** Target of the back link. */
  back?: { path: string; text: string };
  /** Undo button beside the notice. */
  undo?: ReactNode;
  status?: number;
  /** URL path of a script. Default: no script. */
  script?: string;
  /** Seconds after which browsers without JavaScript reload the page. Default: no reload. */
  refreshes?: number | undefined;
};

/** Sends one of the owner's pages, with the messages whose keys are in the URL. */
export function sendPage(visit: Visit, frame: Frame, view: View, content: ReactNode): FastifyReply {
  const { title } = frame;
  const { heading, lead, back, undo, status, script, refreshes } = view;
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
      script,
      hasForm: true,
      hasPictures: true,
      isApp: true,
      bar: <TabBar path={visit.path} />,
      ...(status !== undefined && { status }),
      refresh: refreshes === undefined ? undefined : `${refreshes};url=${visit.path}`,
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
            {undo ? (
              <div className="row">
                <span>{text}</span>
                {undo}
              </div>
            ) : (
              text
            )}
          </div>
        ))}
      </div>
      {content}
    </>,
  );
}

type ActionButtonProps = {
  action: string;
  text: string;
  fields?: readonly (readonly [string, string])[];
  /** Whether this is the main button of the page. */
  isMain?: boolean;
  /** Subject of the action. Screen readers need it to distinguish buttons with the same text. */
  about?: string;
};

/** Maximum length of `about`, in characters. */
const longestAbout = 120;

/** Shows a button with its own form. */
export function ActionButton({ action, text, fields = [], about, isMain }: ActionButtonProps) {
  const label = about && ownerTexts.about(text, shortened(readableText(about), longestAbout));
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={isMain ? undefined : 'secondary'} aria-label={label}>
        {text}
      </button>
    </form>
  );
}

/** Sends a page about requests, with the current problems above its content. */
export function sendView(
  { problems, hasBackups, database }: OwnersDesk,
  visit: Visit,
  view: View,
  content: ReactNode,
): FastifyReply {
  const { title, done: notices } = ownerTexts;
  return sendPage(
    visit,
    { title, notices },
    view,
    <>
      {problems().map((problem) => (
        <ProblemNotice key={problem.code} {...problem} />
      ))}
      {hasBackups && readFact(database, keyNoted) === null && (
        <section className="notice">
          <p>
            <strong>{ownerTexts.backupKey.title}</strong>
          </p>
          <p>{ownerTexts.backupKey.todo}</p>
          <ActionButton action={`/problemes/${keyNoted}`} text={ownerTexts.backupKey.button} />
        </section>
      )}
      {content}
    </>,
  );
}

/** Fact that the owner has written down the key of the backups. Also the path of the button that confirms it. */
export const keyNoted = 'cle-notee';

/** Shows a problem with advice and, if the owner can solve it here, a button. */
function ProblemNotice({ code, since, detail }: Problem) {
  const text = problemTexts[code];
  return (
    <section className="notice">
      <p>
        <strong>{text.title}</strong>
        {` ${ownerTexts.problemSince} ${momentInWords(since)}.`}
      </p>
      <p>{text.todo}</p>
      {detail && <p className="detail">{ownerTexts.detail(readableText(detail))}</p>}
      {'button' in text && <ActionButton action={`/problemes/${code}`} text={text.button} />}
    </section>
  );
}

/** Back link to the page "Plus". */
export const more = { path: '/plus', text: ownerTexts.tabs.more };

/** Sends a 404 page. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendNotice(reply, 404, ownerTexts.notFound, { ...toList, heading: ownerTexts.notFoundTitle });

/** Link to the requests, for pages without a tab bar. */
const toList = { address: '/', text: ownerTexts.toList };

/** Sends a page with one sentence, such as an error. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  notice: string,
  link?: { address: string; text: string; heading?: string },
): FastifyReply {
  const heading = link?.heading ?? ownerTexts.title;
  return sendDocument(
    reply,
    { status, title: heading, isApp: true },
    <>
      <h1>{heading}</h1>
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
