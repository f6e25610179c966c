import type { ReactNode } from 'react';
import { signInTexts } from '../content/sign-in-texts';
import { ActionButton } from './ActionButton';
import { signOutPath } from './owner-door';
import type { Visit } from './owner-desk';
import { sendDocument } from '../html-document';

type Page = {
  title: string;
  heading: string;
  /** What the navigation is called, and where it leads. */
  views: { label: string; links: readonly PageLink[] };
  /** What was just done, or what went wrong. */
  notice?: ReactNode;
  status?: number;
  script?: string;
  /** Seconds after which a browser without script asks for the page again. */
  refreshes?: number | undefined;
};

export type PageLink = { address: string; text: string; isCurrent: boolean };

/** Sends one of the owner's pages, in the frame that all share. */
export function sendPage(
  visit: Visit,
  { title, heading, views, notice, status, script, refreshes }: Page,
  content: ReactNode,
): void {
  sendDocument(
    visit.response,
    {
      ...{ title, script, hasForm: true, hasPictures: true },
      ...(status !== undefined && { status }),
      refresh: refreshes === undefined ? undefined : `${refreshes};url=${visit.path}`,
    },
    <>
      <PageLinks {...views} />
      <h1>{heading}</h1>
      <div role="status">{notice && <div className="notice">{notice}</div>}</div>
      {content}
      {visit.hasPassword && <ActionButton action={signOutPath} text={signInTexts.signOut} />}
    </>,
  );
}

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
