import { Button } from '@mantine/core'
import { IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { Recipe, RecipeSummary } from '#core/recipes/recipe.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { lazyPart } from '#web/data/lazy-part.ts'
import { toast } from '#web/data/toast.ts'
import { useDialogTarget } from '#web/data/use-dialog-target.ts'
import { useFirstViewOver } from '#web/data/use-fetched-later.ts'
import { recipeTexts } from '#web/stock/texts.ts'
import { useFolders, useRecipeCount, useRecipeList } from '#web/stock/use-recipes.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { useNewKey } from '#web/ui/use-new-key.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { FolderFilter } from './FolderFilter.tsx'
import css from './manager.module.css'
import { PageDrafts } from './PageDrafts.tsx'
import { RecipeDialog } from './RecipeDialog.tsx'
import { RecipeTable } from './RecipeTable.tsx'
import type { RecipeTarget } from './recipe-target.ts'
import { managerTexts as texts } from './texts.ts'

const DeleteRecipeDialog = lazyPart(
  async () => (await import('./DeleteRecipeDialog.tsx')).DeleteRecipeDialog,
  ({ recipe }) => recipe !== null,
)
const NoRecipes = lazyPart(
  async () => (await import('./NoRecipes.tsx')).NoRecipes,
  ({ shown }) => shown,
)
const ExamplesNotice = lazyPart<{ readonly shown: boolean }>(
  async () => (await import('#web/stock/ExamplesNotice.tsx')).ExamplesNotice,
  ({ shown }) => shown,
)

/** The manager: every recipe in a table, to be written, filed, changed and deleted. */
export function RecipesPage() {
  const [name, setName] = useState('')
  const [folderId, setFolderId] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<RecipeSummary | null>(null)
  const [naming, setNaming] = useState(false)
  const { target, open: setTarget, close, reopen } = useRecipeTarget(setNaming)
  useNewKey(() => setTarget({ kind: 'new' }))
  const { folders, loaded } = useFolders()
  const folder = folders.find(({ id }) => id === folderId) ?? null
  // A folder deleted elsewhere would filter for ever.
  if (folderId !== null && loaded && folder === null) setFolderId(null)

  const filter = { name: name.trim(), ...(folderId === null ? {} : { folderId }) }
  const list = useRecipeList(filter)
  const firstViewOver = useFirstViewOver()
  const total = useRecipeCount(filter)

  // The row that had the focus is gone (deleted, filed out of the filter) or drawn elsewhere (saved, so now first): the keyboard goes on from the list.
  const keepFocus = useCallback(async (shown: Promise<unknown>) => {
    await shown
    focusIfLost(listId)
  }, [])
  const moved = useCallback(
    (recipe: RecipeSummary, folderName: string, shown: Promise<unknown>) => {
      toast.done(texts.done.moved, texts.done.movedTo(recipe.name, folderName))
      void keepFocus(shown)
    },
    [keepFocus],
  )
  const edit = useCallback(({ id }: RecipeSummary) => setTarget({ kind: 'edit', id }), [setTarget])
  const saved = (recipe: Recipe, created: boolean, shown: Promise<unknown>) => {
    toast.done(created ? texts.done.created : texts.done.updated, recipe.name)
    void keepFocus(shown)
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        // The line is there before its number is.
        subtitle={<span role="status">{total === undefined ? '\u00a0' : texts.count(total)}</span>}
        back={<HeaderLinks />}
      >
        <Button
          variant="default"
          leftSection={<IconFolderPlus size="1.25rem" stroke={1.5} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {texts.newFolder}
        </Button>
        <Button leftSection={<IconPlus size="1.25rem" aria-hidden />} onClick={() => setTarget({ kind: 'new' })}>
          {texts.newRecipe}
        </Button>
      </PageHeader>
      <PageDrafts hidden={target !== null} onRecover={(draft) => setTarget({ kind: 'draft', draft })} />
      <search className={css.tools}>
        <SearchBox
          className={css.search}
          value={name}
          onChange={setName}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          debounce={200}
        />
        <FolderFilter folders={folders} chosen={folder} onChoose={setFolderId} />
      </search>
      <section id={listId} className={css.list} aria-label={texts.table} aria-busy={list.isFetching} tabIndex={-1}>
        {list.error !== null && (
          <LoadFailure title={recipeTexts.load.failure[1]} error={list.error} onRetry={list.retry} />
        )}
        {list.pages === undefined && list.error === null && <Loading />}
        <NoRecipes shown={list.empty} searching={filter.name !== ''} folder={folder?.name} />
        {list.pages !== undefined && !list.empty && (
          <div className={css.rows} data-stale={list.isPlaceholderData || undefined}>
            <RecipeTable pages={list.pages} folders={folders} onEdit={edit} onDelete={setDeleting} onMoved={moved} />
          </div>
        )}
        <MoreItems list={list} />
      </section>
      <ExamplesNotice shown={firstViewOver} />
      <RecipeDialog target={target} onClose={close} onReopen={reopen} onSaved={saved} />
      <DeleteRecipeDialog
        recipe={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(done) => void keepFocus(done)}
      />
      <FolderDialog opened={naming} onClose={() => setNaming(false)} onReopen={() => setNaming(true)} />
    </>
  )
}

const listId = 'recipes'

type Asked = { readonly edit?: string; readonly new?: string }

/** The recipe whose form is open. `?edit=<id>`, `?new=recipe` and `?new=folder` open one on arrival; the address is then tidied up. */
const useRecipeTarget = (nameFolder: (open: boolean) => void) => {
  const asked = useSearch({ strict: false, select: ({ edit }: Asked) => edit })
  const begun = useSearch({ strict: false, select: (search: Asked) => search.new })
  const navigate = useNavigate()
  const target = useDialogTarget<RecipeTarget>()
  const { open } = target
  useEffect(() => {
    if (asked === undefined && begun === undefined) return
    if (asked !== undefined) open({ kind: 'edit', id: asked })
    else if (begun === 'folder') nameFolder(true)
    else open({ kind: 'new' })
    void navigate({ to: '/recipes', replace: true })
  }, [asked, begun, navigate, nameFolder, open])
  return target
}

function HeaderLinks() {
  return (
    <nav className={css.links} aria-label={texts.links.label}>
      <Link to="/">{texts.links.home}</Link>
      <Link to="/dashboard">{texts.links.dashboard}</Link>
    </nav>
  )
}
