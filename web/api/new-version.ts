/** The script this page was started with: its name changes with every build. */
const ownEntry = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** Whether a version starts with another script than this page did. */
export const isOther = (entry: string): boolean => entry !== ownEntry()

/** Whether the server has a newer build than this page; false when it cannot be asked. */
export const serverHasNewer = async (): Promise<boolean> => {
  const own = ownEntry()
  if (own === null || !import.meta.env.PROD) return false
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
