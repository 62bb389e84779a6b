/** Mantine gives the focus back 10 ms after a dialog closes; we look after that. */
const milliseconds = 60

/** Nothing has the focus, or, since Mantine catches what is lost in a dialog, the dialog as a whole. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.matches('[role=dialog]') === true
}

/** The control that was just used is gone: the keyboard goes on from the element of this id, not from the top of the page. */
export const focusIfLost = (id: string): void => {
  window.setTimeout(() => {
    if (isFocusLost()) document.getElementById(id)?.focus({ preventScroll: true })
  }, milliseconds)
}
