import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript itself knows every name.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'prefer-template': 'error',
      // For the router of SvelteKit, which is not used here.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps here are made anew when something changes, never changed in place for others to see.
      'svelte/prefer-svelte-reactivity': 'off',
      // It does not see that runes read a variable again.
      'no-useless-assignment': 'off',
    },
  },
)
