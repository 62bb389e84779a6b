/** Mantine gives the focus back 10 ms after a dialog closes; we look after that. */
const milliseconds = 60

/** The control that was just used is gone: the keyboard goes on from the element of this id, not from the top of the page. */
export const focusIfLost = (id: string): void => {
  window.setTimeout(() => {
    const { activeElement } = document
    // In a dialog Mantine catches what is lost: the dialog as a whole has the focus then.
    const isLost = activeElement === document.body || activeElement?.matches('[role=dialog]') === true
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true })
  }, milliseconds)
}
