import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Counting } from '#core/costing/costs/cost.ts'
import css from '#web/costing/costing.module.css'
import { generateTexts as texts } from '#web/costing/texts.ts'
import { toast } from '#web/data/toast.ts'
import { type PickedRecipe, RecipePicker } from '#web/stock/RecipePicker.tsx'
import type { Progress } from './generate.ts'
import { useGeneration } from './use-generation.ts'

type Props = {
  readonly counting: Counting
  /** The switches that say how it is counted. */
  readonly children: ReactNode
}

/** Chooses a recipe and finds its prices, or those of the whole book; shows how far it is and stops on demand. */
export function GeneratePanel({ counting, children }: Props) {
  const [recipe, setRecipe] = useState<PickedRecipe | null>(null)
  const { progress, stopped, generate, generateAll, cancel } = useGeneration(counting)
  const busy = progress !== null
  const starter = useRef<HTMLButtonElement>(null)
  const one = useRef<HTMLButtonElement>(null)
  const all = useRef<HTMLButtonElement>(null)

  const run = async (button: HTMLButtonElement | null, work: () => Promise<void>) => {
    starter.current = button
    await work()
  }
  const runOne = () => {
    if (busy) return
    if (recipe === null) return toast.error(...texts.chooseFirst)
    void run(one.current, () => generate(recipe.id))
  }
  // A button that is disabled under the finger loses the focus: while it runs the keyboard is on Cancelar, then back.
  useEffect(() => {
    if (busy || starter.current === null) return
    if (document.activeElement === document.body) starter.current.focus({ preventScroll: true })
    starter.current = null
  }, [busy])

  return (
    <section className={css.generate} aria-labelledby="generate">
      <h2 id="generate" className={css.heading}>
        {texts.title}
      </h2>
      <p className={css.lead}>{texts.text}</p>
      {/* Without a submit button Enter in the field still submits: that is how one gets here without a recipe. */}
      <form
        className={css.generateForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          runOne()
        }}
      >
        <RecipePicker
          className={css.picker}
          label={texts.recipe}
          placeholder={texts.placeholder}
          clearLabel={texts.clearRecipe}
          opensOnFocus
          value={recipe}
          onChange={setRecipe}
        />
        <Button ref={one} disabled={recipe === null || busy} onClick={runOne}>
          {texts.generate}
        </Button>
        <Button ref={all} variant="default" disabled={busy} onClick={() => void run(all.current, generateAll)}>
          {texts.generateAll}
        </Button>
      </form>
      {progress !== null && <Running progress={progress} onCancel={cancel} />}
      <div role="status">
        {stopped !== null && <p className={css.stopped}>{texts.failed(stopped.done, stopped.total)}</p>}
      </div>
      <div className={css.household}>{children}</div>
    </section>
  )
}

function Running({ progress, onCancel }: { readonly progress: Progress; readonly onCancel: () => void }) {
  const { done, total, name } = progress
  const words = total === 0 ? texts.counting : texts.progress(done, total)
  return (
    <div className={css.running}>
      <progress
        className={css.bar}
        aria-label={texts.progressLabel}
        aria-valuetext={words}
        max={Math.max(total, 1)}
        value={done}
      />
      <p className={css.count}>{words}</p>
      <p className={css.current}>{name === null ? '' : texts.current(name)}</p>
      <Button variant="default" onClick={onCancel} ref={focusIfLost}>
        {texts.cancel}
      </Button>
    </div>
  )
}

const focusIfLost = (button: HTMLButtonElement | null) => {
  if (button !== null && lost(document.activeElement)) button.focus({ preventScroll: true })
}

const lost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled')
