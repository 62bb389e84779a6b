import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FoodRow } from '#core/api/foods.ts'
import type { AnalysedLine } from '#core/nutrition/analysis.ts'
import { sourceLabel } from '#core/nutrition/sources.ts'
import { foodCategoryNames } from '#core/pantry/category-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { searchFoods } from './nutrition-requests.ts'
import css from './picker.module.css'
import { pickerTexts as texts } from './texts.ts'

/** A food's id; null: none of the table; 'automatic': what the pantry finds. */
export type FoodDecision = { readonly foodId: string | null } | 'automatic'

type Props = {
  readonly line: AnalysedLine | null
  readonly busy: boolean
  readonly onDecide: (decision: FoodDecision) => void
  readonly onClose: () => void
}

/** Another food for an ingredient, from the whole table: type, arrow down, Enter. */
export function FoodPicker({ line, busy, onDecide, onClose }: Props) {
  // What the dialog speaks of stays while it fades out.
  const [last, setLast] = useState(line)
  if (line !== null && line !== last) setLast(line)
  return (
    <Dialog
      opened={line !== null}
      onClose={() => !busy && onClose()}
      title={texts.title(last?.name.trim() ?? '')}
      size="lg"
    >
      {last !== null && <Search key={last.name} line={last} busy={busy} onDecide={onDecide} onClose={onClose} />}
    </Dialog>
  )
}

type SearchProps = Pick<Props, 'busy' | 'onDecide' | 'onClose'> & { readonly line: AnalysedLine }

function Search({ line, busy, onDecide, onClose }: SearchProps) {
  const [words, setWords] = useState(line.name.trim())
  const [typed, setTyped] = useState(false)
  const { foods, outdated, state, retry } = useFoods(words)
  const combobox = useCombobox({ opened: true })
  const { selectFirstOption } = combobox
  // Enter takes the best of what was looked for; before that, what the name happens to find is only an offer.
  useEffect(() => {
    if (typed && foods.length > 0) selectFirstOption()
  }, [typed, foods, selectFirstOption])

  return (
    <Combobox store={combobox} onOptionSubmit={(foodId) => !busy && !outdated && onDecide({ foodId })}>
      <p className={css.lead}>{texts.lead}</p>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setTyped(true)
          }}
          // The combobox keeps Esc to itself to close a list; this one has no list to close but the dialog.
          onKeyDown={(event) => event.key === 'Escape' && !busy && onClose()}
          leftSection={<IconSearch size="1.25rem" aria-hidden />}
          autoComplete="off"
          maxLength={200}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <p className={css.status} role="status">
        {state === 'searching' && texts.searching}
        {state === 'nothing' && texts.empty(words.trim())}
        {state === 'blank' && texts.hint}
        {state === 'failed' && texts.failed}
      </p>
      {state === 'failed' && (
        <Button variant="default" onClick={retry}>
          {texts.retry}
        </Button>
      )}
      <Combobox.Options aria-label={texts.results} className={css.options}>
        {foods.map((food) => (
          <Combobox.Option key={food.id} value={food.id} className={css.option} disabled={busy}>
            <span className={css.foodName}>{food.name}</span>
            <span className={css.facts}>{factsOf(food)}</span>
            {food.id === line.food?.id && <span className={css.current}>{texts.current}</span>}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <div className={css.others}>
        {/* Without a food, the cook may have chosen that herself. */}
        {(line.matchedBy === 'choice' || line.food === null) && (
          <Button variant="default" onClick={() => onDecide('automatic')} disabled={busy}>
            {texts.automatic}
          </Button>
        )}
        <Button variant="default" onClick={() => onDecide({ foodId: null })} disabled={busy}>
          {texts.none}
        </Button>
      </div>
    </Combobox>
  )
}

const factsOf = ({ category, calories, source_id }: FoodRow): string =>
  [
    categories[category] ?? category,
    calories === null ? texts.noKcal : texts.kcal(calories),
    sourceLabel(source_id),
  ].join(' · ')

// The wire carries the code as a text.
const categories: Readonly<Record<string, string>> = foodCategoryNames

const none: readonly FoodRow[] = []

const useFoods = (typed: string) => {
  const q = typed.trim()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['foods', q],
    queryFn: ({ signal }) => searchFoods(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const foods = q === '' || error !== null ? none : (data ?? none)
  const state =
    q === ''
      ? 'blank'
      : error !== null
        ? 'failed'
        : data === undefined
          ? 'searching'
          : foods.length === 0 && !isFetching
            ? 'nothing'
            : 'found'
  // What still stands there from the words before must not be taken for an answer to these: a quick Enter waits.
  return { foods, outdated: isPlaceholderData, state, retry: () => void refetch() } as const
}
