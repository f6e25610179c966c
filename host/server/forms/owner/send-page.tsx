import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { signInTexts } from '../content/sign-in-texts';
import { troubleLine, troubleTexts } from '../content/trouble-texts';
import { countState } from '../database/request-lists';
import { readableText, shortened } from '../foreign-text';
import { sendDocument } from '../html-document';
import type { Trouble } from '../troubles';
import { momentInWords } from './moment-in-words';
import type { OwnersDesk, Visit } from './owner-desk';
import { signOutPath } from './owner-door';

/** What some of his pages have in common. */
export type Frame = {
  title: string;
  /** What the navigation is called. */
  label: string;
  /** Where it leads, with how much waits there. */
  links: readonly { path: string; text: string; count?: number }[];
  /** What was done, or why it was not, by the word that stands for it in an address. */
  notices: Readonly<Record<string, string>>;
  script?: string;
};

export type View = {
  heading: string;
  status?: number;
  /** Seconds after which a browser without script asks for the page again, while something is under way. */
  refreshes?: number | undefined;
};

/** Sends one of the owner's pages, and says what its address tells of the one before. */
export function sendPage(visit: Visit, frame: Frame, view: View, content: ReactNode): void {
  const { title, label, links, script } = frame;
  const { heading, status, refreshes } = view;
  const words = (visit.query.get('fait') ?? visit.query.get('refus') ?? '').split(',');
  const notices = Object.entries(frame.notices).filter(([word]) => words.includes(word));
  const shown = links.map(({ path, text, count = 0 }) => ({
    address: path,
    text: count > 0 ? ownerTexts.counted(text, count) : text,
    isCurrent: path === visit.path,
  }));
  sendDocument(
    visit.response,
    {
      title: heading === title ? title : `${heading} – ${title}`,
      ...{ script, hasForm: true, hasPictures: true },
      ...(status !== undefined && { status }),
      refresh: refreshes === undefined ? undefined : `${refreshes};url=${visit.path}`,
    },
    <>
      <PageLinks label={label} links={shown} />
      <h1>{heading}</h1>
      <div role="status">
        {notices.map(([word, text]) => (
          <div key={word} className="notice">
            {text}
          </div>
        ))}
      </div>
      {content}
      {visit.hasPassword && <ActionButton action={signOutPath} text={signInTexts.signOut} />}
    </>,
  );
}

type PageLink = { address: string; text: string; isCurrent: boolean };

/** A row of links. */
export function PageLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ address, text, isCurrent }) => (
          <li key={address}>
            <a href={address} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ActionButtonProps = {
  /** Where the button posts to, on this page. */
  action: string;
  text: string;
  fields?: readonly (readonly [string, string])[];
  /** What it is about: several buttons of a page read the same, and a screen reader tells them apart. */
  about?: string;
};

// In characters.
const longestAbout = 120;

/** A button that posts to this page. */
export function ActionButton({ action, text, fields = [], about }: ActionButtonProps) {
  const label = about && ownerTexts.about(text, shortened(readableText(about), longestAbout));
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="secondary" aria-label={label}>
        {text}
      </button>
    </form>
  );
}

/** Sends one view of the requests, below what is wrong. Its navigation says how much waits elsewhere. */
export async function sendView(
  { database, mailQueue, troubles }: OwnersDesk,
  visit: Visit,
  heading: string,
  content: ReactNode,
): Promise<void> {
  const mail = mailQueue?.status();
  const links = [
    { path: '/site', text: ownerTexts.site },
    { path: '/', text: ownerTexts.list },
    { path: '/a-verifier', text: ownerTexts.quarantine, count: countState(database, 'quarantined') },
    { path: '/courrier', text: ownerTexts.mail, count: mail ? mail.waiting + mail.refused : 0 },
    { path: '/corbeille', text: ownerTexts.trash },
    { path: '/effacer', text: ownerTexts.erase },
    { path: '/demandes.csv', text: ownerTexts.export },
    ...(visit.hasPassword ? [{ path: '/connexions', text: signInTexts.sessions }] : []),
  ];
  const { title, views: label, done: notices } = ownerTexts;
  const wrong = await troubles();
  sendPage(
    visit,
    { title, label, links, notices },
    { heading },
    <>
      {wrong.map((trouble) => (
        <TroubleNotice key={trouble.code} {...trouble} />
      ))}
      {content}
    </>,
  );
}

/** What is wrong, what to do, and the button that ends it where there is one. */
function TroubleNotice({ code, since, detail }: Trouble) {
  const text = troubleTexts[code];
  return (
    <section className="notice">
      <p>
        <strong>{readableText(troubleLine(code, detail))}</strong>
        {` ${ownerTexts.troubleSince} ${momentInWords(since)}.`}
      </p>
      <p>{text.todo}</p>
      {'button' in text && (
        <ActionButton action={`/problemes/${code}`} text={text.button} fields={[['nombre', detail]]} />
      )}
    </section>
  );
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
