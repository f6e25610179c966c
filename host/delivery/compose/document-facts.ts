import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { sectionMarks } from '@renovation-th/shared/contracts/section';
import { pageDocumentFile, type ComposedDocument } from './site-folder';

export type DocumentLink = {
  url: string;
  isForm: boolean;
  /** Whether the link is outside `<main>`. */
  isOfHost: boolean;
};

type Fault = { reason: string; remedy: string };

/** The facts about a document of a composed site. */
export type ReadDocument = ComposedDocument & {
  /** Hash of the title, description, text and links, but neither of the markup nor of the host's frame. */
  content: string;
  /** Faults of the document itself. Its links are checked later, because they need other documents. */
  faults: readonly Fault[];
  ids: readonly string[];
  /** Query parameters that sections of the page read. */
  parameters: readonly string[];
  /** Each link once, because menus repeat many of them. */
  links: readonly DocumentLink[];
};

const linking = 'a[href], area[href], form[action]';

/** Reads the documents of a composed site. */
export async function readDocuments(
  folder: string,
  composed: readonly ComposedDocument[],
): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const one of composed)
    documents.push(factsOf(await readFile(path.join(folder, pageDocumentFile(one.page)), 'utf8'), one));
  return documents;
}

/** Returns the facts of a document. */
export function factsOf(html: string, { page, app }: ComposedDocument): ReadDocument {
  const root = parse(html, { blockTextElements: { script: false, style: false, noscript: false } });
  const main = root.querySelector('main');
  const own = main?.querySelectorAll(linking) ?? [];
  const links = new Map<string, DocumentLink>();
  for (const element of root.querySelectorAll(linking)) {
    const link = {
      url: urlOf(element),
      isForm: element.tagName === 'FORM',
      isOfHost: !own.includes(element),
    };
    links.set(JSON.stringify(link), link);
  }
  const title = root.querySelector('title')?.text.trim();
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content');
  const content = [title, description, main?.text, own.map((link) => [link.tagName, urlOf(link)])];
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  // A clone, because a substring keeps its whole document in memory.
  return structuredClone({
    page,
    app,
    content: createHash('sha256').update(JSON.stringify(content)).digest('base64'),
    faults: [...headingFaults(root), ...repeatedIds(ids), ...brokenWords(html)],
    ids,
    links: [...links.values()],
    parameters: root
      .querySelectorAll(`[${sectionMarks.query}]`)
      .flatMap((section) => section.getAttribute(sectionMarks.query)?.split(' ') ?? []),
  });
}

const urlOf = (element: HTMLElement) => element.getAttribute('href') ?? element.getAttribute('action') ?? '';

function headingFaults(root: HTMLElement): Fault[] {
  const headings = root.querySelectorAll('h1').map(({ text }) => text.trim());
  if (headings.length === 1 && headings[0]) return [];
  const reason = headings.length === 1 ? 'has an empty h1.' : `has ${headings.length} h1.`;
  return [{ reason, remedy: 'A page has exactly one h1 with text, in its view.' }];
}

/** Finds repeated ids, because a link or a label reaches only the first element. */
function repeatedIds(ids: readonly string[]): Fault[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => ({
    reason: `has the id "${id}" twice.`,
    remedy: 'Rename one of them. The host has its own ids around every page.',
  }));
}

/** Finds words that a template writes for a missing value, such as `undefined`. */
function brokenWords(html: string): Fault[] {
  const shown = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const found = new Set(shown.match(/\bundefined\b|\bNaN\b|\[object Object\]/g));
  return [...found].map((word) => ({
    reason: `contains the word "${word}", which a template writes for a missing value.`,
    remedy: 'Find the missing value, such as a field of a list.',
  }));
}
