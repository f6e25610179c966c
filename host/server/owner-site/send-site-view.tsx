import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { privateAnswerHeaders } from '../forms/html-document';
import { sendDocument, type DocumentPart } from '../forms/owner/send-document';
import { SignOut } from '../forms/owner/SignOut';
import { siteTexts } from './content/site-texts';

/** One request for a page of the owner's site, from somebody who is let in. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  hasPassword: boolean;
};

export const scriptPath = '/site/atelier.js';

type SiteView = {
  heading: string;
  parts: readonly DocumentPart[];
  status?: number;
  /** What was just done, or what went wrong. */
  notice?: ReactNode;
  /** Seconds after which the page is asked for again, while something is under way. */
  refreshes?: number;
};

/** Sends a page of the owner's site with the navigation that all share. */
export async function sendSiteView(visit: Visit, view: SiteView): Promise<void> {
  const { heading, parts, status = 200, notice, refreshes } = view;
  const isFirst = heading === siteTexts.title;
  await sendDocument(visit.response, {
    status,
    title: isFirst ? heading : siteTexts.pageTitle(heading),
    script: scriptPath,
    refresh: refreshes === undefined ? undefined : `${refreshes};url=${visit.path}`,
    hasForm: true,
    hasPictures: true,
    parts: [
      <SiteNavigation key="navigation" current={visit.path} />,
      <h1 key="heading">{heading}</h1>,
      <div key="notice" role="status">
        {notice && <div className="notice">{notice}</div>}
      </div>,
      ...parts,
      ...(visit.hasPassword ? [<SignOut key="sign-out" />] : []),
    ],
  });
}

const views = [
  { path: '/site', text: siteTexts.title },
  { path: '/site/a-completer', text: siteTexts.complete },
  { path: '/site/chantiers', text: siteTexts.works },
  { path: '/site/prix', text: siteTexts.prices },
  { path: '/site/moi', text: siteTexts.me },
  { path: '/site/agenda', text: siteTexts.calendar },
  { path: '/site/versions', text: siteTexts.history },
  { path: '/', text: siteTexts.requests },
] as const;

function SiteNavigation({ current }: { current: string }) {
  return (
    <nav aria-label={siteTexts.views}>
      <ul>
        {views.map(({ path, text }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sends the browser to an address of this page. */
export function seeOther({ response }: Visit, address: string): void {
  response.writeHead(303, { ...privateAnswerHeaders, Location: address, 'Content-Length': 0 }).end();
}
