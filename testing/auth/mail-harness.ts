import { type AuthAnswer, type AuthKitchen, newEmail, openAuthKitchen, password } from '#testing/auth/harness.ts'
import { type Mailbox, openMailbox } from '#testing/auth/mailbox.ts'
import type { Engine } from '#testing/harness.ts'

export const site = 'https://cocina.example'
export const minute = 60_000

/** A kitchen that confirms addresses, and the mail server it writes to. */
export type MailKitchen = AuthKitchen & {
  readonly mailbox: Mailbox
  readonly signUp: (email: string, secret?: string) => Promise<AuthAnswer>
  readonly signIn: (email: string, secret?: string) => Promise<AuthAnswer>
  readonly verify: (type: string, tokenHash: string) => Promise<AuthAnswer>
  /** An account with a proved address, signed up by mail. */
  readonly confirmed: (secret?: string) => Promise<{ email: string; access_token: string; refresh_token: string }>
  /** Asks for a reset link and answers its token. */
  readonly recoveryToken: (email: string, body?: object) => Promise<string>
}

export const openMailKitchen = async (engine: Engine): Promise<MailKitchen> => {
  const mailbox = await openMailbox()
  const kitchen = await openAuthKitchen(engine, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Obrador <hola@cocina.example>',
    SITE_URL: site,
    REDIRECT_ALLOW_LIST: 'https://*.amigos.example/**',
    AUTH_MAIL_PER_HOUR: '10000',
  })
  const signUp: MailKitchen['signUp'] = (email, secret = password) =>
    kitchen.call('POST', '/signup', { body: { email, password: secret, data: { name: 'Ana' } } })
  const verify: MailKitchen['verify'] = (type, token_hash) =>
    kitchen.call('POST', '/verify', { body: { type, token_hash } })
  return {
    ...kitchen,
    mailbox,
    signUp,
    verify,
    signIn: (email, secret = password) =>
      kitchen.call('POST', '/token?grant_type=password', { body: { email, password: secret } }),
    confirmed: async (secret) => {
      const email = newEmail()
      await signUp(email, secret)
      const { body } = await verify('signup', hashIn((await mailbox.next(email)).link))
      return { email, ...body }
    },
    recoveryToken: async (email, body = {}) => {
      await kitchen.call('POST', '/recover', { body: { email, ...body } })
      return hashIn((await mailbox.next(email)).link)
    },
    close: async () => {
      await kitchen.close()
      await mailbox.close()
    },
  }
}

/** A mail's token: behind the `#`, which no browser sends and no server or proxy writes down. */
export const hashIn = (link: URL | undefined): string =>
  new URLSearchParams(link?.hash.slice(1)).get('token_hash') ?? ''
