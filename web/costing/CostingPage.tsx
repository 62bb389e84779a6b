import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { refetch } from '#web/data/cache.ts'
import { lazyPart } from '#web/data/lazy-part.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CostDialog, type CostTarget } from './CostDialog.tsx'
import { CostSection } from './CostSection.tsx'
import css from './costing.module.css'
import { Fold } from './Fold.tsx'
import { GeneratePanel } from './GeneratePanel.tsx'
import { PriceChanges } from './history/PriceChanges.tsx'
import { PriceSection } from './PriceSection.tsx'
import { pageTexts as texts } from './texts.ts'
import { costingKeys } from './use-costing.ts'

const MenuEngineering = lazyPart(
  async () => (await import('./menu/MenuEngineering.tsx')).MenuEngineering,
  () => true,
)

/** What every dish costs, and the prices it is computed from. */
export function CostingPage() {
  const queries = useQueryClient()
  const { preferences, choose } = usePreferences()
  const [target, setTarget] = useState<CostTarget | null>(null)
  const open = useCallback((id: string) => setTarget({ id, opening: Date.now() }), [])
  const household = preferences.household_to_grams
  const chooseHousehold = (checked: boolean) =>
    choose({ household_to_grams: checked }, { onSettled: () => void refetch(queries, costingKeys.all) })
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle}>
        <nav className={css.jumps} aria-label={texts.sections.label}>
          <a href="#costs">{texts.sections.costs}</a>
          <a href="#prices">{texts.sections.prices}</a>
        </nav>
      </PageHeader>
      <GeneratePanel reading={household ? 'household' : 'specified'}>
        <Switch
          label={texts.household.label}
          description={texts.household.text}
          checked={household}
          onChange={(event) => chooseHousehold(event.currentTarget.checked)}
        />
      </GeneratePanel>
      <PriceChanges />
      <section className={css.menu} aria-label={texts.menu}>
        <Fold label={texts.menu} heading>
          <MenuEngineering onOpen={open} />
        </Fold>
      </section>
      <CostSection household={household} onOpen={open} />
      <PriceSection />
      <CostDialog
        target={target}
        preferences={preferences}
        onChoose={choose}
        onClose={() => setTarget(null)}
        onResume={(id, trial) => setTarget({ id, opening: Date.now(), trial })}
      />
    </>
  )
}
