import { ask, type BenchKitchen, get, measure, password, type Session, send, signUp } from './kitchen.ts'
import type { Call } from './load.ts'
import type { Report } from './report.ts'

const signIns = 40

/** The account paths. A password costs what argon2id is told to cost; everything else should be small. */
export const benchAuth = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const common = { part: 'auth', session: kitchen.ana }
  const signIn = (email: string): Call => send('POST', '/auth/v1/token?grant_type=password', { email, password })
  const { url } = kitchen.server()
  await measure(kitchen, report, {
    ...{ ...common, operation: 'who am I', count: 400 },
    callFor: () => get('/auth/v1/user'),
  })
  const sessions: Session[] = []
  await signUp(url, 'clara@cocina.example')
  for (let n = 0; n < signIns * 2; n++) sessions.push(await ask(kitchen, kitchen.ana, signIn('clara@cocina.example')))
  await measure(kitchen, report, {
    ...{ ...common, operation: 'refresh a session', count: Math.floor((signIns * 2) / 1.25), connections: 4 },
    callFor: (index) => {
      const { refresh_token } = sessions[index] ?? kitchen.ana
      return send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })
    },
  })
  await measure(kitchen, report, {
    ...{ ...common, operation: 'sign in with a password', count: signIns, connections: 4 },
    callFor: () => signIn('ana@cocina.example'),
  })
}
