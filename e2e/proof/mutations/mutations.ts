/** Something that a visitor, a team or the owner lives by, broken in the product. */
export type Mutation = {
  /** What would be lost, as the end of « the suite sees that … ». */
  loss: string;
  /** Below the repository's root. */
  file: string;
  /** Stands there exactly once. */
  before: string;
  after: string;
  /** File of end-to-end tests that must see it; without one, the unit tests of whatever imports the file must. */
  journey?: string;
};

/** One patch each, applied one at a time. Who moves the code moves its patch. */
export const mutations: readonly Mutation[] = [
  {
    loss: 'a section never starts',
    file: 'host/src/sections/start-sections.ts',
    before: '    void start(site, place);\n',
    after: '',
  },
  {
    loss: 'a work that is opened by its link stays closed',
    file: 'remote-marketing/src/portfolio/use-opened-item.ts',
    before: 'candidate.id === id',
    after: 'false',
  },
  {
    loss: 'a section gets none of its properties',
    file: 'host/src/server/prerendered-section.tsx',
    before: 'JSON.stringify(element.props)',
    after: "'{}'",
  },
  {
    loss: 'a section that breaks takes its words with it',
    file: 'host/src/sections/SectionBoundary.tsx',
    before: '    place.replaceChildren(...this.html);\n',
    after: '',
  },
  {
    loss: 'what was typed before a section lived is lost to it',
    file: 'host/src/sections/section-root.tsx',
    before: '    tellChanges(place);\n',
    after: '',
  },
  {
    loss: 'a click before a section lives is lost',
    file: 'host/src/early/hold-clicks.ts',
    before: '  held.push(control);\n',
    after: '',
  },
  {
    loss: 'a link is followed by the page and by the browser',
    file: 'host/src/navigation/follow-links.ts',
    before: '    event.preventDefault();\n',
    after: '',
  },
  {
    loss: 'a script runs whose hash nobody knows',
    file: 'host/src/federation/pinned-entries.ts',
    before:
      "    if (!integrity?.startsWith('sha384-')) throw new Error(`No integrity is known for ${url}.`);\n",
    after: '',
  },
  {
    loss: 'a chosen theme is forgotten with the page',
    file: 'host/src/layout/serve-theme.ts',
    before: '    else localStorage.setItem(storageKey, choice);\n',
    after: '',
  },
  {
    loss: 'the cookie banner asks again on every page',
    file: 'host/src/layout/serve-cookies.ts',
    before: '    localStorage.setItem(consentKey, answer);\n',
    after: '',
  },
  {
    loss: 'a draft of the quote form is not restored',
    file: 'remote-contact/src/quote/draft.ts',
    before: '    fields,\n    attempt: isAttempt',
    after: '    fields: {},\n    attempt: isAttempt',
  },
  {
    loss: 'a request that met no network is not sent once there is one',
    file: 'shared/src/forms/outbox.ts',
    before: "      addEventListener('online', sendNow);\n",
    after: '',
  },
];
