/** The gallery is made with the tests' own installation, but is no test. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/flows/gallery.ts'],
    globalSetup: 'tests/globalSetup.ts',
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
