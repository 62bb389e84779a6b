import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores: one worker each; a third would only make times jump.
    maxWorkers: 2,
    // Nearly all take a fraction of a second; those that start processes need their time on a machine that does much else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest's own second is a wager on the machine. Looking often costs nothing.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    setupFiles: './testing/property-seed.ts',
    projects: [
      {
        extends: true,
        // Pure functions leave nothing behind: no fresh worker per file, no database.
        test: { name: 'puro', include: ['{core,web}/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'casa',
          include: ['{server,conformance,testing,tools}/**/*.test.ts'],
          globalSetup: './testing/postgres.global.ts',
        },
      },
    ],
  },
})
