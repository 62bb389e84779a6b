import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ReceivedMethod } from '#core/api/received/method.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import { quantityProblem, recipeProblems } from '#core/recipes/recipe-problems.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { useFilledFields } from '#web/data/filled-fields.ts'
import { toast } from '#web/data/toast.ts'
import { useDrafts } from '#web/stock/drafts.ts'
import { folderOptions } from '#web/stock/folder-options.ts'
import { ServingsInput } from '#web/stock/ServingsInput.tsx'
import { recipeTexts } from '#web/stock/texts.ts'
import { useFolders } from '#web/stock/use-recipes.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { UndoLine } from '#web/ui/UndoLine.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import type { FormStart } from './form-content.ts'
import { GenerateMethodButton } from './GenerateMethodButton.tsx'
import { IngredientRows } from './IngredientRows.tsx'
import { MethodOrigin } from './MethodOrigin.tsx'
import css from './recipe-form.module.css'
import { StaleNotice } from './StaleNotice.tsx'
import { formTexts as texts } from './texts.ts'
import { UsedIn } from './UsedIn.tsx'
import { useRecipeForm } from './use-recipe-form.ts'
import { type OnSaved, useRecipeSave } from './use-recipe-save.ts'
import { YieldFields } from './YieldFields.tsx'

/** What the dialog around the form has to know of it. */
export type FormReport = {
  readonly busy: boolean
  /** The copy on this device, to be thrown away when the form is. */
  readonly draftId: string | null
  /** Saving makes a new recipe; null until the form has opened. */
  readonly creates: boolean | null
}

type Props = {
  readonly start: FormStart
  readonly onCancel: () => void
  readonly onReport: (report: FormReport) => void
  readonly onSaved: OnSaved
}

export function RecipeForm({ start, onCancel, onReport, onSaved }: Props) {
  const form = useRecipeForm(start)
  const { content, change } = form
  const { folders, loaded } = useFolders()
  const drafts = useDrafts().filter(
    ({ draftId, recipeId, base }) =>
      draftId !== form.start.draftId && (form.start.base === null ? base === null : recipeId === form.start.recipeId),
  )
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const [generated, setGenerated] = useState<ReceivedMethod | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
  const saving = useRecipeSave(form, onSaved)

  const { draftId } = form.start
  const creates = form.start.base === null
  const { busy } = saving
  useEffect(() => onReport({ busy, draftId, creates }), [onReport, busy, draftId, creates])
  useFilledFields(form.filled)

  // A folder deleted since is shown as none, so none is what must be saved.
  const folderId = loaded && !folders.some(({ id }) => id === content.folderId) ? null : content.folderId

  const save = (event?: FormEvent) => {
    event?.preventDefault()
    const draft = { ...form.draft, folderId }
    const [first] = recipeProblems(draft)
    setProblem(first ?? null)
    if (first === undefined) void saving.save(draft)
    else {
      toast.error(recipeTexts.error, errorMessages[first])
      element.current?.querySelector<HTMLElement>(fieldOf(first, content.rows))?.focus()
    }
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
  }
  const takeMethod = (answer: ReceivedMethod) => {
    const { method } = answer
    // What stands there now, not when the button was pressed: the cook may have written on while waiting.
    const before = latest.current.method
    change({ method })
    setGenerated(answer)
    setReplaced(before.trim() === '' || before === method ? null : before)
  }

  return (
    <form ref={element} className={css.form} onSubmit={save} onKeyDown={saveByKey} noValidate>
      {form.filled === 0 && <DraftNotices drafts={drafts} onRecover={(draft) => form.load(draft)} />}
      <StaleNotice form={form} saving={saving} />
      {!creates && <UsedIn recipeId={form.start.recipeId} />}
      <div className={css.head}>
        <TextInput
          className={css.name}
          name="name"
          label={texts.name}
          value={content.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={problem === 'name_required' && content.name.trim() === ''}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          className={css.category}
          label={texts.category}
          value={content.category}
          onChange={(event) => change({ category: event.currentTarget.value })}
          autoComplete="off"
        />
        <ServingsInput value={content.servings} onChange={(servings) => change({ servings })} />
        <NativeSelect
          className={css.folder}
          label={texts.folder}
          data={folderOptions(folders)}
          value={folderId ?? ''}
          onChange={(event) => change({ folderId: event.currentTarget.value || null })}
        />
      </div>
      <IngredientRows
        rows={content.rows}
        onChange={(update) => form.setContent((before) => ({ ...before, rows: update(before.rows) }))}
        problem={problem}
        recipeId={form.start.recipeId}
      />
      <YieldFields value={content.yields ?? unsaidYield} onChange={(yields) => change({ yields })} />
      <div className={css.methodHead}>
        <label className={css.label} htmlFor="recipe-method">
          {texts.method}
        </label>
        <GenerateMethodButton name={content.name} ingredients={form.draft.ingredients} onMethod={takeMethod} />
      </div>
      <Textarea
        id="recipe-method"
        name="method"
        description={texts.methodHint}
        inputWrapperOrder={['input', 'description']}
        autosize
        minRows={6}
        value={content.method}
        onChange={(event) => change({ method: event.currentTarget.value })}
        error={problem === 'method_required' && content.method.trim() === ''}
      />
      {generated !== null && <MethodOrigin answer={generated} />}
      {replaced !== null && (
        <UndoLine
          text={texts.replaced}
          label={texts.restoreMethod}
          onUndo={() => {
            change({ method: replaced })
            setReplaced(null)
            setGenerated(null)
          }}
        />
      )}
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={onCancel} busy={busy} sticky />
    </form>
  )
}

/** Where the cook has to look for each rule. */
const fieldOf = (problem: ErrorCode, rows: readonly { name: string; quantity: number }[]): string => {
  if (problem === 'name_required') return '[name="name"]'
  if (problem === 'method_required') return '[name="method"]'
  if (problem === 'ingredient_required') return '[name="ingredient-0"]'
  const wrongQuantity = rows.findIndex(({ quantity }) => quantityProblem(problem, quantity))
  if (wrongQuantity >= 0) return `[name="quantity-${wrongQuantity}"]`
  return `[name="ingredient-${rows.findIndex(({ name }) => name.trim() === '')}"]`
}
