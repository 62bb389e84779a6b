import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthSettings } from '#server/auth/settings.ts'
import { mailFolder } from './transport.ts'

/** When a file of ours was written, and for which row of the outbox: `2026-11-22T09-30-00.000Z-<id>.eml`. */
const ourName = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([\da-f-]{36})\.eml$/

/**
 * Removes mails that a server without SMTP wrote into its folder: those of these rows, or those written before a time. They
 * hold addresses and links, and would otherwise outlive the account. Files with other names are the operator's own.
 */
export const removeWrittenMails = (
  { dataDir }: Pick<AuthSettings, 'dataDir'>,
  which: { readonly ids: ReadonlySet<string> } | { readonly before: string },
): void => {
  const folder = mailFolder(dataDir)
  for (const name of namesIn(folder)) {
    const [, day, hours, minutes, seconds, id = ''] = ourName.exec(name) ?? []
    if (day === undefined) continue
    const writtenAt = `${day}${hours}:${minutes}:${seconds}`
    if ('ids' in which ? which.ids.has(id) : writtenAt < which.before) rmSync(join(folder, name), { force: true })
  }
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    // A server that has never written a mail has no such folder.
    return []
  }
}
