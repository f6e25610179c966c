import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { translatableText } from './webpack/translatable-text.mjs';

/** Tests and test support may reach further than the code they test. */
const tests = ['**/*.test.{ts,tsx}', '{shared,host,remote-*}/src/testing/**'];

const restricted = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const otherWorkspaces = {
  regex: '(^|/)(remote-[a-z0-9-]+|host|e2e)/',
  message: 'Remotes never import each other or the host; what two need lives in shared.',
};
const providedOnly = {
  regex: '^(react-router|react-router-dom|react-dom|notistack|@mui/.*|date-fns.*)$',
  message: 'The host provides the kernel and the calendar; a second copy would lose contexts and theme.',
};
const hostKernel = {
  regex: '^@renovation-th/shared/host-kernel$',
  message: 'Only the host provides the platform; use @renovation-th/shared/kernel.',
};
/** Everything else of it would be a second copy of Emotion in the remote; the host provides these two. */
const partOfEmotion = {
  regex: '^@emotion/react$',
  allowImportNames: ['keyframes', 'css', 'CSSObject', 'Theme'],
  message: 'The host provides css and keyframes of @emotion/react, no more.',
};
const remotesByPath = {
  regex: '(^|/)remote-[a-z0-9-]+/',
  message: 'The host meets remotes through the federation only.',
};
const kernelByPath = {
  regex: '\\./kernel/',
  message: 'The kernel is one instance for all: import @renovation-th/shared/kernel.',
};

/**
 * In host/delivery a folder imports none of those after it, so there is no circle; whatever else it has may be
 * imported.
 */
const deliveryFolders = [
  ...['release', 'compose', 'gate', 'store', 'status', 'promotion', 'owner', 'guard', 'dev', 'scaffold'],
  'commands',
];
const deliveryTests = ['**/*.test.ts', '**/testing/**', '**/drill/**'];
const afterIn = (folders, index) => ({
  regex: `^(\\.\\./|\\./)+(${folders.slice(index + 1).join('|')})/`,
  message: 'Folders of host/delivery import one way: see deliveryFolders in eslint.config.mjs.',
});

const hostSources = {
  regex: '^(\\.\\./)+src/',
  message: 'Delivery calls the host of a release by shared/src/contracts/composer.ts, never its sources.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'releases/',
      'site/',
      'received/',
      'e2e/.results/',
      'shared/pictures/studio/',
    ],
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
      // Declaration merging (`declare global`) has no other way.
      'no-restricted-syntax': [
        'error',
        { selector: ':not(TSModuleBlock) > TSInterfaceDeclaration', message: 'Write a type instead.' },
      ],
      // Refusing control characters is what those expressions are for.
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
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
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
    // The rest runs on servers and has no hooks.
    files: ['**/*.tsx', '{shared,host,remote-*}/src/**/*.ts', 'host/delivery/scaffold/template/src/**'],
    plugins: { react, 'react-hooks': reactHooks },
    settings: { react: { version: '19' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What only a browser knows is read in effects, because the first render equals the server's.
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
    // A mail has no security policy, and many mail programs know no other style.
    files: ['host/server/forms/mail/**/*.tsx'],
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
  // Imports go one way: contracts → theme → ui → remote → (federation) → host.
  {
    files: ['shared/src/contracts/**', 'shared/src/identity/**'],
    rules: restricted({
      regex: '\\.\\./(theme|ui|kernel|widgets|forms|testing)/',
      message: 'Contracts know nothing above them.',
    }),
  },
  {
    files: ['shared/src/theme/**'],
    ignores: ['**/*.test.*'],
    rules: restricted({
      regex: '\\.\\./(ui|kernel|widgets|forms|testing)/',
      message: 'The theme knows no component.',
    }),
  },
  {
    files: ['shared/src/ui/**', 'shared/src/forms/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces, providedOnly, hostKernel, kernelByPath, partOfEmotion),
  },
  {
    files: ['shared/src/kernel/**', 'shared/src/widgets/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces),
  },
  {
    files: ['remote-*/src/**', 'host/delivery/scaffold/template/src/**'],
    ignores: tests,
    rules: restricted(otherWorkspaces, providedOnly, hostKernel, partOfEmotion),
  },
  {
    files: ['host/src/**'],
    ignores: tests,
    rules: restricted(remotesByPath, {
      regex: '^(\\.\\./)+(delivery|server)/',
      message: 'The shell runs in browsers; delivery and server run it, not the reverse.',
    }),
  },
  {
    files: ['host/server/**'],
    rules: restricted(remotesByPath, {
      regex: '(^|/)delivery/(?!store/(open-)?store$)',
      message: 'Delivery uses the server, never the reverse; the store alone serves both.',
    }),
  },
  ...deliveryFolders.slice(0, -1).map((folder, index) => ({
    files: [`host/delivery/${folder}/**`],
    ignores: deliveryTests,
    rules: restricted(afterIn(deliveryFolders, index), hostSources),
  })),
  {
    files: ['host/delivery/*.ts'],
    ignores: [...deliveryTests, 'host/delivery/cli.ts'],
    rules: restricted(afterIn(deliveryFolders, deliveryFolders.indexOf('commands') - 1), hostSources),
  },
  {
    files: ['webpack/**', 'host/{delivery,server}/**', 'e2e/**', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // It completes jsdom for tests of browser code.
    files: ['webpack/jest-polyfills.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // A test touches what its visitor touches, and finds motion as he does.
    files: ['e2e/{journeys,failures}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Identifier[name="startEverySection"]', message: 'Use one control, as a visitor does.' },
        { selector: ':not(TSModuleBlock) > TSInterfaceDeclaration', message: 'Write a type instead.' },
      ],
    },
  },
  {
    files: ['e2e/support/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name="reducedMotion"]',
          message: 'Motion is the business of a test about it.',
        },
        { selector: ':not(TSModuleBlock) > TSInterfaceDeclaration', message: 'Write a type instead.' },
      ],
    },
  },
  {
    // Sent to browsers as it is.
    files: ['host/server/owner-site/browser/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    // Playwright reads in the pattern which fixtures a fixture uses: none is an empty pattern.
    files: ['e2e/{support,proof}/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['webpack/**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
