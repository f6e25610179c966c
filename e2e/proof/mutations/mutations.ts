/** A change to the product that breaks something essential for visitors, teams or the owner. */
type Mutation = {
  /** Completes the title "the suite detects that …". */
  loss: string;
  /** Path from the root of the repository. */
  file: string;
  /** Text that occurs exactly once in the file. */
  before: string;
  after: string;
  /** Test file that must detect the change. */
  witness: string;
};

/** Mutations that harm visitors. If you move or edit the mutated code, update its mutation. */
const ofVisitors: readonly Mutation[] = [
  {
    loss: 'a section never starts',
    file: 'host/src/sections/start-sections.ts',
    before: 'void start(element)',
    after: 'undefined',
    witness: 'host/src/sections/start-sections.test.tsx',
  },
  {
    loss: 'a section gets no props',
    file: 'host/src/server/prerendered-section.tsx',
    before: 'JSON.stringify(props)',
    after: "'{}'",
    witness: 'host/src/server/render-page.ssr.test.tsx',
  },
  {
    loss: 'a section that throws loses its HTML',
    file: 'host/src/sections/section-root.tsx',
    before: '        element.replaceWith(withoutReact);\n',
    after: '',
    witness: 'host/src/sections/start-sections.test.tsx',
  },
  {
    loss: 'a press before hydration is lost',
    file: 'host/src/early/remember-press.ts',
    before: '      setTimeout(repeat, patience, last);\n',
    after: '      last = undefined;\n',
    witness: 'host/src/early/remember-press.test.ts',
  },
  {
    loss: 'the page and the browser both follow a link',
    file: 'host/src/navigation/follow-links.ts',
    before: '    event.preventDefault();\n',
    after: '',
    witness: 'host/src/navigation/follow-links.test.ts',
  },
  {
    loss: 'a script without a known hash runs',
    file: 'host/src/federation/pinned-entries.ts',
    before: "!integrity?.startsWith('sha384-')",
    after: 'false',
    witness: 'host/src/federation/pinned-entries.test.ts',
  },
  {
    loss: 'a draft of the quote form is not restored',
    file: 'remote-contact/src/quote/draft.ts',
    before: '    fields,\n    attempt: isAttempt',
    after: '    fields: {},\n    attempt: isAttempt',
    witness: 'remote-contact/src/quote/draft.test.ts',
  },
  {
    loss: 'a request made offline is not sent once the network is back',
    file: 'shared/src/kernel/outbox.ts',
    before: "    addEventListener('online', ask);\n",
    after: '',
    witness: 'host/src/outbox/send-waiting-requests.test.ts',
  },
  {
    loss: 'a rejected form counts as sent',
    file: 'shared/src/forms/submit-form.ts',
    before: "answer.success === true || answer.success === 'true'",
    after: 'true',
    witness: 'shared/src/forms/submit-form.node.test.ts',
  },
  {
    loss: 'a price does not say whether it includes tax',
    file: 'shared/src/promises/quote-rules.ts',
    before: 'de l’heure, ${tax}.',
    after: 'de l’heure.',
    witness: 'shared/src/promises/quote-rules.node.test.ts',
  },
];

const ofOwner: readonly Mutation[] = [
  {
    loss: 'a request is confirmed before it is on disk',
    file: 'host/server/forms/keep-request.ts',
    before: 'await write(',
    after: 'void write(',
    witness: 'host/server/forms/form-refusals.node.test.ts',
  },
  {
    loss: 'two processes mail one request',
    file: 'host/server/forms/database/mail-rows.ts',
    before: '(leaseUntil <= :now OR leaseUntil > :now + :lease)',
    after: '1',
    witness: 'host/server/forms/mail/mail-queue.node.test.ts',
  },
  {
    loss: 'a photograph keeps its location',
    file: 'host/server/forms/photos/reencode-photo.ts',
    before: "return await encode(await decode(sent, 'error'), retouch);",
    after: 'return sent;',
    witness: 'host/server/forms/photos/decoder.node.test.ts',
  },
  {
    loss: 'a request that looks like spam is deleted',
    file: 'host/server/forms/keep-request.ts',
    before: 'if (refusal) return refusal;',
    after: 'if (refusal) return refusal;\n    if (isQuarantined) return accepted(request.reference);',
    witness: 'host/server/forms/spam/spam-received.node.test.ts',
  },
  {
    loss: 'many requests expire at once, and are deleted without the owner’s consent',
    file: 'host/server/forms/retention.ts',
    before: 'smallEnough = 0.1',
    after: 'smallEnough = 1',
    witness: 'host/server/forms/retention.node.test.ts',
  },
];

const ofTeams: readonly Mutation[] = [
  {
    loss: 'delivery calls a host with another interface',
    file: 'host/delivery/compose/live-site.ts',
    before: '  refuseOtherInterface(host);\n',
    after: '',
    witness: 'host/delivery/promotion/changes.node.test.ts',
  },
  {
    loss: 'a follower serves files that were changed in the store',
    file: 'host/delivery/store/stored-files.ts',
    before: 'if (found && integrityOf(found) === hash)',
    after: 'if (found)',
    witness: 'host/delivery/store/follower.node.test.ts',
  },
  {
    loss: 'one of two simultaneous promotions is lost',
    file: 'host/delivery/store/log.ts',
    before: 'if (found !== text && found !== null) return false;',
    after: '',
    witness: 'host/delivery/promotion/changes.node.test.ts',
  },
];

export const mutations: readonly Mutation[] = [...ofVisitors, ...ofOwner, ...ofTeams];
