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

/** Title, navigation and notices of a group of pages. */
export type Frame = {
  title: string;
  /** Accessible name of the navigation. */
  label: string;
  /** Links of the navigation, with the number of waiting items. */
  links: readonly { path: string; text: string; count?: number }[];
  /** Result messages, by their key in the URL. */
  notices: Readonly<Record<string, string>>;
  script?: string;
};

export type View = {
  heading: string;
  status?: number;
  /** Seconds until a browser without JavaScript reloads the page, while a job runs. */
  refreshes?: number | undefined;
};

/** Sends one of the owner's pages, with the result message named in its URL. */
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
  /** Path that the button posts to. */
  action: string;
  text: string;
  fields?: readonly (readonly [string, string])[];
  /** Subject of the button, for screen readers: several buttons of a page have the same text. */
  about?: string;
};

// In characters.
const longestAbout = 120;

/** A button in a form of its own. */
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

/** Sends one view of the requests, below the troubles. */
export async function sendView(
  { database, troubles }: OwnersDesk,
  visit: Visit,
  heading: string,
  content: ReactNode,
): Promise<void> {
  const links = [
    { path: '/site', text: ownerTexts.site },
    { path: '/', text: ownerTexts.list },
    { path: '/a-verifier', text: ownerTexts.quarantine, count: countState(database, 'quarantined') },
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

/** A trouble with its advice and its button. */
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

/** Sends a page with one sentence, such as an error. */
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
