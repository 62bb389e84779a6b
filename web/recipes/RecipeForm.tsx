import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ReceivedMethod } from '#core/api/received/method.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import { recipeProblems } from '#core/recipes/recipe-problems.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { useForm } from '#web/data/form.ts'
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
  const [replaced, setReplaced] = useState<string | null>(null)
  const [generated, setGenerated] = useState<ReceivedMethod | null>(null)
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
  const saving = useRecipeSave(form, onSaved)

  const { draftId } = form.start
  const creates = form.start.base === null
  const { busy } = saving
  useEffect(() => onReport({ busy, draftId, creates }), [onReport, busy, draftId, creates])

  // A folder deleted since is shown as none, so none is what must be saved.
  const folderId = loaded && !folders.some(({ id }) => id === content.folderId) ? null : content.folderId

  const draft = { ...form.draft, folderId }
  const { props, problem, submit } = useForm<ErrorCode>({
    filled: form.filled,
    check: () => recipeProblems(draft)[0] ?? null,
    say: (code) => [recipeTexts.error, errorMessages[code]],
    save: () => saving.save(draft),
  })
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
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
    <form {...props} className={css.form} onKeyDown={saveByKey}>
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
        rows={content.ingredients}
        onChange={(update) => form.setContent((before) => ({ ...before, ingredients: update(before.ingredients) }))}
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
