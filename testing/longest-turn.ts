/** How long one account may hold the process at a stretch: ms of its thread's processor, so that a busy machine is no fault. */
export const longestTurnMs = 200

/** Runs a request and says for how many such ms at most nobody else could be answered meanwhile. */
export const longestTurn = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly longest: number }> => {
  let last = threadMs()
  let longest = 0
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  let done = false
  const watch = (): void => {
    look()
    if (!done) setImmediate(watch)
  }
  setImmediate(watch)
  try {
    const answer = await work()
    look()
    return { answer, longest }
  } finally {
    done = true
  }
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
