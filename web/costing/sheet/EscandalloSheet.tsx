import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { countingOf, type Preferences, type PreferencesPatch } from '#core/api/preferences.ts'
import { writeEscandallo } from '#core/costing/costs/escandallo-csv.ts'
import { suggestedPrice } from '#core/costing/menu/food-cost.ts'
import { formatEuros } from '#core/format/money.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'
import { MeasuresQuestion } from '#web/costing/MeasuresQuestion.tsx'
import { useGeneration } from '#web/costing/prices/use-generation.ts'
import { foodCostTexts } from '#web/costing/pricing/texts.ts'
import { useTargets } from '#web/costing/pricing/use-targets.ts'
import { csvTexts, sheetTexts as texts } from '#web/costing/texts.ts'
import { downloadCsv } from '#web/data/download.ts'
import { ServingsInput } from '#web/stock/ServingsInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { FoodCost } from './FoodCost.tsx'
import { MermaFigures } from './MermaFigures.tsx'
import { SheetSummary } from './SheetSummary.tsx'
import { SheetTable } from './SheetTable.tsx'
import css from './sheet.module.css'
import { useSaveTrial } from './use-save-trial.ts'
import { type Trial, useTrial } from './use-trial.ts'

type Props = {
  readonly recipe: RecipeToCost
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
  /** What to go on trying out. */
  readonly start: Trial | undefined
  /** Whether something is being tried out that would go with the dialog, and whether it is worth keeping. */
  readonly onTrying: (trying: boolean, worthKeeping: Trial | null) => void
  /** Reads the recipe anew. */
  readonly onReload: () => Promise<unknown>
}

/** The escandallo of a recipe as a sheet: what it costs, line by line, what to check, and what to ask for it. */
export function EscandalloSheet({ recipe, preferences, start, onChoose, onTrying, onReload }: Props) {
  const counting = countingOf(preferences)
  const trial = useTrial(recipe, counting, start)
  const { cost, changed, worthKeeping } = trial
  const sheet = useRef<HTMLDivElement>(null)
  const reload = async () => {
    await onReload()
    // The button that was pressed is gone with the change.
    sheet.current?.focus({ preventScroll: true })
  }
  const { save, busy, stale } = useSaveTrial(recipe, reload)
  const { progress, generate } = useGeneration(counting)
  const searchPrices = async () => {
    await generate(recipe.id)
    await reload()
  }
  const targets = useTargets(recipe, preferences, onChoose)
  const price = suggestedPrice(cost.perServing, {
    targetPercent: targets.target.percent,
    vatPercent: preferences.vat_rate,
    rounding: preferences.price_rounding,
  })
  const exportCsv = () => downloadCsv(csvTexts.escandallo(recipe.name), writeEscandallo(recipe, cost, trial.book))
  useEffect(() => onTrying(changed, worthKeeping), [changed, worthKeeping, onTrying])

  return (
    <div ref={sheet} className={css.sheet} tabIndex={-1}>
      <p className={css.kind}>
        {[texts.kind, recipe.category, texts.date(new Date().toISOString())].filter((word) => word !== '').join(' · ')}
      </p>
      <div className={css.figures}>
        <ServingsInput value={trial.servings} onChange={trial.setServings} />
        <Figure label={texts.total} value={cost.total} partial={cost.withoutPrice > 0} />
        <Figure label={texts.perServing} value={cost.perServing} partial={cost.withoutPrice > 0} />
        <Figure label={foodCostTexts.gross} value={price?.gross ?? null} partial={cost.withoutPrice > 0} />
      </div>
      <SheetSummary cost={cost}>
        {cost.withoutPrice > 0 && (
          <Button variant="default" onClick={() => void searchPrices()} loading={progress !== null}>
            {texts.summary.search(cost.withoutPrice)}
          </Button>
        )}
      </SheetSummary>
      <MeasuresQuestion cost={cost} onChoose={onChoose} />
      <MermaFigures cost={cost} other={trial.other} counts={counting.merma} onChoose={onChoose} />
      {stale && (
        <Notice
          voice="amber"
          title={texts.stale.title}
          role="alert"
          actions={
            <Button variant="default" onClick={() => void reload()}>
              {texts.stale.load}
            </Button>
          }
        >
          <p>{texts.stale.text}</p>
        </Notice>
      )}
      <SheetTable
        recipe={recipe}
        cost={cost}
        book={trial.book}
        onQuantity={trial.setQuantity}
        onReading={trial.setReading}
      />
      <FoodCost
        recipe={recipe}
        perServing={cost.perServing}
        price={price}
        targets={targets}
        servings={cost.servings}
        isPartial={cost.withoutPrice > 0}
        preferences={preferences}
        onChoose={onChoose}
      />
      <div className={css.foot}>
        {changed && (
          <div className={css.trial}>
            <p>
              <strong>{texts.trial.title}</strong> <span className={css.trialText}>{texts.trial.text}</span>
            </p>
            <Button variant="default" onClick={trial.reset} disabled={busy}>
              {texts.trial.reset}
            </Button>
            <Button onClick={() => void save(cost)} loading={busy}>
              {texts.trial.save}
            </Button>
          </div>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size="1.25rem" stroke={1.5} aria-hidden />}
          onClick={exportCsv}
        >
          {texts.exportCsv}
        </Button>
        <PrintButton variant="default" label={texts.print} />
      </div>
    </div>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: number | null
  /** Some lines have no price: the figure is a lower bound. */
  readonly partial: boolean
}

function Figure({ label, value, partial }: FigureProps) {
  return (
    <div className={css.figure}>
      <span className={css.figureLabel}>{label}</span>
      <output className={css.figureValue} aria-label={label} data-missing={value === null || undefined}>
        {value === null ? texts.unknown : formatEuros(value)}
      </output>
      {partial && value !== null && <span className={css.figureNote}>{texts.atLeast}</span>}
    </div>
  )
}
