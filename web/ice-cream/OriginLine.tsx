import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormulaOrigin } from './ice-requests.ts'
import css from './panel.module.css'
import { originTexts as texts } from './texts.ts'

type Props = {
  readonly origin: FormulaOrigin
  /** What the description says already, and keeps saying. */
  readonly known: string
}

/** Who thought the formula out, quietly; what else there is to say about it, until it has been read. */
export function OriginLine({ origin, known }: Props) {
  const [read, setRead] = useState(false)
  const { engine, model, notice } = origin
  const warnings = origin.warnings.filter((warning) => !known.includes(warning))
  return (
    <>
      {(engine !== null || notice !== null) && (
        <p className={css.facts}>
          {engine !== null && texts.by(engine === 'model' ? (model ?? engine) : texts.localEngine)} {notice}
        </p>
      )}
      {warnings.length > 0 && !read && (
        <div className={css.notes}>
          <h3 className={css.notesTitle}>{texts.notes}</h3>
          <ul className={css.notesList}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          <Button variant="subtle" onClick={() => setRead(true)}>
            {texts.dismiss}
          </Button>
        </div>
      )}
    </>
  )
}
