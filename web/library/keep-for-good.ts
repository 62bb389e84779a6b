/** What the browser gives us to ask for lasting storage with; `null` where it has none of it (plain HTTP, old browsers). */
export type Device = {
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'>
  /** Whether the app starts here without the server: without its shell nobody reads the copies anyway. */
  readonly startsAlone: () => boolean
  /** Installed or a tab: browsers trust an installed app with more. */
  readonly installed: () => boolean
  readonly marks: Pick<Storage, 'getItem' | 'setItem'>
}

const asked = 'obrador-copias-duraderas'

/**
 * Asks the browser not to throw away the recipes kept on this device when its disk runs full. Some browsers ask the person
 * in turn, so it is asked when a recipe has been kept, once on a device, and once more when Obrador has been installed there.
 */
export const keepForGood = async (device: Device | null = thisDevice()): Promise<void> => {
  if (device === null || !device.startsAlone()) return
  const { storage, marks } = device
  const kind = device.installed() ? 'app' : 'tab'
  const before = marks.getItem(asked)
  if (before === 'app' || before === kind) return
  // Before anything is waited for: two recipes kept at once ask once.
  marks.setItem(asked, kind)
  if (!(await storage.persisted())) await storage.persist()
}

const thisDevice = (): Device | null => {
  // The types promise both; plain HTTP over the LAN has neither.
  const { storage, serviceWorker }: Partial<Pick<Navigator, 'storage' | 'serviceWorker'>> = navigator
  if (storage?.persist === undefined || serviceWorker === undefined) return null
  return {
    storage,
    startsAlone: () => serviceWorker.controller !== null,
    installed: () => matchMedia('(display-mode: standalone)').matches,
    marks: localStorage,
  }
}
