/** Builds the browser's part into dist/; in development it serves it with hot reload in front of the real server. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstScript } from './scripts/firstScript.ts'
import { lighter } from './scripts/lighter.ts'
import { prerender } from './scripts/prerender.ts'
import { shellFiles } from './scripts/shellFiles.ts'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), lighter(), firstScript(), prerender(), shellFiles()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Fonts as data: addresses would be refused by the page's own policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', welcome: 'welcome.html', sw: 'src/app/frame/site.worker.ts' },
      output: {
        // A worker's address is its name: one that changed would leave the old one at work.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What changes only with an upgrade stays in people's caches; Mantine's parts go where they are used.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
})
