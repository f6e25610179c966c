import { frenchFaults } from '@renovation-th/shared/testing/french-faults';
import { promiseFaults } from '@renovation-th/shared/testing/promise-faults';
import { morningMailTexts } from './morning-mail-texts';
import { fieldLabel } from './known-fields';
import { answerTexts, failureTexts, fallbackTexts } from './form-answers';
import { mailTexts, rejectionReasons } from './mail-texts';
import { ownerTexts } from './owner-texts';
import { signInTexts } from './sign-in-texts';
import { problemTexts } from './problem-texts';
import { pages } from '../../site/content/sections';
import { siteTexts } from '../../site/content/site-texts';
import { projectSection } from '../../site/content/project-fields';

const modules = {
  morningMailTexts,
  answerTexts,
  failureTexts,
  fallbackTexts,
  rejectionReasons,
  mailTexts,
  ownerTexts,
  signInTexts,
  siteTexts,
  problemTexts,
  fieldLabels: ['Nom', 'Email', 'Date_ISO', 'Mention_rappel'].map(fieldLabel),
};

/** Texts of the owner's forms. We do not check them for promises, because they mention guarantees and travel. */
const sections = [...pages.flatMap((page) => page.sections), projectSection].flatMap(
  ({ heading, why, fields }) => [
    heading,
    why,
    ...fields.flatMap(({ label, help = '', example = '' }) => [label, help.replace('https://', ''), example]),
  ],
);

/** Lists every text of a module. Calls functions with the counts 1 and 2. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [1, 2].flatMap((count) => textsOf(value(count, ['un', 'deux']) ?? value('Nom', count)));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

it.each(Object.entries(modules))(
  'the texts of %s follow French typography, without a promise',
  (_name, texts) => {
    expect(textsOf(texts).length).toBeGreaterThan(3);
    for (const text of textsOf(texts)) expect([...frenchFaults(text), ...promiseFaults(text)]).toEqual([]);
  },
);

describe("the labels and help texts of the owner's forms", () => {
  it.each(sections)('follow French typography: %s', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });
});
