import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { countingOf, type PreferencesPatch } from '#core/api/preferences.ts'
import { refetch } from '#web/data/cache.ts'
import { lazyPart } from '#web/data/lazy-part.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CostSection } from './CostSection.tsx'
import { CountingSwitches } from './CountingSwitches.tsx'
import css from './costing.module.css'
import { Fold } from './Fold.tsx'
import { PriceChanges } from './history/PriceChanges.tsx'
import { GeneratePanel } from './prices/GeneratePanel.tsx'
import { PriceSection } from './prices/PriceSection.tsx'
import { WaitingPriceList } from './prices/WaitingPriceList.tsx'
import { CostDialog, type CostTarget } from './sheet/CostDialog.tsx'
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
  const counting = countingOf(preferences)
  const count = (patch: PreferencesPatch) => choose(patch, { onSettled: () => void refetch(queries, costingKeys.all) })
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle}>
        <nav className={css.jumps} aria-label={texts.sections.label}>
          <a href="#costs">{texts.sections.costs}</a>
          <a href="#prices">{texts.sections.prices}</a>
        </nav>
      </PageHeader>
      <GeneratePanel counting={counting}>
        <CountingSwitches preferences={preferences} onChoose={count} />
      </GeneratePanel>
      <PriceChanges />
      <section className={css.menu} aria-label={texts.menu}>
        <Fold label={texts.menu} heading>
          <MenuEngineering onOpen={open} />
        </Fold>
      </section>
      <CostSection counting={counting} onOpen={open} />
      <WaitingPriceList />
      <PriceSection />
      <CostDialog
        target={target}
        preferences={preferences}
        onChoose={count}
        onClose={() => setTarget(null)}
        onResume={(id, trial) => setTarget({ id, opening: Date.now(), trial })}
      />
    </>
  )
}
