import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from '../../../webpack/paths';
import { answerTexts, fallbackTexts } from '../requests/content/form-answers';
import { documentHtml } from '../requests/html-document';

type Answers = { origin: string; email: string; /** In pairs, such as `01 99 00 12 34`. */ national: string };

/**
 * Returns the files that an installation begins with, by path: the sample identity with the answers of the administrator,
 * before which what the owner publishes takes precedence, and the pages that nginx shows by itself.
 */
function firstFiles<Sample extends { tradeName: string }>(
  sample: Sample,
  { origin, email, national }: Answers,
): Readonly<Record<string, string>> {
  const phone = { national, international: `+33${national.replaceAll(' ', '').slice(1)}` };
  const pages = Object.entries(fallbackTexts).map(([name, texts]) => {
    const title = texts.title(sample.tradeName);
    const content = (
      <>
        <h1>{title}</h1>
        <p>{texts.text}</p>
        <p>
          {answerTexts.phone}{' '}
          <a className="phone" href={`tel:${phone.international}`}>
            {national}
          </a>
        </p>
      </>
    );
    return [`_pages/${name}`, documentHtml({ title }, content)];
  });
  const identity = JSON.stringify({ ...sample, origin, email, phone }, null, 2);
  return { 'identity.json': identity, ...Object.fromEntries(pages) };
}

/** Usage: first-files FOLDER ORIGIN EMAIL 'TELEPHONE IN PAIRS' */
const [folder = '', origin = '', email = '', national = ''] = process.argv.slice(2);
const sample: { tradeName: string } = JSON.parse(
  readFileSync(path.join(sharedFolder, 'src/identity/identity.json'), 'utf8'),
);
for (const [name, content] of Object.entries(firstFiles(sample, { origin, email, national }))) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${content}\n`);
}
