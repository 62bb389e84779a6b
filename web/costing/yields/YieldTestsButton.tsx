import { Button } from '@mantine/core'
import { IconPlus, IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import type { YieldTestRow } from '#core/api/yield-tests.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { useInnerForm } from '#web/data/use-inner-form.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { operations, yieldTexts as texts } from './texts.ts'
import { useDeleteYieldTest, useYieldTests } from './use-yields.ts'
import { YieldTestForm } from './YieldTestForm.tsx'
import { YieldTestList } from './YieldTestList.tsx'
import type { YieldDraft } from './yield-draft.ts'
import css from './yields.module.css'

/** Opens the tests de rendimiento of the kitchen. */
export function YieldTestsButton() {
  const [opened, setOpened] = useState(false)
  const { data, error, refetch } = useYieldTests(opened)
  return (
    <>
      <Button
        className={css.button ?? ''}
        variant="default"
        leftSection={<IconScale size="1.25rem" stroke={1.5} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {texts.title}
      </Button>
      <FormDialog
        opened={opened}
        title={texts.title}
        size="xl"
        onClose={() => setOpened(false)}
        onReopen={() => setOpened(true)}
      >
        {() => (
          <>
            {data === undefined && error === null && <Loading />}
            {data === undefined && error !== null && (
              <LoadFailure title={operations.load[1]} error={error} onRetry={() => void refetch()} />
            )}
            {data !== undefined && <YieldTests tests={data} />}
          </>
        )}
      </FormDialog>
    </>
  )
}

/** Where the keyboard goes on once a form or a question is gone. */
const addId = 'add-yield-test'

function YieldTests({ tests }: { readonly tests: readonly YieldTestRow[] }) {
  const { form, open, leave } = useInnerForm<YieldTestRow, YieldDraft>(addId)
  const [deleting, setDeleting] = useState<YieldTestRow | null>(null)
  const { remove, busy } = useDeleteYieldTest()
  const confirm = async ({ ingredient_name }: YieldTestRow) => {
    const outcome = await remove(ingredient_name)
    if (!outcome.ok && outcome.ignored) return
    setDeleting(null)
    focusIfLost(addId)
  }
  if (form !== undefined) return <YieldTestForm test={form.item} typed={form.draft} onLeave={leave} />
  return (
    <div className={css.dialog}>
      <div className={css.head}>
        <p className={css.lead}>{texts.lead}</p>
        <Button id={addId} leftSection={<IconPlus size="1.25rem" aria-hidden />} onClick={() => open(null)}>
          {texts.add}
        </Button>
      </div>
      {tests.length === 0 ? (
        <p className={css.lead}>{texts.empty}</p>
      ) : (
        <YieldTestList tests={tests} onEdit={open} onDelete={setDeleting} />
      )}
      <DeleteDialog
        item={deleting}
        nameOf={texts.nameOf}
        texts={texts.ask}
        busy={busy}
        onConfirm={(test) => void confirm(test)}
        onClose={() => setDeleting(null)}
      />
    </div>
  )
}
