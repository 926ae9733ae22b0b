/** Builds the web into dist/. In development, serves it with hot reload in front of the real server. */
import prefresh from '@prefresh/vite'
import { defineConfig } from 'vite'
import { firstScript } from './scripts/web/firstScript.ts'
import { lightContracts, schemaName } from './scripts/web/lightContracts.ts'
import { frontSheets, localClasses } from './scripts/web/localClasses.ts'
import { prerender } from './scripts/web/prerender.ts'
import { sharedFiles } from './scripts/web/sharedFiles.ts'
import { shellFiles } from './scripts/web/shellFiles.ts'

const shared = sharedFiles()
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [lightContracts(), await prefresh(), firstScript(), prerender(), shellFiles(), frontSheets(), shared.plugin],
  css: { modules: localClasses },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy refuses fonts as data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas that nothing uses: without this each would load zod.
      treeshake: {
        manualPureFunctions: [schemaName],
        moduleSideEffects: [{ test: /\?whole|\/src\/shared\/(fields|accountNames)\.ts$/, sideEffects: false }],
      },
      input: {
        main: 'index.html',
        welcome: 'welcome.html',
        sw: 'src/app/frame/site.worker.ts',
        visit: 'src/authorizations/passes/visitPage.web.ts',
      },
      output: {
        // A service worker is updated at its address: with another name the old one would stay active.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The sign-in loads the names of all files: a letter less of each is felt there. Rolldown takes no fewer.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.includes('~') ? name.split('~')[0] : '[name]'}-[hash:7][extname]`,
        codeSplitting: { groups: shared.groups },
      },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
})
