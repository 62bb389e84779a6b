import { keysUnder, places, writeText } from '#web/data/device-storage.ts'

/** What the account page does with the browser itself. */

/** Hands a file to the browser's downloads: a link cannot carry the session's token, so the answer is fetched first. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), releaseMilliseconds)
}

const releaseMilliseconds = 60_000

/** A deleted account leaves nothing on the tablet either. Screens keep what is a cook's own under the user's id (drafts). */
export const forgetOnDevice = (userId: string): void => {
  for (const place of places) {
    for (const key of keysUnder(place, '')) if (key.split(':').includes(userId)) writeText(place, key, null)
  }
}
