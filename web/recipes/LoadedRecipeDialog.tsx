import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { useUserId } from '#web/api/session-state.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { toast } from '#web/data/toast.ts'
import { cancelDraft } from '#web/stock/cancel-draft.ts'
import { dropDraft } from '#web/stock/drafts.ts'
import { fetchRecipe } from '#web/stock/recipe-requests.ts'
import { recipeTexts } from '#web/stock/texts.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { blankStart, editStart } from './form-content.ts'
import { type FormReport, RecipeForm } from './RecipeForm.tsx'
import type { RecipeDialogProps, RecipeTarget } from './recipe-target.ts'
import { formTexts as texts } from './texts.ts'
import type { OnSaved } from './use-recipe-save.ts'

const idle: FormReport = { busy: false, draftId: null, creates: null }

/** What `RecipeDialog` shows once it has been fetched. */
export function LoadedRecipeDialog({ target, onClose, onReopen, onSaved }: RecipeDialogProps) {
  const userId = useUserId()
  // The last target stays while the dialog fades out.
  const [shown, setShown] = useState(target)
  const [report, setReport] = useState(idle)
  if (target !== null && target !== shown) {
    setShown(target)
    setReport(idle)
  }
  const creates = report.creates ?? (shown?.kind === 'new' || (shown?.kind === 'draft' && shown.draft.base === null))
  const close = (kept: boolean) => {
    if (report.draftId !== null) (kept ? cancelDraft : dropDraft)(userId, report.draftId)
    onClose()
  }
  const saved: OnSaved = (...what) => {
    close(false)
    onSaved(...what)
  }
  return (
    <FormDialog
      opened={target !== null}
      title={creates ? texts.newRecipe : texts.editRecipe}
      busy={report.busy}
      size="56rem"
      onClose={close}
      onReopen={onReopen}
    >
      {(cancel) =>
        shown !== null && (
          <Opening key={keyOf(shown)} target={shown} onCancel={cancel} onReport={setReport} onSaved={saved} />
        )
      }
    </FormDialog>
  )
}

type OpeningProps = {
  readonly target: RecipeTarget
  readonly onCancel: () => void
  readonly onReport: (report: FormReport) => void
  readonly onSaved: OnSaved
}

function Opening({ target, ...rest }: OpeningProps) {
  const [start] = useState(() => (target.kind === 'draft' ? target.draft : blankStart()))
  if (target.kind === 'edit') return <Editing id={target.id} {...rest} />
  return <RecipeForm start={start} {...rest} />
}

/** Fetches the recipe anew: an edit must start from the newest version, not from what a list once saw. */
function Editing({ id, ...rest }: { readonly id: string } & Omit<OpeningProps, 'target'>) {
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: [...recipeKeys.recipes, 'form', id],
    queryFn: ({ signal }) => fetchRecipe(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const gone = error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')
  useReadingFailure({ error: gone ? null : error, errorUpdatedAt }, recipeTexts.load.failure)
  useLeaveWhatIsGone(gone, rest.onCancel)
  // Closed by Cancelar the form is asleep and the query forgotten; taken back, it goes on from where it was.
  const [opened, setOpened] = useState(data)
  if (opened === undefined && data !== undefined) setOpened(data)
  if (opened !== undefined) return <Loaded recipe={opened} {...rest} />
  return error === null || gone ? (
    <Loading />
  ) : (
    <LoadFailure title={recipeTexts.load.failure[1]} error={error} onRetry={() => void refetch()} />
  )
}

/** Deleted elsewhere, or an address with an id that never was: there is nothing to try again, and the lists are out of date. */
const useLeaveWhatIsGone = (gone: boolean, leave: () => void): void => {
  const queries = useQueryClient()
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!gone) return
    toast.error(recipeTexts.error, errorMessages.not_found)
    latest.current()
    void queries.invalidateQueries({
      queryKey: recipeKeys.recipes,
      predicate: ({ queryKey }) => queryKey[1] !== 'form',
    })
  }, [gone, queries])
}

function Loaded({ recipe, ...rest }: { readonly recipe: Recipe } & Omit<OpeningProps, 'target'>) {
  const [start] = useState(() => editStart(recipe))
  return <RecipeForm start={start} {...rest} />
}

const keyOf = (target: RecipeTarget): string =>
  target.kind === 'edit' ? target.id : target.kind === 'draft' ? target.draft.draftId : target.kind
