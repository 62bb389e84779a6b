import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The same page once more, pushed so that Back can close a dialog (use-back-closes.ts). */
    readonly stepForDialogs?: true
  }
}

/** Back over such a step without a dialog to close goes on to where the cook meant to go. Call once. */
export const passOverSteps = (history: RouterHistory): void => {
  let wasStep = history.location.state.stepForDialogs === true
  history.subscribe(({ location, action }) => {
    const isStep = location.state.stepForDialogs === true
    if (action.type === 'BACK' && wasStep && !isStep) history.back()
    wasStep = isStep
  })
}
