import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { useRecipeList } from '#web/stock/use-recipes.ts'
import { generateTexts as texts } from './texts.ts'

type Props = {
  readonly value: RecipeSummary | null
  readonly onChange: (recipe: RecipeSummary | null) => void
  readonly className?: string | undefined
}

/** A recipe by its name, searched on the server: a book of 10,000 is never in the browser. */
export function RecipePicker({ value, onChange, className }: Props) {
  const [words, setWords] = useState('')
  const [settled] = useDebouncedValue(words, 200)
  // What stands in the field after choosing is the choice, not a search.
  const name = settled === value?.name ? '' : settled.trim()
  const list = useRecipeList({ name })
  const found = list.pages?.[0] ?? []
  const shown = value === null || found.some(({ id }) => id === value.id) ? found : [...found, value]
  const waiting = list.isFetching && (list.isPlaceholderData || list.pages === undefined)
  // What still stands there from the words before must not be taken for an answer to these: a quick Enter waits.
  const searching = words.trim() !== '' && words !== value?.name
  const outdated = searching && (words !== settled || waiting)
  const choose = (id: string | null) => onChange(shown.find((recipe) => recipe.id === id) ?? null)
  return (
    <Select
      className={className ?? ''}
      label={texts.recipe}
      placeholder={texts.placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.clearRecipe }}
      selectFirstOptionOnChange={!outdated}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !outdated) return
        event.preventDefault()
        event.stopPropagation()
      }}
      data={shown.map((recipe) => ({ value: recipe.id, label: recipe.name }))}
      filter={({ options }) => options}
      value={value?.id ?? null}
      onChange={choose}
      searchValue={words}
      onSearchChange={setWords}
      nothingFoundMessage={waiting ? texts.searching : texts.nothingFound}
      maxDropdownHeight="20rem"
      allowDeselect={false}
    />
  )
}
