import { Badge, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { formatQuantity } from '#core/format/decimal.ts'
import type { AnalysedLine, LineDoubt } from '#core/nutrition/analysis.ts'
import { nutrientNames } from '#core/nutrition/format-nutrient.ts'
import { sourceLabel } from '#core/nutrition/sources.ts'
import { unitLabel } from '#core/units/units.ts'
import { servingsLabel } from '#web/stock/texts.ts'
import { amountText, shareText } from './amounts.ts'
import css from './lines.module.css'
import { nutritionTexts, lineTexts as texts } from './texts.ts'

type Props = { readonly line: AnalysedLine; readonly onChoose: (line: AnalysedLine) => void }

/** One ingredient, with what to check in it. A line that does not count says so before anything else. */
export const LineRow = memo(function LineRow({ line, onChoose }: Props) {
  const { name, quantity, unit, linked, food, matchedBy, grams, contribution, share } = line
  return (
    <tr>
      <td className={css.ingredient}>
        <span className={css.name}>{name}</span>
        <span className={css.written}>
          {linked?.inServings === true
            ? servingsLabel(quantity)
            : `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`}
        </span>
      </td>
      <td className={css.food}>
        <div className={css.foodLine}>
          <div className={css.foodWords}>
            <p className={css.foodName}>
              {linked !== null ? texts.elaboracion(linked.name) : food === null ? texts.noFood : food.name}
              {matchedBy === 'choice' && <Badge color="copper">{texts.choice}</Badge>}
            </p>
            {food !== null && (
              <p className={css.source} title={food.source}>
                {sourceLabel(food.sourceId)}
              </p>
            )}
          </div>
          {linked === null ? (
            <Button variant="subtle" aria-label={texts.changeFor(name)} onClick={() => onChoose(line)}>
              {texts.change}
            </Button>
          ) : (
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/nutrition/$recipeId" params={{ recipeId: linked.recipeId }} />
              )}
              variant="subtle"
              aria-label={texts.seeOf(linked.name)}
            >
              {texts.see}
            </Button>
          )}
        </div>
        <Doubts line={line} />
      </td>
      <td className={css.number} data-label={texts.columns.grams}>
        {grams === null ? nutritionTexts.noData : texts.grams(grams)}
      </td>
      <td className={css.number} data-label={texts.columns.share}>
        {share === null ? (
          <span className={css.unknown}>{contribution.calories === null ? nutritionTexts.noData : '—'}</span>
        ) : (
          <>
            <span className={css.share}>{shareText(share)}</span>
            <span className={css.kcal}>{amountText('calories', contribution.calories)}</span>
            <span className={css.bar} aria-hidden>
              <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </>
        )}
      </td>
    </tr>
  )
})

/** The doubts that keep a line out of the sum. */
const grave: readonly LineDoubt[] = ['not_recognised', 'no_weight', 'no_data', 'no_yield']

function Doubts({ line }: { readonly line: AnalysedLine }) {
  if (line.doubts.length === 0) return null
  return (
    <ul className={css.doubts}>
      {line.doubts.map((doubt) => (
        <li key={doubt} data-grave={grave.includes(doubt) || undefined}>
          {grave.includes(doubt) && <IconAlertTriangle aria-hidden />}
          {wordsOf(line, doubt)}
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ missing, grams, writtenGrams, linked }: AnalysedLine, doubt: LineDoubt): string => {
  if (doubt === 'gross' && grams !== null && writtenGrams !== null) {
    return texts.gross(texts.grams(writtenGrams), texts.grams(grams))
  }
  // Kilojoules come and go with kcal.
  const names = missing
    .filter((nutrient) => nutrient !== 'kilojoules')
    .map((nutrient) => lowerFirst(nutrientNames[nutrient]))
  if (linked !== null && doubt === 'no_data') return texts.nothingInside
  if (doubt !== 'partial' || names.length === 0) return texts.doubts[doubt]
  return linked === null ? texts.missing(names) : texts.missingInside(names)
}

/** 'Vitamina A' → 'vitamina A'. */
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
