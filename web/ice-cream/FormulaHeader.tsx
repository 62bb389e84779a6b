import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { unbroken } from '#core/format/unbroken.ts'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import { UndoLine } from '#web/ui/UndoLine.tsx'
import { FactsDialog } from './dialogs/FactsDialog.tsx'
import type { Facts } from './dialogs/use-facts.ts'
import css from './panel.module.css'
import { panelTexts, factTexts as texts, typeNames } from './texts.ts'

type Props = {
  readonly formula: Formula
  readonly facts: Facts
  /** A change of name, type, yield or serving temperature is under way. */
  readonly busy: boolean
  /** The other buttons. */
  readonly children: ReactNode
}

/** What the formula is called and is, to be changed and changed back, and what can be done with it as a whole. */
export function FormulaHeader({ formula, facts, busy, children }: Props) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <div className={css.header}>
        <div className={css.words}>
          <h2 className={css.title}>{formula.name}</h2>
          <p className={css.facts}>
            {typeNames[formula.type]} · {panelTexts.yield(formula.servings)}
            {formula.servingTemperature !== null && ` · ${panelTexts.servedAt(formula.servingTemperature)}`}
          </p>
        </div>
        <div className={css.actions}>
          <Button
            variant="default"
            leftSection={<IconPencil size="1.125rem" stroke={1.5} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {texts.edit}
          </Button>
          {children}
        </div>
      </div>
      {facts.done !== null && <UndoLine text={facts.done} label={texts.undo} onUndo={() => void facts.undo()} />}
      {formula.description !== '' && <p className={css.description}>{unbroken(formula.description)}</p>}
      <FactsDialog
        opened={editing}
        formula={formula}
        busy={busy}
        onClose={() => setEditing(false)}
        onReopen={() => setEditing(true)}
        onSave={facts.save}
      />
    </>
  )
}
