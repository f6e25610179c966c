import type { ReactNode } from 'react';
import type { Visit } from '../forms/owner/owner-desk';
import { scriptPath, sendPage, type Frame, type View } from '../forms/owner/send-page';
import { siteTexts } from './content/site-texts';

const frame: Frame = {
  title: siteTexts.title,
  notices: siteTexts.done,
  refusals: siteTexts.refusals,
};

/** Sends a page on which the owner prepares the site. */
export const sendSiteView = (visit: Visit, view: View, content: ReactNode): void =>
  sendPage(visit, frame, { ...view, script: scriptPath }, content);

/** Sends a 404 page for a deleted project or photograph. */
export function sendGone(visit: Visit): void {
  sendSiteView(visit, { heading: siteTexts.projects, status: 404 }, <p>{siteTexts.projectGone}</p>);
}
