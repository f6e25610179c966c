import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../server/error-code';
import { deliveryDigest } from '../delivery-digest';
import { writeDraft } from '../files';
import type { DocumentFacts, DocumentLink } from './document-facts';

/** A document, or a text beside the documents, as compose has written it. */
export type ListedFile = {
  /** Relative to the folder of its set. */
  file: string;
  /** Hash of all that it was made from; see page-key.ts. Null when it must not be kept. */
  key: string | null;
  /** Hashes of the file and of its compressed twins, in the order of `twins`. */
  hashes: readonly string[];
  /** Null for a text. */
  facts: DocumentFacts | null;
};

/** A document or text, and what its bytes and those of its twins were. */
export type HashedTwins = Pick<ListedFile, 'file' | 'hashes'>;

/** What is added to the name of a file: the file itself, and the twins that servers send compressed. */
export const twins = ['', '.br', '.gz'] as const;

/** Beside the documents of a set. A dot file is never served. */
const listFile = '.pages';

/**
 * Writes down what the documents of a set were made from, what they hold and their hashes. Strings that
 * many pages have in common, such as the links of the footer, stand in the list once: on a line of their
 * own before the first page that has them.
 */
export async function writePageList(place: string, listed: readonly ListedFile[]): Promise<void> {
  const numbers = new Map<string, number>();
  const lines: string[] = [];
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    lines.push(JSON.stringify(text));
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  for (const { file, key, hashes, facts } of listed) {
    const shared = facts && {
      ...facts,
      ids: facts.ids.map(numberOf),
      links: facts.links.map((link) => numberOf(linkText(link))),
    };
    lines.push(JSON.stringify({ file, key, hashes, facts: shared }));
  }
  // For the line end of the last one.
  lines.push('');
  const body = Buffer.from(lines.join('\n'));
  await writeDraft(path.join(place, listFile), Buffer.concat([await headOf(body), body]));
}

type LineOfPage = Omit<ListedFile, 'facts'> & {
  facts: (Omit<DocumentFacts, 'ids' | 'links'> & { ids: number[]; links: number[] }) | null;
};

/**
 * @returns null when there is no list, when other sources of delivery have written it, or when it is not
 * what they have written: then nothing is known of the documents.
 */
export async function readPageList(place: string): Promise<ListedFile[] | null> {
  const content = await readFile(path.join(place, listFile)).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!content) return null;
  const bodyStart = content.indexOf('\n') + 1;
  const body = content.subarray(bodyStart);
  if (!content.subarray(0, bodyStart).equals(await headOf(body))) return null;

  const texts: string[] = [];
  const links: DocumentLink[] = [];
  const textOf = (number: number) => texts[number] ?? '';
  const linkOf = (number: number) => (links[number] ??= linkFrom(textOf(number)));
  const listed: ListedFile[] = [];
  for (let start = 0; start < body.length;) {
    const end = body.indexOf('\n', start);
    // The hash in the head says that these lines are the ones that were written.
    const line = JSON.parse(body.toString('utf8', start, end)) as string | LineOfPage;
    start = end + 1;
    if (typeof line === 'string') texts.push(line);
    else
      listed.push({
        ...line,
        facts: line.facts && {
          ...line.facts,
          ids: line.facts.ids.map(textOf),
          links: line.facts.links.map(linkOf),
        },
      });
  }
  return listed;
}

/** Whether the documents and texts of a set are there as they were written, every byte. */
export async function hasListedFiles(place: string): Promise<boolean> {
  const listed = await readPageList(place);
  if (!listed) return false;
  return listed.every((one) => isAsListed(place, one));
}

/** The same for one. */
export function isAsListed(place: string, { file, hashes }: HashedTwins): boolean {
  try {
    return twins.every(
      (twin, index) => hashOf(readFileSync(path.join(place, file + twin))) === hashes[index],
    );
  } catch {
    return false;
  }
}

/** Hash of a file, as the list has it. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

const headOf = async (body: Buffer) => Buffer.from(`${await deliveryDigest()} ${hashOf(body)}\n`);

const linkText = ({ address, isForm, isOfHost }: DocumentLink) =>
  `${isForm ? 'form' : 'link'} ${isOfHost ? 'host' : 'page'} ${address}`;

const linkFrom = (text: string): DocumentLink => ({
  address: text.slice('link page '.length),
  isForm: text.startsWith('form'),
  isOfHost: text.startsWith('host', 'link '.length),
});
