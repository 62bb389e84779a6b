import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormulaOrigin } from './ice-requests.ts'
import css from './panel.module.css'
import { originTexts as texts } from './texts.ts'

/** Who thought the formula out, quietly; what there is to say about it, until it has been read. */
export function OriginLine({ origin }: { readonly origin: FormulaOrigin }) {
  const [read, setRead] = useState(false)
  const { engine, model, notice, warnings } = origin
  return (
    <>
      <p className={css.facts}>
        {texts.by(engine === 'model' ? (model ?? engine) : texts.localEngine)}
        {notice !== undefined && ` ${notice}`}
      </p>
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
