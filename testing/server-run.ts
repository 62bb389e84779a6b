import { type ChildProcess, spawn } from 'node:child_process'
import { serverParameters } from '#tools/start/server-command.mjs'

/** A server process that is expected to meet trouble: what it says is kept, its end is awaited, not feared. */
export type ServerRun = {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<Exit>
  /** Its address once it listens; throws with everything it said when it ends before. */
  readonly url: () => Promise<string>
}

export type Exit = { readonly code: number | null; readonly signal: string | null }

type Options = {
  /** Parameters of Node's before ours: a module that plants a fault, say. */
  readonly node?: readonly string[]
  /** A program to run it under, with its parameters: unshare, prlimit, setpriv. */
  readonly under?: readonly string[]
}

/** Starts `server/main.ts` with this environment and nothing of ours. */
export const runServer = (environment: NodeJS.ProcessEnv, { node = [], under = [] }: Options = {}): ServerRun => {
  const [program = process.execPath, ...parameters] = [...under, process.execPath, ...node, ...serverParameters]
  const child = spawn(program, parameters, {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  let ended = false
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      ended = true
      resolve({ code, signal })
    })
  })
  const url = async (): Promise<string> => {
    while (!ended) {
      const found = /Obrador está en (http:\S+)/.exec(text)?.[1]
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`The server did not start: ${text}`)
  }
  return { child, output: () => text, exit, url }
}
