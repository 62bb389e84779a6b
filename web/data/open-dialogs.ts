/** The dialogs that stand open, the topmost last. The Back button closes that one instead of leaving the page. */
const open: (() => void)[] = []

/** Call when a dialog opens; the answer is for when it closes. */
export const dialogOpened = (close: () => void): (() => void) => {
  open.push(close)
  return () => void open.splice(open.indexOf(close), 1)
}

/** Asks the topmost dialog to close, as its cross would; false when none is open. */
export const closeTopmost = (): boolean => {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}
