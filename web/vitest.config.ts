import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // The browser's build of Svelte: effects and components run as they do on the page.
  resolve: { conditions: ['browser'] },
  // The long timeout is for a busy machine: the first test that draws a game compiles all its components.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
