const { projects } = require('./jest.config');

const { displayName, ...node } = projects.find((project) => project.displayName === 'node');

/** The tests in Node, for Stryker, which supports one project. */
module.exports = { ...node, testTimeout: 60_000 };
