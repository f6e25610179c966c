import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { translatableText } from './webpack/translatable-text.mjs';

/** Tests and test support may import more than the code that they test. */
const tests = ['**/*.test.{ts,tsx}', '{shared,host,remote-*}/src/testing/**'];

const restricted = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const otherWorkspaces = {
  regex: '(^|/)(remote-[a-z0-9-]+|host|e2e)/',
  message: 'Remotes must not import each other or the host. Move common code to shared.',
};
const providedOnly = {
  regex: '^(react-router|react-router-dom|react-dom|notistack|@mui/.*|date-fns.*)$',
  message:
    'Import the kernel or the calendar, which the host provides. A second copy would lose its contexts.',
};
const hostKernel = {
  regex: '^@renovation-th/shared/host-kernel$',
  message: 'Only the host may import this module. Import @renovation-th/shared/kernel.',
};
const remotesByPath = {
  regex: '(^|/)remote-[a-z0-9-]+/',
  message: 'The host must load remotes through module federation.',
};
const kernelByPath = {
  regex: '\\./kernel/',
  message: 'All apps must share one instance of the kernel. Import @renovation-th/shared/kernel.',
};

const serverByPath = {
  regex: '^(\\.\\./)+server/',
  message: 'The server imports delivery. Programs that join them, such as start.ts, are in host/server.',
};

const hostSources = {
  regex: '^(\\.\\./)+src/',
  message: 'Delivery must call the host of a release through shared/src/contracts/composer.ts.',
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/', 'releases/', 'site/', 'received/', 'e2e/.results/', '.stryker-tmp/'],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Only declaration merging (`declare global`) needs an interface.
      'no-restricted-syntax': [
        'error',
        { selector: ':not(TSModuleBlock) > TSInterfaceDeclaration', message: 'Write a type instead.' },
      ],
      // Some regular expressions reject control characters.
      'no-control-regex': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        // The test runner of Node waits for the promises of its tests.
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['describe', 'it'] }] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { react },
    ...jsxA11y.flatConfigs.strict,
    settings: { react: { version: '19' } },
  },
  {
    // All other code runs on servers and has no hooks.
    files: ['**/*.tsx', '{shared,host,remote-*}/src/**/*.ts', 'host/delivery/scaffold/template/src/**'],
    plugins: { react, 'react-hooks': reactHooks },
    settings: { react: { version: '19' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Effects read the browser's state, because the first render must equal the prerendered HTML.
      'react-hooks/set-state-in-effect': 'off',
      'react/jsx-key': 'error',
      'react/no-danger': 'error',
      'react/jsx-no-target-blank': 'error',
      'react/forbid-dom-props': [
        'error',
        { forbid: [{ propName: 'style', message: 'The security policy allows no inline style.' }] },
      ],
    },
  },
  {
    // Mails have no security policy, and many mail programs support only inline styles.
    files: ['host/server/requests/mail/**/*.tsx'],
    rules: { 'react/forbid-dom-props': 'off' },
  },
  {
    files: [
      'host/src/**/*.tsx',
      'remote-*/src/**/*.tsx',
      'host/delivery/scaffold/template/src/**/*.tsx',
      'shared/src/ui/**/*.tsx',
      'shared/src/widgets/**/*.tsx',
    ],
    ignores: tests,
    rules: {
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: [' ', ', ', '.', '\u00a0: '] },
      ],
    },
  },
  {
    files: ['remote-*/src/**/*.tsx', 'shared/src/**/*.tsx', 'host/delivery/scaffold/template/src/**/*.tsx'],
    ignores: tests,
    plugins: { ours: { rules: { 'translatable-text': translatableText } } },
    rules: { 'ours/translatable-text': 'error' },
  },
  // Direction of imports: contracts → theme → ui → remote → (federation) → host.
  {
    files: ['shared/src/contracts/**', 'shared/src/identity/**'],
    rules: restricted({
      regex: '\\.\\./(theme|ui|kernel|widgets|forms|testing)/',
      message: 'Contracts and identity must not import higher layers.',
    }),
  },
  {
    files: ['shared/src/theme/**'],
    ignores: ['**/*.test.*'],
    rules: restricted({
      regex: '\\.\\./(ui|kernel|widgets|forms|testing)/',
      message: 'The theme must not import higher layers.',
    }),
  },
  {
    files: ['shared/src/ui/**', 'shared/src/forms/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces, providedOnly, hostKernel, kernelByPath),
  },
  {
    files: ['shared/src/kernel/**', 'shared/src/widgets/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces),
  },
  {
    files: ['remote-*/src/**', 'host/delivery/scaffold/template/src/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces, providedOnly, hostKernel),
  },
  {
    files: ['host/src/**'],
    ignores: tests,
    rules: restricted(remotesByPath, {
      regex: '^(\\.\\./)+(delivery|server)/',
      message: 'The shell runs in browsers, so it must not import delivery or server.',
    }),
  },
  {
    files: ['host/server/**'],
    rules: restricted(remotesByPath, hostSources),
  },
  {
    files: ['host/delivery/**'],
    rules: restricted(remotesByPath, hostSources, serverByPath),
  },
  {
    files: ['webpack/**', 'host/{delivery,server}/**', 'e2e/**', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // This file adds missing browser globals to jsdom.
    files: ['webpack/jest-polyfills.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Playwright reads a fixture's dependencies from its pattern, which is empty if there are none.
    files: ['e2e/{support,proof}/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['webpack/**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
