import type { Tasks } from './tasks.ts'

/** What the server and the thread that thinks tell each other: plain values only. */

export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = ReturnType<Tasks[Name]>

export type Asked<Name extends TaskName = TaskName> = {
  readonly [Each in Name]: { readonly id: number; readonly task: Each; readonly input: Input<Each> }
}[Name]

/** `ready`: everything is read, and the first task may come. */
export type ThreadSays<Name extends TaskName> =
  | { readonly ready: true }
  | { readonly id: number; readonly output: Output<Name> }
  | { readonly id: number; readonly error: unknown }
