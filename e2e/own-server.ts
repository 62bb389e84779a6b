import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { parseMail, type ReceivedMail } from '#testing/auth/mailbox.ts'
import { freePort } from '#testing/postgres.ts'
import { runServer } from '#testing/server-run.ts'

/** A server of one's own, for settings that the shared one does not have. `close` ends it and removes its folder. */
export type OwnServer = { readonly origin: string; readonly dataDir: string; readonly close: () => Promise<void> }

export const startServer = async (environment: Readonly<Record<string, string>>): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-e2e-own-'))
  const port = await freePort()
  const { child, exit, url } = runServer({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment })
  await url()
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    close: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await exit
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The newest mail of this address among the `.eml` files a server without SMTP writes. */
export const writtenMail = async (dataDir: string, to: string, subject: string): Promise<ReceivedMail> => {
  const folder = join(dataDir, 'correo')
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
      .findLast((mail) => mail.raw.includes(`To: ${to}`) && mail.subject === subject)
  let found: ReceivedMail | undefined
  await expect(() => {
    found = find()
    expect(found, `mail for ${to}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  if (found === undefined) throw new Error(`No mail for ${to}`)
  return found
}
