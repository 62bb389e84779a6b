import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { EscandalloSheet } from './EscandalloSheet.tsx'
import { operations, sheetTexts as texts } from './texts.ts'
import { recipeCostQuery, useSaidOnce } from './use-costing.ts'

/** A recipe whose escandallo is open; every opening is a new object and reads the recipe anew. */
export type CostTarget = { readonly id: string; readonly opening: number }

type Props = {
  /** Null: closed. */
  readonly target: CostTarget | null
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
  readonly onClose: () => void
}

/** The escandallo of one recipe, 4xl wide; on a phone the whole screen. */
export function CostDialog({ target, preferences, onChoose, onClose }: Props) {
  const queries = useQueryClient()
  const phone = useMediaQuery('(width < 48em)') ?? false
  // What was open stays while the dialog fades out.
  const [shown, setShown] = useState(target)
  const [trying, setTrying] = useState(false)
  if (target !== null && target !== shown) {
    setShown(target)
    setTrying(false)
  }
  const query = recipeCostQuery(shown?.id ?? '', shown?.opening ?? 0)
  const { data, error, errorUpdatedAt, refetch } = useQuery({ ...query, enabled: target !== null })
  useSaidOnce(operations.loadRecipe, error, errorUpdatedAt)
  return (
    <Dialog
      opened={target !== null}
      onClose={onClose}
      title={data?.name ?? texts.kind}
      size="56rem"
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      // What is being tried out goes with the dialog: a knuckle on the edge of the tablet must not close it.
      closeOnClickOutside={!trying}
    >
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <LoadFailure title={operations.loadRecipe[1]} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <EscandalloSheet
          key={data.id}
          recipe={data}
          preferences={preferences}
          onChoose={onChoose}
          onTrying={setTrying}
          onReload={() => queries.invalidateQueries({ queryKey: query.queryKey })}
        />
      )}
    </Dialog>
  )
}
