import { Button, Tabs } from '@mantine/core'
import { IconCopy, IconTestPipe } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Formula, FormulaRow } from '#core/ice-cream/composition/formula.ts'
import { analyzeFormula, formulaResults } from '#core/ice-cream/judging/analyze-formula.ts'
import { toast } from '#web/data/toast.ts'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { useFacts } from './dialogs/use-facts.ts'
import { FormulaHeader } from './FormulaHeader.tsx'
import type { FormulaOrigin } from './ice-requests.ts'
import { OriginLine } from './OriginLine.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import css from './panel.module.css'
import { AnalysisTab } from './results/AnalysisTab.tsx'
import { CalculationsTab } from './results/CalculationsTab.tsx'
import { ProcessTab } from './results/ProcessTab.tsx'
import { IngredientsTab } from './rows/IngredientsTab.tsx'
import { useRows } from './rows/use-rows.ts'
import { labTexts, panelTexts as texts } from './texts.ts'
import type { FormulaOperations } from './use-formula-operations.ts'
import { usePantry } from './use-lab.ts'
import { useMakeRecipe } from './use-make-recipe.ts'

type Props = {
  readonly formula: Formula
  readonly operations: FormulaOperations
  /** Of a formula just generated. */
  readonly origin: FormulaOrigin | null
  readonly onDuplicate: (formula: Formula, rows: readonly FormulaRow[]) => Promise<void>
}

/** The chosen formula: its rows, live, and what the last analysis saved. */
export function FormulaPanel({ formula, operations, origin, onDuplicate }: Props) {
  const rows = useRows(formula.id)
  const pantry = usePantry()
  const [tab, setTab] = useState<string | null>('ingredients')
  const { type, servingTemperature } = formula
  const live = useMemo(
    () =>
      pantry.data === undefined
        ? null
        : analyzeFormula(pantry.data, { type, rows: rows.rows, servingTemperature: servingTemperature ?? undefined }),
    [pantry.data, type, servingTemperature, rows.rows],
  )
  // Nobody sees the sheet while typing: it follows when there is time.
  const printed = useDeferredValue(useMemo(() => ({ rows: rows.rows, live }), [rows.rows, live]))
  const facts = useFacts(formula, operations)
  const { makeRecipe, creating } = useMakeRecipe(formula.name, pantry.data)
  const stale =
    formula.results !== null && live !== null && rows.state === 'saved' && !sameResults(formula.results, live)

  const analyze = async () => {
    if (rows.rows.length === 0) return toast.error(labTexts.error, texts.needsIngredient)
    if (!(await rows.settled())) return toast.error(...texts.unsaved)
    await operations.analyze(formula, rows.rows)
  }
  const asked = { busy: operations.analyzing, onAnalyze: () => void analyze() }
  return (
    <>
      {printed.live !== null && pantry.data !== undefined && (
        <PrintSheet formula={formula} pantry={pantry.data} rows={printed.rows} live={printed.live} />
      )}
      <div className={css.screen}>
        <FormulaHeader formula={formula} facts={facts} busy={operations.updating}>
          <Button
            variant="default"
            leftSection={<IconCopy size="1.125rem" stroke={1.5} aria-hidden />}
            disabled={!rows.loaded || operations.creating}
            onClick={() => void onDuplicate(formula, rows.rows)}
          >
            {texts.duplicate}
          </Button>
          <PrintButton variant="default" label={texts.print} disabled={live === null} />
          <Button
            leftSection={<IconTestPipe size="1.125rem" aria-hidden />}
            loading={operations.analyzing}
            disabled={!rows.loaded}
            onClick={asked.onAnalyze}
          >
            {texts.analyze}
          </Button>
        </FormulaHeader>
        {origin !== null && <OriginLine origin={origin} known={formula.description} />}
        <Tabs value={tab} onChange={setTab} keepMounted={false}>
          <Tabs.List aria-label={texts.tabs} className={css.tabs ?? ''}>
            <Tabs.Tab value="ingredients">{texts.ingredients}</Tabs.Tab>
            <Tabs.Tab value="calculations">{texts.calculations}</Tabs.Tab>
            <Tabs.Tab value="process">{texts.process}</Tabs.Tab>
            <Tabs.Tab value="analysis">{texts.analysis}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="ingredients">
            <IngredientsTab formula={formula} rows={rows} pantry={pantry} live={live} facts={facts} />
          </Tabs.Panel>
          <Tabs.Panel value="calculations">
            <CalculationsTab
              results={formula.results}
              stale={stale}
              pantry={pantry.data}
              rows={rows.rows}
              live={live}
              {...asked}
            />
          </Tabs.Panel>
          <Tabs.Panel value="process">
            <ProcessTab formula={formula} live={live} stale={stale} {...asked} />
          </Tabs.Panel>
          <Tabs.Panel value="analysis">
            <AnalysisTab
              formulaId={formula.id}
              onRecipe={live === null ? null : () => void makeRecipe(rows.rows, live)}
              creating={creating}
              stale={stale}
              {...asked}
            />
          </Tabs.Panel>
        </Tabs>
      </div>
    </>
  )
}

const sameResults = (saved: NonNullable<Formula['results']>, live: Parameters<typeof formulaResults>[0]): boolean => {
  const now = formulaResults(live)
  return (
    now.fatPercentage === saved.fatPercentage &&
    now.sugarPercentage === saved.sugarPercentage &&
    now.nonFatSolidsPercentage === saved.nonFatSolidsPercentage &&
    now.freeWaterPercentage === saved.freeWaterPercentage &&
    now.pacValue === saved.pacValue &&
    now.podValue === saved.podValue &&
    now.overrunPercentage === saved.overrunPercentage &&
    now.firmnessLevel === saved.firmnessLevel &&
    // Names the temperature it was judged at.
    now.texturePrediction === saved.texturePrediction
  )
}
