import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthSettings } from '#server/auth/settings.ts'
import type { Letter } from './letters.ts'

export type Addressed = Letter & { readonly to: string; readonly id: string; readonly at: Date }

/** Hands one mail over, or throws. `permanent` errors are not worth another try. */
export type Transport = {
  readonly send: (mail: Addressed) => Promise<void>
  /** The work of `send` without handing anything over, for a mail without recipient: both take the same time. */
  readonly pretend: (mail: Addressed) => Promise<void>
  readonly close: () => void
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'correo')

/** SMTP if there is a server for it, else `.eml` files that any mail program opens. */
export const openTransport = (settings: AuthSettings): Transport =>
  settings.smtpUrl === undefined ? fileTransport(settings) : smtpTransport(settings.smtpUrl, settings)

const headers = ({ to, subject, text, html, id, at }: Addressed, { mailFrom, siteUrl }: AuthSettings) => ({
  from: mailFrom,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date: at,
  // The same mail tried twice keeps its id, so that a mailbox can tell.
  messageId: `<${id}@${new URL(siteUrl).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

// The library is loaded with the first mail: 20 MB and a third of a second that most starts can do without.
const smtpTransport = (url: string, settings: AuthSettings): Transport => {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const mailer = once(async () => (await import('nodemailer')).createTransport({ url, ...timeouts }))
  const writer = openWriter()
  return {
    pretend: async (mail) => {
      await (await writer.get()).sendMail(headers(mail, settings))
    },
    send: async (mail) => {
      await (await mailer.get()).sendMail(headers(mail, settings))
    },
    close: () => {
      mailer.ifMade((one) => one.close())
      writer.ifMade((one) => one.close())
    },
  }
}

/** Writes a mail out as the bytes that would be sent. */
const openWriter = () => {
  const options = { streamTransport: true, buffer: true, newline: 'windows' } as const
  return once(async () => (await import('nodemailer')).createTransport(options))
}

const fileTransport = (settings: AuthSettings): Transport => {
  const folder = mailFolder(settings.dataDir)
  const writer = openWriter()
  const write = async (mail: Addressed, name: string): Promise<string> => {
    const { message } = await (await writer.get()).sendMail(headers(mail, settings))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // A mail holds a link that opens an account: only the operator may read the file.
    if (Buffer.isBuffer(message)) writeWhole(join(folder, name), message)
    return join(folder, name)
  }
  return {
    send: async (mail) => {
      await write(mail, `${mail.at.toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
    },
    pretend: async (mail) => rmSync(await write(mail, `${mail.id}.nadie`), { force: true }),
    close: () => writer.ifMade((one) => one.close()),
  }
}

// Under its name it is whole or not there at all, also when the disk is full.
const writeWhole = (path: string, message: Buffer): void => {
  const draft = `${path}.parte`
  try {
    writeFileSync(draft, message, { mode: 0o600, flush: true })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return {
    get: (): Promise<T> => {
      made ??= make()
      return made
    },
    ifMade: (use: (one: T) => void): void => {
      void made?.then(use)
    },
  }
}
