import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Analysis } from '#core/nutrition/analysis.ts'
import { labelOf } from '#core/nutrition/label.ts'
import { useAction } from '#web/data/action.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import css from './label.module.css'
import { NutritionLabel } from './NutritionLabel.tsx'
import { saveFinalWeight } from './nutrition-requests.ts'
import { operations, labelTexts as texts } from './texts.ts'
import { useTakeOver } from './use-nutrition.ts'
import { usePrintLabel } from './use-print-label.ts'

type Props = {
  readonly recipeId: string
  readonly recipeName: string
  readonly servings: number
  readonly analysis: Analysis
  /** g of the finished dish as saved; null: not weighed. */
  readonly finalGrams: number | null
}

/** The label, live while the weight of the finished dish is typed; the weight is kept on leaving the field. */
export function LabelSection({ recipeId, recipeName, servings, analysis, finalGrams }: Props) {
  const { typed, shown, wrong, type, save, busy } = useFinalWeight(recipeId, finalGrams)
  const print = usePrintLabel()
  const label = labelOf({
    totals: analysis.totals,
    lowerBounds: analysis.lowerBounds,
    servings,
    rawGrams: analysis.rawGrams,
    unweighedLines: analysis.lines.filter(({ grams }) => grams === null).length,
    finalGrams: shown,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <section className={css.section} aria-labelledby="label">
      <h2 id="label" className={css.heading}>
        {texts.title}
      </h2>
      <div className={css.bench}>
        <NutritionLabel recipeName={recipeName} label={label} servings={servings} />
        <form className={css.settings} onSubmit={submit} noValidate>
          <DecimalInput
            label={texts.finalWeight}
            description={texts.finalWeightHint}
            value={typed}
            min={least}
            max={most}
            onChange={type}
            onBlur={() => void save()}
            error={wrong ? texts.badWeight : undefined}
            enterKeyHint="done"
            aria-busy={busy}
          />
          <p className={css.hint}>{texts.rawWeight(analysis.rawGrams)}</p>
          <Button
            variant="default"
            leftSection={<IconPrinter size="1.25rem" stroke={1.5} aria-hidden />}
            onClick={print}
          >
            {texts.print}
          </Button>
        </form>
      </div>
    </section>
  )
}

/** The server's own bounds (core/api/nutrition.ts), in g. */
const least = 0.001
const most = 1e9

const useFinalWeight = (recipeId: string, saved: number | null) => {
  const takeOver = useTakeOver()
  const { run, busy } = useAction(operations.finalWeight)
  const [typed, setTyped] = useState(saved)
  const [wrong, setWrong] = useState(false)
  const [last, setLast] = useState(saved)
  if (saved !== last) {
    setLast(saved)
    setTyped(saved)
  }
  const type = (value: number | null, text: string) => {
    const blank = text.trim() === ''
    setWrong(!blank && (value === null || value < least || value > most))
    setTyped(value)
  }
  const save = async () => {
    if (wrong || typed === saved) return
    const outcome = await run(() => saveFinalWeight(recipeId, typed))
    if (outcome.ok) takeOver(outcome.value)
  }
  // Gone with the page before the field was left: by Back, or by a key that leads elsewhere.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => () => void latest.current(), [])
  return { typed, shown: wrong ? saved : typed, wrong, type, save, busy }
}
