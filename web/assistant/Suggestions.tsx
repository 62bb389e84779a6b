import css from './assistant.module.css'
import { assistantTexts as texts } from './texts.ts'

type Props = { readonly questions: readonly string[]; readonly onAsk: (question: string) => void }

/** Questions one may ask with one tap. */
export function Suggestions({ questions, onAsk }: Props) {
  if (questions.length === 0) return null
  return (
    <ul className={css.suggestions} aria-label={texts.suggestions}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={css.suggestion} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
