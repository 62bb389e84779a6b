/** Which Chromium the tests, the bench and the pictures drive: CHROMIUM_PATH, or Debian's. */
import { existsSync } from 'node:fs'

// The headless shell draws the same pages with about a fifth less processor time than the whole browser without its window.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Path of the program; the last place when none is there, so that the error names something a person knows. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path)) ?? '/usr/bin/chromium'
