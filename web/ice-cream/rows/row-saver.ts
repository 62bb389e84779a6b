import { AppError } from '#core/errors/app-error.ts'
import { makeStore } from '#web/data/store.ts'
import type { RowPatch } from '#web/ice-cream/ice-requests.ts'

/** 'retrying': an attempt failed without an answer, the edits are kept and sent again. */
export type SaveState = 'saved' | 'saving' | 'retrying'
export type RowEdit = { readonly rowId: string; readonly patch: RowPatch }

type Snapshot = { readonly edits: readonly RowEdit[]; readonly state: SaveState }
type Waiting = RowEdit & { readonly due: number }
type Hooks = {
  readonly send: (rowId: string, patch: RowPatch) => Promise<void>
  readonly onSaved: (edit: RowEdit) => void
  /** The first attempt of an outage got no answer: it is said once, and tried on. */
  readonly onTrouble: (error: unknown) => void
  /** The server understood and said no: this edit is not tried again. */
  readonly onRefused: (edit: RowEdit, error: unknown) => void
}

/** Long enough to type a number in one call, short enough to seem at once. */
const quietMilliseconds = 450
const longestPause = 8_000

export type RowSaver = ReturnType<typeof makeRowSaver>

/**
 * Saves rows while they are typed: one call at a time and in order, one field per call, each after a moment of quiet in that
 * field. What was typed is kept until the server has it; without an answer it is sent again, so the last word wins.
 */
export const makeRowSaver = ({ send, onSaved, onTrouble, onRefused }: Hooks) => {
  let queue: readonly Waiting[] = []
  let sending: RowEdit | null = null
  let held = false
  let failures = 0
  let isTold = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const snapshot = makeStore<Snapshot>({ edits: [], state: 'saved' })

  const changed = () => {
    const edits = [...(sending === null ? [] : [sending]), ...queue]
    snapshot.set({ edits, state: edits.length === 0 ? 'saved' : failures > 0 ? 'retrying' : 'saving' })
  }

  const step = async (): Promise<void> => {
    clearTimeout(clock)
    const [next, ...rest] = queue
    if (sending !== null || held || next === undefined) return
    const wait = next.due - Date.now()
    if (wait > 0) {
      clock = setTimeout(() => void step(), wait)
      return
    }
    queue = rest
    sending = next
    changed()
    try {
      await send(next.rowId, next.patch)
      failures = 0
      isTold = false
      onSaved(next)
    } catch (error) {
      if (isPassing(error)) {
        failures += 1
        if (!isTold) onTrouble(error)
        isTold = true
        // What was typed in the same field since is newer.
        const [still] = unlessNewer(next, queue)
        const due = Date.now() + Math.min(longestPause, 1000 * 2 ** failures)
        queue = still === undefined ? queue : [{ ...still, due }, ...queue]
      } else {
        failures = 0
        isTold = false
        onRefused(next, error)
      }
    }
    sending = null
    changed()
    void step()
  }

  const flush = () => {
    queue = queue.map((edit) => ({ ...edit, due: 0 }))
    void step()
  }

  /** True once the server has everything; false after an attempt that got no answer. */
  const settled = (): Promise<boolean> =>
    new Promise((resolve) => {
      failures = 0
      flush()
      const look = () => {
        const { edits } = snapshot.current()
        if (edits.length > 0 && failures === 0) return
        leave()
        resolve(edits.length === 0)
      }
      const leave = snapshot.subscribe(look)
      look()
    })

  return {
    subscribe: snapshot.subscribe,
    current: snapshot.current,
    edit: (rowId: string, patch: RowPatch) => {
      queue = [...replaced(queue, rowId, patch), { rowId, patch, due: Date.now() + quietMilliseconds }]
      changed()
      void step()
    },
    /** Sends what waits without waiting for quiet. */
    flush,
    /** The row is gone: nothing of it is sent any more. */
    forget: (rowId: string) => {
      queue = queue.filter((edit) => edit.rowId !== rowId)
      changed()
    },
    settled,
    /**
     * Work that answers all rows (adding, deleting, changing many): what was typed goes before it, what is typed meanwhile
     * waits, so that its answer never lacks an edit. Fails with `network` when what was typed cannot be saved.
     */
    exclusive: async <T>(work: () => Promise<T>): Promise<T> => {
      if (!(await settled())) throw new AppError('network')
      held = true
      try {
        return await work()
      } finally {
        held = false
        void step()
      }
    },
  }
}

/** No answer, or a server that has trouble: to be tried again. A refusal is an answer. */
const passing: ReadonlySet<string> = new Set(['network', 'bad_answer', 'unexpected', 'unavailable', 'rate_limited'])
const isPassing = (error: unknown): boolean => error instanceof AppError && passing.has(error.code)

/** The queue without the fields a newer edit of the row says. */
const replaced = (queue: readonly Waiting[], rowId: string, patch: RowPatch): readonly Waiting[] =>
  queue.flatMap((edit) => (edit.rowId === rowId ? keeping(edit, (field) => !(field in patch)) : [edit]))

const unlessNewer = (edit: Waiting, queue: readonly Waiting[]): readonly Waiting[] => {
  const newer = new Set(queue.filter(({ rowId }) => rowId === edit.rowId).flatMap(({ patch }) => Object.keys(patch)))
  return keeping(edit, (field) => !newer.has(field))
}

const keeping = (edit: Waiting, keep: (field: string) => boolean): readonly Waiting[] => {
  const entries = Object.entries(edit.patch).filter(([field]) => keep(field))
  return entries.length === 0 ? [] : [{ ...edit, patch: Object.fromEntries(entries) }]
}

/** Rows as the cook sees them: what the server has, and over it what is on its way. Other rows stay the very same object. */
export const withEdits = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  edits: readonly RowEdit[],
): readonly Row[] =>
  edits.length === 0
    ? rows
    : rows.map((row) => {
        const own = edits.filter(({ rowId }) => rowId === row.id)
        return own.length === 0 ? row : Object.assign({}, row, ...own.map(({ patch }) => patch))
      })
