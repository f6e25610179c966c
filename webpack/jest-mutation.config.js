const { projects } = require('./jest.config');

const { displayName, ...node } = projects.find((project) => project.displayName === 'node');

/** The tests next to the mutated files, for Stryker, which supports one project. Others take hours, or compose a site. */
module.exports = {
  ...node,
  testMatch: [
    '**/host/server/requests/{forms-received,form-refusals,submission,retention}.node.test.ts',
    '**/host/server/requests/{spam,database}/*.node.test.ts',
    '**/host/server/requests/mail/mail-loop.node.test.ts',
    '**/host/delivery/{store/store-contract,release/release-version}.node.test.ts',
    '**/shared/src/forms/*.node.test.ts',
  ],
  testTimeout: 60_000,
};
