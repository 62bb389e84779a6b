import { Switch } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDecimal } from '#core/format/decimal.ts'
import { applyChanges, sameName } from '#core/kitchen-lab/changes.ts'
import { type ComparedLine, compareVariations } from '#core/kitchen-lab/compare.ts'
import type { BaseRecipe, Variation } from '#core/kitchen-lab/project.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { PrintFoot } from '#web/ui/PrintFoot.tsx'
import { amount } from './amount.ts'
import css from './compare.module.css'
import { allergensText, kcalText, moneyText } from './figures.ts'
import { effectTexts, compareTexts as texts, variationTexts } from './texts.ts'
import type { EffectState } from './use-effects.ts'

type Props = {
  readonly opened: boolean
  readonly one: Variation
  readonly other: Variation
  readonly effectOf: (variation: Variation) => EffectState
  readonly onClose: () => void
}

/** Two variations side by side, line by line; what differs says so in a word. */
export function CompareDialog({ opened, one, other, effectOf, onClose }: Props) {
  return (
    <FormDialog opened={opened} title={texts.title} size="56rem" onClose={onClose}>
      {() =>
        one.base !== null &&
        other.base !== null && (
          <Comparison
            one={{ variation: one, base: one.base, effect: effectOf(one) }}
            other={{ variation: other, base: other.base, effect: effectOf(other) }}
          />
        )
      }
    </FormDialog>
  )
}

type Side = { readonly variation: Variation; readonly base: BaseRecipe; readonly effect: EffectState }

function Comparison({ one, other }: { readonly one: Side; readonly other: Side }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const sides = [one, other]
  const lines = compareVariations(
    { base: one.base, changes: one.variation.changes },
    { base: other.base, changes: other.variation.changes },
  )
  const servings = sides.map(({ base, variation }) => applyChanges(base, variation.changes).servings)
  const notes = sides.map(({ variation }) => variation.changes.notes ?? '')
  const shown = onlyDifferences ? lines.filter(({ differs }) => differs) : lines
  return (
    <>
      <div className={css.tools}>
        <Switch
          label={texts.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        <PrintButton label={texts.print} />
      </div>
      <table className={css.table} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.ingredient}</th>
            {sides.map(({ variation }) => (
              <th key={variation.id} scope="col">
                {variation.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.base}</th>
            {sides.map(({ variation, base }) => (
              <td key={variation.id}>{variation.recipeName ?? `${base.name} (${variationTexts.noRecipe})`}</td>
            ))}
          </tr>
          <tr data-differs={servings[0] !== servings[1] || undefined}>
            <th scope="row">
              {texts.servings} {servings[0] !== servings[1] && <Differs />}
            </th>
            {sides.map(({ variation }, index) => (
              <td key={variation.id}>{formatDecimal(servings[index] ?? 0)}</td>
            ))}
          </tr>
          {figures.map(({ term, text }) => {
            const cells = sides.map(({ effect }) =>
              typeof effect === 'string' ? texts.notKnown : text(effect.variation),
            )
            return (
              <tr key={term} data-differs={cells[0] !== cells[1] || undefined}>
                <th scope="row">
                  {term} {cells[0] !== cells[1] && <Differs />}
                </th>
                {sides.map(({ variation }, index) => (
                  <td key={variation.id}>{cells[index]}</td>
                ))}
              </tr>
            )
          })}
          {shown.map(lineRow)}
          {(notes[0] !== '' || notes[1] !== '') && (
            <tr>
              <th scope="row">{texts.notes}</th>
              {sides.map(({ variation }, index) => (
                <td key={variation.id} className={css.notes}>
                  {notes[index]}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <PrintFoot />
    </>
  )
}

const figures = [
  { term: effectTexts.cost, text: moneyText },
  { term: effectTexts.kcal, text: kcalText },
  { term: effectTexts.allergens, text: allergensText },
] as const

// The rows have no name of their own: the same ingredient may stand twice.
const lineRow = (line: ComparedLine, index: number) => {
  const { one, other, differs } = line
  const name = one?.name ?? other?.name ?? ''
  return (
    <tr key={`${index}-${name}`} data-differs={differs || undefined}>
      <th scope="row">
        {name} {differs && <Differs />}
      </th>
      <td>
        <Cell line={one} name={name} />
      </td>
      <td>
        <Cell line={other} name={name} />
      </td>
    </tr>
  )
}

/** The amount; with its name where it is another ingredient than the row's. */
function Cell({ line, name }: { readonly line: IngredientDraft | null; readonly name: string }) {
  if (line === null) return <span className={css.absent}>{texts.absent}</span>
  return sameName(line.name, name) ? amount(line) : `${line.name} · ${amount(line)}`
}

function Differs() {
  return (
    <span className={css.differs}>
      <IconArrowsDiff size="0.875rem" stroke={2} aria-hidden />
      {texts.differs}
    </span>
  )
}
