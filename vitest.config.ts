import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: 'tests/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for on a busy machine; what is never so still fails, only later.
    expect: { poll: { timeout: 10_000 } },
    // Two cores: more at once would only make them wait for each other.
    maxWorkers: 2,
    // The files of one worker share what they import, and one browser: each loads in moments.
    isolate: false,
  },
})
