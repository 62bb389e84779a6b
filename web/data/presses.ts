/**
 * A double click and a wet finger that bounces are one press. What the first half began is not begun again by the second,
 * and what has come to stand under the finger meanwhile (the page behind a dialog, the next row of a list) was never meant.
 */
export type Press = {
  /** ms on any clock. */
  readonly at: number
  /** CSS pixels in the window. */
  readonly x: number
  readonly y: number
  /** What the system counts: 2 for the second click of a double click. Fingers are not counted everywhere. */
  readonly count: number
  readonly finger: boolean
}

/** Faster than anybody reads what has changed and presses on purpose; a double click takes 100 to 300 ms. */
const milliseconds = 400
/** A finger does not come down where it went up. */
const pixels = 24

/** Whether `press` is the second half of `before`. */
export const isSameGesture = (before: Press, press: Press): boolean =>
  press.at - before.at < milliseconds &&
  Math.hypot(press.x - before.x, press.y - before.y) < pixels &&
  (press.count > 1 || press.finger)

let last: { readonly press: Press; readonly control: Element | null } | null = null
let second = false

/** True while the second half of a double press is being handled. */
export const isSecondHalf = (): boolean => second

/** Watches every press of the page, once. Its second half never reaches what the first did not press, and sends no form. */
export const watchPresses = (page: Document): void => {
  // A label presses its field, a form its button: clicks without a finger of their own are part of the one before.
  let own = false
  page.addEventListener(
    'pointerdown',
    () => {
      own = true
    },
    { capture: true },
  )
  page.addEventListener(
    'click',
    (event) => {
      if (!own || !(event.target instanceof Element)) return
      own = false
      const control = event.target.closest('button, a, summary, [role="option"], [role^="menuitem"]')
      const press = pressOf(event)
      const again = last !== null && isSameGesture(last.press, press)
      const elsewhere = again && last?.control !== control
      last = { press, control: elsewhere ? (last?.control ?? null) : control }
      second = again
      setTimeout(() => {
        second = false
      })
      const sends = control instanceof HTMLButtonElement && control.type === 'submit'
      if (again && control !== null && (elsewhere || sends) && control.closest('[data-repeats]') === null) drop(event)
    },
    { capture: true },
  )
  // Enter held down: the first one counts.
  page.addEventListener(
    'keydown',
    (event) => {
      const writes = event.target instanceof HTMLTextAreaElement
      if (event.key === 'Enter' && event.repeat && !writes) drop(event)
    },
    { capture: true },
  )
}

const pressOf = (event: MouseEvent): Press => ({
  at: event.timeStamp,
  x: event.clientX,
  y: event.clientY,
  count: event.detail,
  finger: event instanceof PointerEvent && event.pointerType !== 'mouse',
})

const drop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}
