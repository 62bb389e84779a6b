import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/check/chromium.mjs'
import { serverParameters } from './tools/start/server-command.mjs'

// Unusual on purpose: a server that a developer has open on 3000 must not be taken for ours. And below 32768, where no
// system takes the ports of its own outgoing connections from.
const port = Number(process.env['E2E_PORT'] ?? 23_117)
const origin = `http://localhost:${port}`

// Named, not made: knip and editors load this file too. The server makes it; workers inherit the name.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `obrador-e2e-${process.pid}-${Date.now()}`)

/** No sandbox: CI runs as root. The rest keeps Chromium off the network and quiet. */
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A whole job in one test takes 10 s on an idle machine; two cores that do something else as well need their time.
  timeout: 90_000,
  // What is waited for comes in well under a second; this is for a machine that does much else. A longer wait proves no less.
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e.json' }]],
  globalTeardown: './e2e/teardown.ts',
  use: {
    baseURL: origin,
    locale: 'es-ES',
    // Frames between two states prove nothing and are drawn in software: a fifth of the run. What moves asks for it itself.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Madrid',
    // Only its own test wants it: fetching the whole app once more for every test would cost minutes.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Only of what failed once (`npm test` tries it again): keeping a trace of every test cost a fifth of the run. Without its
    // film: drawing every frame in software takes as much processor as the test itself.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: chromiumPath(), args: quietChromium },
  },
  projects: [{ name: 'escritorio', use: { browserName: 'chromium', viewport: { width: 1366, height: 900 } } }],
  webServer: {
    command: `"${process.execPath}" ${serverParameters.join(' ')}`,
    url: `${origin}/health`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DATABASE_URL: '',
      // Every test signs somebody up from this one address.
      AUTH_IP_LIMIT_FACTOR: '1000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
})
