import type { GenerateMethodAnswer } from '#core/api/functions.ts'
import { Status } from '#web/ui/Status.tsx'
import css from './notice.module.css'
import { formTexts as texts } from './texts.ts'

type Props = { readonly answer: Omit<GenerateMethodAnswer, 'method'> }

/** Who wrote the method, and what the cook should check before trusting it. Quiet: the words above are what matters. */
export function MethodOrigin({ answer: { engine, model, notice, warnings } }: Props) {
  return (
    <Status className={css.origin ?? ''}>
      <p>{texts.writtenBy(engine === 'model' ? (model ?? engine) : texts.localEngine)}</p>
      {notice !== undefined && <p>{notice}</p>}
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </Status>
  )
}
