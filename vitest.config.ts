import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,server,web,conformance,tools}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    globalSetup: './conformance/postgres.global.ts',
  },
})
