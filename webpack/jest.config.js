const { availableParallelism } = require('node:os');
const path = require('node:path');

const root = path.dirname(__dirname);

/** Compiles without type checks, which `npm run typecheck` does. */
const compilerOf = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** Multiplies all timeouts. Set it where the machine is busy or slow. */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

/**
 * The suffix selects the environment: `.test` runs in jsdom, `.node.test` and `.ssr.test` in plain Node. Tests named
 * `.daily.test` build every app, so they run only with `DAILY=1` (`npm run test:daily`).
 */
const common = {
  rootDir: root,
  transform: {
    '^.+\\.ts$': compilerOf(false),
    '^.+\\.tsx$': compilerOf(true),
  },
  moduleNameMapper: {
    '\\?picture$': path.join(__dirname, 'jest-stubs/picture.js'),
    '\\.(woff2|svg|txt)$': path.join(__dirname, 'jest-stubs/file.js'),
  },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/releases/', '<rootDir>/site/'],
  modulePathIgnorePatterns: ['<rootDir>/releases/', '<rootDir>/site/'],
};

module.exports = {
  rootDir: root,
  // Jest's default leaves one CPU idle, although the other lane of `npm test` often waits.
  maxWorkers: availableParallelism(),
  testTimeout: 60_000 * slowness,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(node|ssr|daily)\\.test\\.tsx?$'],
      setupFiles: [path.join(__dirname, 'jest-polyfills.js')],
      setupFilesAfterEnv: [path.join(__dirname, 'jest-setup.ts')],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: process.env.DAILY
        ? ['**/*.daily.test.ts']
        : ['**/*.node.test.ts', '**/*.node.test.tsx', '**/*.ssr.test.tsx'],
    },
  ],
};
