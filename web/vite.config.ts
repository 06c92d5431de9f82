import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Fonts travel with their licences; the help page links to them. */
const fontLicences: Plugin = {
  name: 'font-licences',
  async generateBundle() {
    for (const font of ['alegreya-sans', 'almendra']) {
      const source = await this.fs.readFile(`node_modules/@fontsource/${font}/LICENSE`, { encoding: 'utf8' })
      this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source })
    }
  },
}

/** Python for pages without a server (`siegeworks build-site`); a page of a server never asks for it. */
const pyodide: Plugin = {
  name: 'pyodide',
  async generateBundle() {
    for (const file of [
      'pyodide.mjs',
      'pyodide.asm.mjs',
      'pyodide.asm.wasm',
      'python_stdlib.zip',
      'pyodide-lock.json',
      'package.json',
    ]) {
      this.emitFile({
        type: 'asset',
        fileName: `pyodide/${file}`,
        source: await this.fs.readFile(`node_modules/pyodide/${file}`),
      })
    }
  },
}

// The page runs under a policy that allows nothing inline: every asset stays a file of its own.
export default defineConfig({
  base: '/',
  // The name that ties a style to its component stands at every element and rule: the shorter, the lighter the page.
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` } }), fontLicences, pyodide],
  worker: { format: 'es' },
  // Scripts and styles find each other wherever they are put; the page itself is also found below other addresses.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    outDir: '../src/siegeworks/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What most pages share is one file: many tiny ones take longer to fetch and compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'common', test: /\.(ts|js|svelte)$/, minShareCount: 9 }] } },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
})
