import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { operations, sheetTexts as texts } from '#web/costing/texts.ts'
import { recipeCostQuery } from '#web/costing/use-costing.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { toast } from '#web/data/toast.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { EscandalloSheet } from './EscandalloSheet.tsx'
import type { Trial } from './use-trial.ts'

/** A recipe whose escandallo is open; every opening is a new object and reads the recipe anew. */
export type CostTarget = {
  readonly id: string
  readonly opening: number
  /** What was being tried out, taken up again. */
  readonly trial?: Trial
}

type Props = {
  /** Null: closed. */
  readonly target: CostTarget | null
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
  readonly onClose: () => void
  /** Opens it once more, with what was being tried out. */
  readonly onResume: (id: string, trial: Trial) => void
}

const nothing: { readonly changed: boolean; readonly worth: Trial | null } = { changed: false, worth: null }

/** The escandallo of one recipe, 4xl wide; on a phone the whole screen. */
export function CostDialog({ target, preferences, onChoose, onClose, onResume }: Props) {
  const queries = useQueryClient()
  const phone = useMediaQuery('(width < 48em)') ?? false
  // What was open stays while the dialog fades out.
  const [shown, setShown] = useState(target)
  const [trying, setTrying] = useState(nothing)
  if (target !== null && target !== shown) {
    setShown(target)
    setTrying(nothing)
  }
  const query = recipeCostQuery(shown?.id ?? '', shown?.opening ?? 0)
  const reading = useQuery({ ...query, enabled: target !== null })
  useReadingFailure(reading, operations.loadRecipe)
  const { data, error, refetch } = reading
  const report = useCallback((changed: boolean, worth: Trial | null) => setTrying({ changed, worth }), [])
  useUnsavedGuard(target !== null && trying.worth !== null)
  const close = () => {
    // Esc and Back leave the focus where it is: what has just been typed is kept as on leaving its field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
    const { worth } = trying
    if (data === undefined || worth === null) return
    // It was only a trial, so nobody is asked; but an Esc too many must not cost a dozen quantities.
    toast.info(texts.dropped.title, texts.dropped.text(data.name), {
      label: texts.dropped.resume,
      onPress: () => onResume(data.id, worth),
    })
  }
  return (
    <Dialog
      opened={target !== null}
      onClose={close}
      title={data?.name ?? texts.kind}
      size="56rem"
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      // What is being tried out goes with the dialog: a knuckle on the edge of the tablet must not close it.
      closeOnClickOutside={!trying.changed}
    >
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <LoadFailure title={operations.loadRecipe[1]} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <EscandalloSheet
          key={`${data.id} ${shown?.opening}`}
          start={shown?.trial}
          recipe={data}
          preferences={preferences}
          onChoose={onChoose}
          onTrying={report}
          onReload={() => queries.invalidateQueries({ queryKey: query.queryKey })}
        />
      )}
    </Dialog>
  )
}
