import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconSearchOff, IconTag } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import css from '#web/costing/costing.module.css'
import { PriceDialog } from '#web/costing/offers/PriceDialog.tsx'
import { Pager } from '#web/costing/Pager.tsx'
import { operations, priceTexts as texts } from '#web/costing/texts.ts'
import { useExportPrices, usePaging, usePrices } from '#web/costing/use-costing.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { useDialogTarget } from '#web/data/use-dialog-target.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { useNewKey } from '#web/ui/use-new-key.ts'
import { AddPriceDialog } from './AddPriceDialog.tsx'
import { DeletePriceDialog } from './DeletePriceDialog.tsx'
import { ImportButton } from './ImportButton.tsx'
import { PriceTable } from './PriceTable.tsx'

/** The cook's price list: found, typed or imported, each with its source and its date. */
export function PriceSection() {
  const [words, setWords] = useState('')
  const name = words.trim()
  const paging = usePaging(name)
  const { data, error, isFetching, isPlaceholderData, refetch } = usePrices(name, paging.cursor)
  const [deleting, setDeleting] = useState<IngredientPrice | null>(null)
  const [adding, setAdding] = useState(false)
  const dialog = useDialogTarget<IngredientPrice>()
  useNewKey(() => setAdding(true))
  const { exportAll, busy: exporting } = useExportPrices()
  // The last row of a page has been deleted, here or in another tab.
  if (data !== undefined && !isPlaceholderData && data.items.length === 0 && paging.index > 0) paging.previous()

  const remove = useCallback((price: IngredientPrice) => setDeleting(price), [])
  return (
    <section id="prices" className={css.section} aria-labelledby="prices-title" aria-busy={isFetching} tabIndex={-1}>
      <div className={css.sectionHead}>
        <h2 id="prices-title" className={css.heading}>
          {texts.title}
        </h2>
        <p className={css.total} role="status">
          {data !== undefined && texts.count(data.total)}
        </p>
        <div className={css.sectionActions}>
          <ImportButton />
          <Button
            variant="default"
            leftSection={<IconDownload size="1.25rem" stroke={1.5} aria-hidden />}
            loading={exporting}
            onClick={() => void exportAll()}
          >
            {texts.export}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        </div>
      </div>
      <search className={css.tools}>
        <SearchBox className={css.search} value={words} onChange={setWords} label={texts.filter} debounce={200} />
      </search>
      {error !== null && <LoadFailure title={operations.load[1]} error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && data.items.length === 0 && <NoPrices searching={name !== ''} />}
      {data !== undefined && data.items.length > 0 && (
        <>
          <div className={css.rows} data-stale={isPlaceholderData || undefined}>
            <PriceTable prices={data.items} onDelete={remove} onOpen={dialog.open} />
          </div>
          <Pager
            of={texts.title}
            paging={paging}
            shown={data.items.length}
            total={data.total}
            nextCursor={isPlaceholderData ? null : data.nextCursor}
          />
        </>
      )}
      <p className={css.attribution}>{texts.attribution}</p>
      <AddPriceDialog opened={adding} onClose={() => setAdding(false)} onReopen={() => setAdding(true)} />
      <PriceDialog price={dialog.target} onClose={dialog.close} onReopen={dialog.reopen} />
      <DeletePriceDialog
        price={deleting}
        onClose={() => setDeleting(null)}
        // Its row is gone and the button with it: the keyboard goes on from the list.
        onDeleted={() => focusIfLost('prices')}
      />
    </section>
  )
}

function NoPrices({ searching }: { readonly searching: boolean }) {
  const { title, text, search, searchText } = texts.empty
  if (searching) return <EmptyState title={search} text={searchText} icon={IconSearchOff} />
  return <EmptyState title={title} text={text} icon={IconTag} />
}
