import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconToolsKitchen2 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchRecipes } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { actionEntries, type Entry, screenEntries } from './entries.ts'
import { findEntries, isFoundBy, neighbour } from './find.ts'
import { paletteTexts as texts } from './texts.ts'

export type Group = { readonly id: string; readonly title: string; readonly entries: readonly Entry[] }

/** So many recipes fit beside the rest; with more, the words say too little. */
const recipesShown = 8
const recentShown = 4
const quietMilliseconds = 120

/** What the palette shows for the words typed, and which of it Enter would choose. */
export const usePalette = () => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const words = text.trim()
  const [asked] = useDebouncedValue(words, quietMilliseconds)
  // The server searches: without accents, in the whole stock.
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    queryKey: [...recipeKeys.recipes, 'palette', asked],
    queryFn: ({ signal }) => fetchRecipes({ name: asked }, null, signal),
    placeholderData: keepPreviousData,
  })
  const pending = isFetching || isPlaceholderData || asked !== words
  // What still stands there from the words before is no answer to these: a quick Enter must not open it.
  const stock = (data?.items ?? []).filter(({ name }) => !pending || isFoundBy(name, words))
  const recipes = stock.slice(0, words === '' ? recentShown : recipesShown).map(
    ({ id, name, category }): Entry => ({
      ...{ id: `recipe-${id}`, label: name, icon: IconToolsKitchen2 },
      ...(category === '' ? {} : { note: category }),
      deed: { kind: 'go', to: { to: '/library/$id', params: { id } } },
    }),
  )
  const { groups: titles } = texts
  const screens = { id: 'screens', title: titles.screens, entries: findEntries(screenEntries, words) }
  const actions = { id: 'actions', title: titles.actions, entries: findEntries(actionEntries, words) }
  const found = { id: 'recipes', title: words === '' ? texts.lastRecipes : titles.recipes, entries: recipes }
  const search: Entry = {
    ...{ id: 'search', label: texts.inLibrary(words), icon: IconSearch },
    deed: { kind: 'go', to: { to: '/library', search: { q: words } } },
  }
  const all: readonly Group[] =
    words === ''
      ? [screens, found, actions]
      : [found, screens, actions, { id: 'search', title: titles.search, entries: [search] }]
  const groups = all.filter(({ entries }) => entries.length > 0)
  const entries = groups.flatMap((group) => group.entries)
  const ids = entries.map(({ id }) => id)
  const active = ids.includes(chosen) ? chosen : (ids[0] ?? '')
  return {
    text,
    type: (next: string) => {
      setText(next)
      setChosen('')
    },
    groups,
    active,
    activeEntry: entries.find(({ id }) => id === active),
    choose: setChosen,
    move: (step: 1 | -1) => setChosen(neighbour(ids, active, step)),
    status: pending ? texts.searching : error !== null ? texts.failed : texts.found(entries.length),
    failed: error !== null && !pending,
    pending,
  }
}
