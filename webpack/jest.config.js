const path = require('node:path');

const root = path.dirname(__dirname);

const compilerOptions = {
  ...require('../tsconfig.json').compilerOptions,
  module: 'commonjs',
  moduleResolution: 'bundler',
  incremental: false,
  tsBuildInfoFile: undefined,
};

/** Packages that exist as modules only, which Node can load beside CommonJS and Jest's sandbox cannot. */
const onlyModules = '(age-encryption|@noble|@scure)';

/** The suffix says what a test costs: `.test` runs in jsdom, `.node.test` and `.ssr.test` in plain Node. */
const common = {
  rootDir: root,
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        transpilation: true,
        tsconfig: compilerOptions,
      },
    ],
  },
  moduleNameMapper: {
    '\\?picture$': path.join(__dirname, 'jest-stubs/picture.js'),
    '\\.(woff2|svg|txt)$': path.join(__dirname, 'jest-stubs/file.js'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/releases/', '/site/'],
  modulePathIgnorePatterns: ['<rootDir>/releases/', '<rootDir>/site/'],
};

module.exports = {
  rootDir: root,
  // Left to itself, Jest leaves one processor idle: half of a machine that has two.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(node|ssr)\\.test\\.tsx?$'],
      setupFiles: [path.join(__dirname, 'jest-polyfills.js')],
      setupFilesAfterEnv: [path.join(__dirname, 'jest-setup.ts')],
    },
    {
      ...common,
      displayName: 'node',
      transform: {
        ...common.transform,
        [`/node_modules/${onlyModules}/.+\\.js$`]: [
          'ts-jest',
          { transpilation: true, tsconfig: { ...compilerOptions, allowJs: true } },
        ],
      },
      transformIgnorePatterns: [`/node_modules/(?!${onlyModules}/)`],
      testEnvironment: 'node',
      testMatch: ['**/*.node.test.ts', '**/*.node.test.tsx', '**/*.ssr.test.tsx'],
    },
  ],
};
