import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendHtml, type DocumentAnswer } from '../html-document';
import { readableText } from '../readable-text';

/** Draws a document and sends it. */
export function sendDocument(
  response: ServerResponse,
  { title, ...answer }: DocumentAnswer,
  content: ReactNode,
): void {
  sendHtml(response, { ...answer, title: readableText(title), body: renderToStaticMarkup(content) });
}
