import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The link of our own page, if the mail has one. */
  readonly link: URL | undefined
}

/** A real SMTP server on loopback that keeps what it is given. */
export type Mailbox = {
  readonly url: string
  readonly mails: ReceivedMail[]
  /** The next mail for this address; earlier ones of the same address have been handed out already. */
  readonly next: (to: string) => Promise<ReceivedMail>
  /** Answers every recipient with this status from now on; 0 accepts again. */
  readonly refuse: (status: number) => void
  readonly close: () => Promise<void>
}

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: ReceivedMail[] = []
  const handed = new Set<ReceivedMail>()
  let refusal = 0
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refusal === 0) return done()
      done(Object.assign(new Error(`refused by the test: <${address}>`), { responseCode: refusal }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push(
          parseMail(
            Buffer.concat(chunks).toString('utf8'),
            from,
            rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: async (to) => {
      for (let tries = 0; tries < 300; tries += 1) {
        const found = mails.find((mail) => mail.to.includes(to) && !handed.has(mail))
        if (found !== undefined) {
          handed.add(found)
          return found
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error(`No mail for ${to}`)
    },
    refuse: (status) => {
      refusal = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Just enough MIME for the mails we write ourselves: two parts, quoted-printable or base64. */
export const parseMail = (raw: string, from = '', to: readonly string[] = []): ReceivedMail => {
  const text = partOf(raw, 'text/plain')
  const address = /https?:\/\/\S+/.exec(text)?.[0]
  return {
    from,
    to,
    raw,
    subject: decodeWords(/^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''),
    text,
    html: partOf(raw, 'text/html'),
    link: address === undefined ? undefined : new URL(address),
  }
}

const partOf = (raw: string, type: string): string => {
  const part =
    raw.split(/\r?\n--[^\r\n]+\r?\n/).find((one) => one.toLowerCase().startsWith(`content-type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split(/\r?\n\r?\n/)
  const content = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return content
  const bytes = content.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`)
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'))
}

const decodeWords = (text: string): string =>
  text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, body: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(body, 'base64').toString('utf8')
      : Buffer.from(
          body
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_one, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  )
