import { Button } from '@mantine/core'
import { IconFlask2, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Variation, WholeVariation } from '#core/kitchen-lab/project.ts'
import { newId } from '#web/data/new-id.ts'
import { useDialogTarget } from '#web/data/use-dialog-target.ts'
import { RecipeDialog } from '#web/recipes/RecipeDialog.tsx'
import type { RecipeTarget } from '#web/recipes/recipe-target.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { useNewKey } from '#web/ui/use-new-key.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import { CompareBar } from './CompareBar.tsx'
import { recipeOf } from './recipe-of.ts'
import { loadFailures, variationTexts as texts, wordsTexts } from './texts.ts'
import { useEffects } from './use-effects.ts'
import { useVariations } from './use-lab.ts'
import { useVariationOperations } from './use-lab-operations.ts'
import { useRecipeSaved } from './use-recipe-saved.ts'
import { VariationCard } from './VariationCard.tsx'
import css from './variation.module.css'
import { WordsDialog } from './WordsDialog.tsx'

type Props = {
  readonly projectId: string
  /** The next comment shall be about this variation. */
  readonly onComment: (variation: Variation) => void
  readonly onDeleted: (id: string) => void
}

/** The variations of a project, newest first, and everything that can be done with one. */
export function VariationList({ projectId, onComment, onDeleted }: Props) {
  const list = useVariations(projectId)
  const { pages, items: variations, error } = list
  const { create, rename, remove, open, busy } = useVariationOperations(projectId)
  const recipeSaved = useRecipeSaved(projectId)
  const adding = useDialogTarget<{ readonly id: string }>()
  const renaming = useDialogTarget<Variation>()
  const changing = useDialogTarget<WholeVariation>()
  const recipe = useDialogTarget<RecipeTarget>()
  const [compared, setCompared] = useState<readonly Variation[]>([])
  useNewKey(() => adding.open({ id: newId() }))
  const section = useRef<HTMLElement>(null)
  const effectOf = useEffects(pages ?? [])

  const openRecipe = (target: RecipeTarget | null) => {
    if (target !== null) recipe.open(target)
  }
  const askAndRemove = async ({ id, name }: Variation) => {
    if (!window.confirm(texts.confirmDelete(name))) return
    const outcome = await remove(id)
    if (!outcome.ok) return
    onDeleted(id)
    setCompared((before) => before.filter((one) => one.id !== id))
    // The button that had the focus is gone with its card.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }
  const whole = async (id: string, use: (variation: WholeVariation) => void) => {
    const outcome = await open(id)
    if (outcome.ok) use(outcome.value)
  }
  const toggleCompared = (variation: Variation) =>
    setCompared((before) =>
      before.some(({ id }) => id === variation.id)
        ? before.filter(({ id }) => id !== variation.id)
        : [...before, variation].slice(-2),
    )
  // A variation edited since it was chosen is compared as it is now.
  const now = (variation: Variation) => variations?.find(({ id }) => id === variation.id) ?? variation

  return (
    <section ref={section} className={css.section} aria-label={texts.title} aria-busy={list.isFetching} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title}>{texts.title}</h2>
        <Button leftSection={<IconPlus size="1.25rem" aria-hidden />} onClick={() => adding.open({ id: newId() })}>
          {texts.add}
        </Button>
      </div>
      {error !== null && (
        <LoadFailure
          title={loadFailures.project[1]}
          error={error}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {variations === undefined && error === null && <Loading />}
      {variations?.length === 0 && <EmptyState title={texts.empty.title} text={texts.empty.text} icon={IconFlask2} />}
      {variations !== undefined && variations.length > 0 && (
        <ul className={css.list}>
          {variations.map((variation) => (
            <li key={variation.id} className={css.item}>
              <VariationCard
                variation={variation}
                effect={effectOf(variation)}
                compared={compared.some(({ id }) => id === variation.id)}
                onEditBase={(id) => recipe.open({ kind: 'edit', id })}
                onComment={() => onComment(variation)}
                onChange={() => void whole(variation.id, changing.open)}
                onRename={() => renaming.open(variation)}
                onCompare={() => toggleCompared(variation)}
                onSaveAsRecipe={() => void whole(variation.id, (found) => openRecipe(recipeOf(found)))}
                onDelete={() => void askAndRemove(variation)}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreItems list={list} />
      <CompareBar compared={compared.map(now)} effectOf={effectOf} onClear={() => setCompared([])} />
      <WordsDialog
        opened={adding.target !== null}
        words={wordsTexts.newVariation}
        recipeLabel={wordsTexts.newVariation.recipe}
        busy={busy}
        onClose={adding.close}
        onReopen={adding.reopen}
        onSave={async (words, recipeId) => {
          const { target } = adding
          return target !== null && (await create(target.id, words, recipeId)).ok
        }}
      />
      <WordsDialog
        opened={renaming.target !== null}
        words={wordsTexts.editVariation}
        {...(renaming.target === null ? {} : { start: renaming.target })}
        busy={busy}
        onClose={renaming.close}
        onReopen={renaming.reopen}
        onSave={async (words) => {
          const { target } = renaming
          return target !== null && (await rename(target.id, words, target.updatedAt)).ok
        }}
      />
      <ChangesDialog
        projectId={projectId}
        variation={changing.target}
        onClose={changing.close}
        onReopen={changing.reopen}
      />
      <RecipeDialog
        target={recipe.target}
        onClose={recipe.close}
        onReopen={recipe.reopen}
        onSaved={(saved, created) => {
          if (created) recipeSaved.created(saved)
          else recipeSaved.updated(saved)
        }}
      />
    </section>
  )
}
