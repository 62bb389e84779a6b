import { makeStore } from './store.ts'

/**
 * A question with two answers, asked from code: `if (await ask({ … })) …`. Drawn by `AskHost` inside the signed-in app.
 * For a question that belongs to one screen (and may be busy after the yes), use `ConfirmDialog` itself.
 */
export type Question = {
  readonly title: string
  readonly text?: string | undefined
  readonly yes: string
  readonly no: string
  /** The yes destroys something: brick button, and the no has the focus. */
  readonly destructive?: boolean
}

type Open = { readonly question: Question; readonly answer: (yes: boolean) => void }

/** The question that is open. */
export const openQuestion = makeStore<Open | null>(null)

/** True for yes. A second question answers the first one with no. Closing by Esc, outside or the cross is a no. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (yes: boolean) => {
      openQuestion.set(null)
      resolve(yes)
    }
    // Not at once: the very Esc that led here would reach the new dialog too, and answer it.
    setTimeout(() => {
      openQuestion.current()?.answer(false)
      openQuestion.set({ question, answer })
    })
  })
