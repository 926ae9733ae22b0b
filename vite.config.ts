/** Builds the web into dist/. In development, serves it with hot reload in front of the real server. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstScript } from './scripts/firstScript.ts'
import { prerender } from './scripts/prerender.ts'
import { shellFiles } from './scripts/shellFiles.ts'

// Every page before the sign-in has a form: its parts, and all that they use, are smaller in one file than in twenty.
const form =
  /src\/web\/(form\/(callForm|PasswordField)|cards\/Note|pieces\/Pick|calls\/toast)\.|@mantine\/core\/esm\/components\/(ActionIcon|TextInput)\//
// What the landing page uses of them, so that it loads no form.
const landing = /src\/(shared\/messages|web\/language\/languageChoice)\./
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), firstScript(), prerender(), shellFiles()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy refuses fonts as data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', welcome: 'welcome.html', sw: 'src/app/frame/site.worker.ts' },
      output: {
        // A service worker is updated at its address: with another name the old one would stay active.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The sign-in loads the names of all files: a letter less of each is felt there. Rolldown takes no fewer.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Libraries change rarely and stay in browser caches.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'landing', test: landing, includeDependenciesRecursively: false },
            { name: 'form', test: form },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
})
