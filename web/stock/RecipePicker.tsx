import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import css from './recipe-picker.module.css'
import { pickerTexts as texts } from './texts.ts'
import { useRecipeList } from './use-recipes.ts'

type Chosen = Pick<RecipeSummary, 'id' | 'name'>
type Props = {
  readonly label: string
  readonly value: Chosen | null
  /** Null as soon as the text is no longer the chosen recipe's name. */
  readonly onChange: (recipe: Chosen | null) => void
  readonly error?: boolean
  readonly className?: string | undefined
}

/** One recipe out of all, found by typing parts of its name; the newest edits are offered first. */
export function RecipePicker({ label, value, onChange, error = false, className }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.name ?? ''
  // With a recipe chosen, opening the list again offers all of them.
  const [name] = useDebouncedValue(typed?.trim() ?? '', 200)
  const list = useRecipeList({ name })
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const recipes = list.pages?.[0] ?? []
  // The arrow points at a place of the list: when others come to stand there, Enter must not take one nobody pointed at.
  const { resetSelectedOption } = combobox
  const shown = recipes.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what it is about
  useEffect(() => resetSelectedOption(), [shown, resetSelectedOption])

  const type = (next: string) => {
    setTyped(next)
    if (value !== null) onChange(null)
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const choose = (id: string) => {
    const recipe = recipes.find((one) => one.id === id)
    if (recipe === undefined) return
    setTyped(null)
    onChange({ id, name: recipe.name })
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          className={className}
          label={label}
          placeholder={texts.placeholder}
          value={text}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => combobox.closeDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label} className={css.options ?? ''} aria-busy={list.isFetching}>
          {recipes.map((recipe) => (
            <Combobox.Option key={recipe.id} value={recipe.id} active={recipe.id === value?.id}>
              {recipe.name}
              {recipe.category !== '' && <span className={css.category}>{recipe.category}</span>}
            </Combobox.Option>
          ))}
          {list.empty && <Combobox.Empty>{name === '' ? texts.none : texts.notFound}</Combobox.Empty>}
          {list.error !== null && <Combobox.Empty>{texts.failed}</Combobox.Empty>}
        </Combobox.Options>
        {list.hasNextPage && <Combobox.Footer>{texts.more}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}
