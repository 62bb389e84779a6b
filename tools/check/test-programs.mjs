/** The programs tests need beside Node: Debian's Chromium and PostgreSQL. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PreparationError, run, say } from '#tools/start/prepare.mjs'
import { chromiumPath } from './chromium.mjs'

const postgresFolder = '/usr/lib/postgresql'

const programs = [
  {
    title: 'PostgreSQL (initdb y postgres)',
    packages: ['postgresql'],
    neededBy: ['unit'],
    isThere: () => {
      const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : []
      const folders = [...versions.map((version) => join(postgresFolder, version, 'bin')), ...pathFolders()]
      return folders.some((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    },
  },
  {
    title: 'Chromium (chromium-headless-shell, chromium o el de CHROMIUM_PATH)',
    // Without a font of its own a bare machine draws every letter as a box.
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    neededBy: ['e2e'],
    isThere: () => existsSync(chromiumPath()),
  },
]

/** Installs what is missing where we may (root on Debian); elsewhere says what is missing. */
export const provideTestPrograms = async (parts) => {
  const absent = () => programs.filter((one) => one.neededBy.some((part) => parts.includes(part)) && !one.isThere())
  const missing = absent()
  if (missing.length === 0) return
  const packages = missing.flatMap((one) => one.packages)
  if (mayInstall()) {
    say(`Instalando lo que necesitan las pruebas: ${packages.join(' ')}…`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], environment)
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], environment)
  }
  const still = absent()
  if (still.length === 0) return
  throw new PreparationError(
    `Para las pruebas falta: ${still.map((one) => one.title).join('; ')}. En Debian o Ubuntu: ` +
      `sudo apt-get install ${still.flatMap((one) => one.packages).join(' ')}`,
  )
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

const pathFolders = () => (process.env.PATH ?? '').split(delimiter)
