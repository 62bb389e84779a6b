import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import css from './recipe-picker.module.css'
import { pickerTexts as texts } from './texts.ts'
import { useRecipeList } from './use-recipes.ts'

export type PickedRecipe = Pick<RecipeSummary, 'id' | 'name'>
type Props = {
  readonly label: string
  readonly placeholder?: string
  readonly value: PickedRecipe | null
  /** Null as soon as the text is no longer the chosen recipe's name. */
  readonly onChange: (recipe: PickedRecipe | null) => void
  /** The name of a button that takes the choice back. Left out: there is none. */
  readonly clearLabel?: string
  /** The list opens as soon as the field has the focus; not in a dialog, which gives it the focus by itself. */
  readonly opensOnFocus?: boolean
  readonly error?: boolean
  readonly className?: string | undefined
}

/** One recipe out of all, searched on the server by parts of its name; the newest edits are offered first. */
export function RecipePicker(props: Props) {
  const { label, placeholder, value, onChange, clearLabel, opensOnFocus = false, error = false, className } = props
  const [typed, setTyped] = useState<string | null>(null)
  const words = typed?.trim() ?? ''
  // With a recipe chosen, opening the list again offers all of them.
  const [name] = useDebouncedValue(words, 200)
  const list = useRecipeList({ name })
  const recipes = list.pages?.[0] ?? []
  const waiting = list.isFetching && (list.isPlaceholderData || list.pages === undefined)
  // What still stands there from the words before must not be taken for an answer to these: a quick Enter waits, unless
  // an arrow has pointed at it.
  const outdated = words !== '' && (words !== name || waiting)

  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { dropdownOpened, resetSelectedOption, selectFirstOption } = combobox
  const shown = recipes.map(({ id }) => id).join()
  // The arrow points at a place of the list: when others come to stand there, Enter must not take one nobody pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what it is about
  useEffect(() => {
    if (words === '' || outdated) resetSelectedOption()
    else selectFirstOption()
  }, [dropdownOpened, shown, words, outdated, resetSelectedOption, selectFirstOption])

  const type = (next: string) => {
    setTyped(next)
    if (value !== null) onChange(null)
    combobox.openDropdown()
  }
  const choose = (id: string) => {
    const recipe = recipes.find((one) => one.id === id)
    if (recipe === undefined) return
    setTyped(null)
    onChange({ id, name: recipe.name })
    combobox.closeDropdown()
  }
  const wait = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !outdated || combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    event.stopPropagation()
  }
  const clear = () => {
    setTyped(null)
    onChange(null)
  }
  const clearable = clearLabel !== undefined && value !== null
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          className={className}
          label={label}
          placeholder={placeholder ?? texts.placeholder}
          value={typed ?? value?.name ?? ''}
          error={error}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => {
            event.currentTarget.select()
            if (opensOnFocus) combobox.openDropdown()
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDownCapture={wait}
          rightSection={
            clearable ? <Combobox.ClearButton aria-label={clearLabel} onClear={clear} /> : <Combobox.Chevron />
          }
          rightSectionPointerEvents={clearable ? 'all' : 'none'}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {dropdownOpened && (
          <Combobox.Options aria-label={label} className={css.options ?? ''} aria-busy={list.isFetching}>
            {recipes.map((recipe) => (
              <Combobox.Option
                key={recipe.id}
                className={css.option ?? ''}
                value={recipe.id}
                active={recipe.id === value?.id}
              >
                {recipe.name}
                {recipe.category !== '' && <span className={css.category}>{recipe.category}</span>}
              </Combobox.Option>
            ))}
            {recipes.length === 0 && waiting && <Combobox.Empty>{texts.searching}</Combobox.Empty>}
            {list.empty && !waiting && <Combobox.Empty>{name === '' ? texts.none : texts.notFound}</Combobox.Empty>}
            {list.error !== null && <Combobox.Empty>{texts.failed}</Combobox.Empty>}
          </Combobox.Options>
        )}
        {list.hasNextPage && <Combobox.Footer>{texts.more}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}
