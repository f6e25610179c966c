import type { ReactNode } from 'react';
import type { Visit } from '../requests/owner/visit';
import { sendPage, type Frame, type View } from '../requests/owner/send-page';
import { siteTexts } from './content/site-texts';

const frame: Frame = {
  title: siteTexts.title,
  notices: siteTexts.done,
  refusals: siteTexts.refusals,
};

/** Sends a page on which the owner prepares the site. */
export function sendSiteView(visit: Visit, view: View, content: ReactNode): void {
  sendPage(visit, frame, view, content);
}

/** Returns a URL that makes a page report the result of a save. */
export function toSaved(page: string, refused: Iterable<keyof typeof siteTexts.refusals>): string {
  const words = [...refused].join();
  return `${page}?fait=enregistre${words && `&refus=${words}`}`;
}

/** Sends a 404 page for a deleted project or photograph. */
export function sendGone(visit: Visit): void {
  sendSiteView(visit, { heading: siteTexts.projects, status: 404 }, <p>{siteTexts.projectGone}</p>);
}
