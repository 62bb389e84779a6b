import { Badge, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ReceivedRecipe } from '#core/api/received/recipe.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { methodSteps } from '#core/recipes/method-steps.ts'
import { unitLabel } from '#core/units/units.ts'
import { servingsLabel } from '#web/stock/texts.ts'
import { Unbroken } from '#web/ui/Unbroken.tsx'
import css from './assistant.module.css'
import type { Exchange } from './conversation.ts'
import { assistantTexts } from './texts.ts'

const { recipe: texts } = assistantTexts

type Props = {
  readonly recipe: ReceivedRecipe
  readonly exchange: Exchange
  readonly onSave: (exchange: Exchange) => void
}

/** The recipe an answer made: whole, on its own sheet, with where it is kept. */
export function RecipeSheet({ recipe, exchange, onSave }: Props) {
  const id = useId()
  return (
    <section className={css.sheet} aria-labelledby={id}>
      <h3 id={id} className={css.recipeName}>
        {recipe.name}
      </h3>
      <p className={css.recipeFacts}>
        <Badge>{recipe.category}</Badge>
        <span>{servingsLabel(recipe.servings)}</span>
      </p>
      <h4 className={css.part}>{texts.ingredients}</h4>
      <ul className={css.ingredients}>
        {recipe.ingredients.map(({ name, quantity, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes, and a name may stand twice
          <li key={index}>
            <span>{name}</span>
            <span className={css.amount}>
              {formatQuantity(quantity)} {unitLabel(unit, quantity)}
            </span>
          </li>
        ))}
      </ul>
      <h4 className={css.part}>{texts.method}</h4>
      <ol className={css.steps}>
        {methodSteps(recipe.method).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            <Unbroken text={step} />
          </li>
        ))}
      </ol>
      {recipe.doubts.length > 0 && (
        <ul className={css.doubts}>
          {recipe.doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <WhereKept exchange={exchange} onSave={onSave} />
    </section>
  )
}

function WhereKept({ exchange, onSave }: Pick<Props, 'exchange' | 'onSave'>) {
  const { saved, recipeId } = exchange
  if (saved === 'saved' && recipeId !== undefined) {
    return (
      <p className={css.kept}>
        <span className={css.keptWord}>
          <IconCheck size="1.125rem" aria-hidden />
          {texts.saved}
        </span>
        <Link to="/library/$id" params={{ id: recipeId }}>
          {texts.open}
        </Link>
      </p>
    )
  }
  if (saved === 'pending') return <p className={css.kept}>{texts.saving}</p>
  return (
    <div className={css.kept}>
      <p className={css.notKept}>{texts.notSaved}</p>
      <Button variant="default" onClick={() => onSave(exchange)}>
        {texts.saveAgain}
      </Button>
    </div>
  )
}
