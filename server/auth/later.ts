/** Work that goes on after an answer. Closing the app waits for it. */
export type AfterWork = {
  readonly later: (work: () => Promise<void>) => void
  readonly onTrouble: (report: (error: unknown) => void) => void
  readonly finished: () => Promise<void>
}

export const openAfterWork = (): AfterWork => {
  const open = new Set<Promise<void>>()
  let report: (error: unknown) => void = () => undefined
  return {
    later: (work) => {
      // The embedded database works on this thread: setImmediate lets the answer leave first.
      const one = new Promise<void>((start) => setImmediate(start))
        .then(work)
        .catch((error: unknown) => report(error))
        .finally(() => open.delete(one))
      open.add(one)
    },
    onTrouble: (reporter) => {
      report = reporter
    },
    finished: async () => {
      await Promise.all(open)
    },
  }
}
