import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/', '.local/', 'cdk.out/', 'coverage/', 'frontend/public/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'simple-import-sort': simpleImportSort },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      // One address system: `./` within a folder, `#room/...` for everything else.
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../*'], message: 'Write #room/path; only ./ is relative.' }] },
      ],
      // Packages, then other rooms, then this folder; styles last.
      'simple-import-sort/imports': [
        'error',
        { groups: [['^node:', '^@?\\w'], ['^#'], ['^\\./'], ['\\.css$']] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  // React components are one function of markup each; data tables and test suites are long by nature.
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['infra/constructs/**/*.ts', 'infra/stacks/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['localstack/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // The library marks its door for plain HTTP deprecated so that it stands out; ours opens to this machine alone.
    files: ['functions/platform/identity/oauth.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi' }] },
      ],
    },
  },
  {
    files: ['**/*.config.ts', 'tests/support/closing-line-reporter.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
