import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { signInTexts } from '../content/sign-in-texts';
import { ActionButton } from './ActionButton';
import { signOutPath } from './owner-door';
import type { Visit } from './owner-desk';
import { sendDocument } from '../html-document';

/** What some of his pages have in common. */
export type Frame = {
  title: string;
  /** What the navigation is called. */
  label: string;
  /** Where it leads, with how much waits there. */
  links: readonly { path: string; text: string; count?: number }[];
  /** What was done, or why it was not, by the word that stands for it in an address. */
  told: Readonly<Record<string, string>>;
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
  const told = Object.entries(frame.told).filter(([word]) => words.includes(word));
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
        {told.map(([word, text]) => (
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
