import { Button } from '@mantine/core'
import { IconFlask2, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Variation, WholeVariation } from '#core/kitchen-lab/project.ts'
import { MoreRecipes } from '#web/recipes/MoreRecipes.tsx'
import { newId } from '#web/recipes/new-id.ts'
import { RecipeDialog } from '#web/recipes/RecipeDialog.tsx'
import type { RecipeTarget } from '#web/recipes/recipe-target.ts'
import { useLoadFailure } from '#web/recipes/use-recipes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
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
  const { data, error, errorUpdatedAt } = list
  useLoadFailure(error, errorUpdatedAt, loadFailures.project)
  const { create, rename, remove, open, busy } = useVariationOperations(projectId)
  const recipeSaved = useRecipeSaved(projectId)
  const [adding, setAdding] = useState<{ readonly id: string } | null>(null)
  const [renaming, setRenaming] = useState<Variation | null>(null)
  const [changing, setChanging] = useState<WholeVariation | null>(null)
  const [recipe, setRecipe] = useState<RecipeTarget | null>(null)
  const [compared, setCompared] = useState<readonly Variation[]>([])
  useNewKey(() => setAdding({ id: newId() }))
  const section = useRef<HTMLElement>(null)
  const pages = data?.pages.map(({ items }) => items)
  const variations = pages?.flat()
  const effectOf = useEffects(pages ?? [])

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
        <Button leftSection={<IconPlus size="1.25rem" aria-hidden />} onClick={() => setAdding({ id: newId() })}>
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
                onEditBase={(id) => setRecipe({ kind: 'edit', id })}
                onComment={() => onComment(variation)}
                onChange={() => void whole(variation.id, setChanging)}
                onRename={() => setRenaming(variation)}
                onCompare={() => toggleCompared(variation)}
                onSaveAsRecipe={() => void whole(variation.id, (found) => setRecipe(recipeOf(found)))}
                onDelete={() => void askAndRemove(variation)}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreRecipes list={list} />
      <CompareBar compared={compared.map(now)} effectOf={effectOf} onClear={() => setCompared([])} />
      <WordsDialog
        opened={adding !== null}
        words={wordsTexts.newVariation}
        recipeLabel={wordsTexts.newVariation.recipe}
        busy={busy}
        onClose={() => setAdding(null)}
        onSave={async (words, recipeId) => adding !== null && (await create(adding.id, words, recipeId)).ok}
      />
      <WordsDialog
        opened={renaming !== null}
        words={wordsTexts.editVariation}
        {...(renaming === null ? {} : { start: { name: renaming.name, description: renaming.description } })}
        busy={busy}
        onClose={() => setRenaming(null)}
        onSave={async (words) => renaming !== null && (await rename(renaming.id, words, renaming.updatedAt)).ok}
      />
      <ChangesDialog projectId={projectId} variation={changing} onClose={() => setChanging(null)} />
      <RecipeDialog
        target={recipe}
        onClose={() => setRecipe(null)}
        onSaved={(saved, created) => {
          if (created) recipeSaved.created(saved)
          else recipeSaved.updated(saved)
        }}
      />
    </section>
  )
}
