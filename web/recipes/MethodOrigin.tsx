import type { ReceivedMethod } from '#core/api/received/method.ts'
import { Status } from '#web/ui/Status.tsx'
import css from './method-origin.module.css'
import { formTexts as texts } from './texts.ts'

type Props = { readonly answer: Omit<ReceivedMethod, 'method'> }

/** Who wrote the method, and what the cook should check before trusting it. Quiet: the words above are what matters. */
export function MethodOrigin({ answer: { engine, model, notice, warnings, basisText } }: Props) {
  if (engine === null && notice === null && warnings.length === 0) return null
  return (
    <Status className={css.origin ?? ''}>
      {engine !== null && <p>{texts.writtenBy(engine === 'model' ? (model ?? engine) : texts.localEngine)}</p>}
      {basisText !== null && <p>{basisText}</p>}
      {notice !== null && <p>{notice}</p>}
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
