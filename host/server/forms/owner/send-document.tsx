import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendWholeDocument } from '../html-document';
import { readableText } from '../readable-text';
import { Document, type DocumentFrame } from './Document';

/** A part of a page. What stands in `otherwise` is shown when `content` cannot be drawn. */
export type DocumentPart = ReactElement | { content: ReactElement; otherwise: ReactElement };

export type DocumentAnswer = DocumentFrame & {
  status: number;
  /** From top to bottom. Each is drawn on its own, so that one that throws hides no other. */
  parts: readonly DocumentPart[];
  /** Whether a form of the page may be sent back to this server. */
  hasForm?: boolean;
  /** Whether the page shows pictures of this server. */
  hasPictures?: boolean;
};

/** Milliseconds of drawing between two turns of the event loop. */
const longestTurn = 20;

/**
 * Draws a document and sends it, under a policy that allows nothing but the document itself.
 * Rejects when a part throws that has nothing to be shown in its place.
 */
export async function sendDocument(
  response: ServerResponse,
  { title, script, refresh, parts, ...answer }: DocumentAnswer,
): Promise<void> {
  const frame = renderToStaticMarkup(
    <Document title={readableText(title)} {...(script !== undefined && { script })} refresh={refresh} />,
  );
  const drawn: string[] = [];
  let turnBegan = performance.now();
  for (const part of parts) {
    drawn.push(draw(part));
    if (performance.now() - turnBegan > longestTurn) {
      await nextTurn();
      turnBegan = performance.now();
    }
  }
  // No text can hold the closing tag: React writes `<` of a text as an entity.
  const html = frame.replace('</main>', () => `${drawn.join('')}</main>`);
  sendWholeDocument(response, { ...answer, hasScript: script !== undefined, html: `<!doctype html>${html}` });
}

function draw(part: DocumentPart): string {
  if (!('otherwise' in part)) return renderToStaticMarkup(part);
  try {
    return renderToStaticMarkup(part.content);
  } catch {
    return renderToStaticMarkup(part.otherwise);
  }
}
