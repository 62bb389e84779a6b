import { rmSync } from 'node:fs'

/** Removes the data folder the browser tests' server wrote to. Playwright asks for a default export here. */
export default (): void => {
  const folder = process.env['E2E_DATA_DIR']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
