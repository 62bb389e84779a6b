/** `npm run dev`: the server restarting on every change, and Vite in front of it. One Ctrl-C ends both. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { serverParameters } from './server-command.mjs'

const root = resolve(import.meta.dirname, '../..')
const serverPort = process.env['SERVER_PORT'] ?? '3001'
const screensPort = process.env['PORT'] ?? '3000'
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

const run = (parameters: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })

const server = run(['--watch', '--watch-preserve-output', ...serverParameters], {
  PORT: serverPort,
  HOST: '127.0.0.1',
  // The address links in mails and redirects lead to is Vite's, not the server's own.
  SITE_URL: process.env['SITE_URL'] ?? `http://localhost:${screensPort}`,
})
const screens = run([vite, '--port', screensPort, '--strictPort', '--clearScreen', 'false'], {
  OBRADOR_SERVER: `http://127.0.0.1:${serverPort}`,
})
const both = [server, screens]

let ending = false
const end = (code: number): void => {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const one of both) one.kill('SIGTERM')
}

for (const one of both) one.once('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
