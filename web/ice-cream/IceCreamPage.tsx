import { Button } from '@mantine/core'
import { IconIceCream2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Formula, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { toast } from '#web/data/toast.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SignOutButton } from '#web/ui/SignOutButton.tsx'
import { FormulaList } from './FormulaList.tsx'
import { FormulaPanel } from './FormulaPanel.tsx'
import type { FormulaOrigin } from './ice-requests.ts'
import css from './lab.module.css'
import { NewFormula } from './NewFormula.tsx'
import { loadFailures, rowTexts, labTexts as texts } from './texts.ts'
import { useFormulaOperations } from './use-formula-operations.ts'
import { useFormulas } from './use-lab.ts'

type Selected = { readonly id: string; readonly origin: FormulaOrigin | null }

/** The ice-cream lab: formulas on the left, the chosen one on the right. */
export function IceCreamPage() {
  const list = useFormulas()
  const { items: formulas, error, refetch } = list
  const operations = useFormulaOperations()
  const [selected, setSelected] = useState<Selected | null>(null)
  const panel = useRef<HTMLElement>(null)
  const formula = formulas?.find(({ id }) => id === selected?.id)

  const select = (id: string, origin: FormulaOrigin | null = null) => {
    setSelected({ id, origin })
    // On a phone the formula stands below the list.
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }))
  }
  const create = async (name: string, type: FormulaType): Promise<boolean> => {
    const made = await operations.create(name, type)
    if (made !== null) select(made.id)
    return made !== null
  }
  const generate = async (name: string, type: FormulaType, onDone: () => void) =>
    operations.generate(name, type, ({ id }, origin) => {
      select(id, origin)
      onDone()
    })
  const remove = async ({ id, name }: Formula) => {
    if (!window.confirm(texts.confirmDelete(name))) return
    if (await operations.remove(id)) setSelected((now) => (now?.id === id ? null : now))
  }
  const duplicate = async (...content: Parameters<typeof operations.duplicate>) => {
    const made = await operations.duplicate(...content)
    if (made !== null) select(made.id)
  }

  return (
    <>
      <div className={formula === undefined ? undefined : css.top}>
        <PageHeader title={texts.title} subtitle={texts.subtitle}>
          <SignOutButton />
        </PageHeader>
      </div>
      <div className={css.columns}>
        <div className={css.side}>
          <NewFormula
            creating={operations.creating}
            generating={operations.generating}
            onCreate={create}
            onGenerate={generate}
          />
          {error !== null && formulas === undefined && (
            <LoadFailure title={loadFailures.formulas[1]} error={error} onRetry={() => void refetch()} />
          )}
          {formulas === undefined && error === null && <Loading />}
          {formulas !== undefined && (
            <FormulaList
              formulas={formulas}
              selectedId={formula?.id ?? null}
              list={list}
              onSelect={select}
              onDelete={(one) => void remove(one)}
            />
          )}
        </div>
        <section ref={panel} className={css.panel} aria-label={formula?.name ?? texts.noneSelected}>
          {formula === undefined ? (
            <EmptyState title={texts.noneSelected} text={texts.noneSelectedText} icon={IconIceCream2}>
              <Button variant="default" onClick={() => toast.error(texts.error, texts.selectFirst)}>
                {rowTexts.add}
              </Button>
            </EmptyState>
          ) : (
            <FormulaPanel
              key={formula.id}
              formula={formula}
              operations={operations}
              origin={selected?.origin ?? null}
              onDuplicate={duplicate}
            />
          )}
        </section>
      </div>
    </>
  )
}
