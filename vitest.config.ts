import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores: one worker each; a third would only make times jump.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
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
          include: ['{server,conformance,tools}/**/*.test.ts'],
          globalSetup: './conformance/postgres.global.ts',
        },
      },
    ],
  },
})
