import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { foodCostPercent, type SuggestedPrice } from '#core/costing/menu/food-cost.ts'
import { isOverTarget } from '#core/costing/menu/target.ts'
import { formatEuros } from '#core/format/money.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'
import { Fold } from '#web/costing/Fold.tsx'
import { PriceInput } from '#web/costing/prices/PriceInput.tsx'
import { termsOf } from '#web/costing/pricing/target-terms.ts'
import { foodCostTexts as texts } from '#web/costing/pricing/texts.ts'
import { type Targets, useHiddenCosts, useSaveDishPrice } from '#web/costing/pricing/use-targets.ts'
import { lazyPart } from '#web/data/lazy-part.ts'
import { KeptInput } from './KeptInput.tsx'
import css from './sheet.module.css'

type Props = {
  readonly recipe: RecipeToCost
  readonly perServing: number | null
  readonly price: SuggestedPrice | null
  readonly targets: Targets
  /** Of what is shown, tried out or not. */
  readonly servings: number
  /** A line has no price. */
  readonly isPartial: boolean
  readonly preferences: Preferences
  readonly onChoose: (patch: PreferencesPatch) => void
}

const PricePolicy = lazyPart(
  async () => (await import('#web/costing/pricing/PricePolicy.tsx')).PricePolicy,
  () => true,
)

const FullCost = lazyPart(
  async () => (await import('#web/costing/pricing/FullCost.tsx')).FullCost,
  () => true,
)

/**
 * From the cost of a serving to its price on the menu, and back. IVA is kept for every recipe, the target for whatever it is
 * said of, the PVP with its dish once the field is left.
 */
export function FoodCost({ recipe, perServing, price, targets, servings, isPartial, preferences, onChoose }: Props) {
  const { vat_rate: vat, target_as } = preferences
  const { target, say } = targets
  const { shown, kept: keptAs, minimum, maximum } = termsOf(target_as)
  const [own, setOwn] = useState(recipe.grossPrice)
  const [kept, setKept] = useState(recipe.grossPrice)
  const [isEmpty, setIsEmpty] = useState(recipe.grossPrice === null)
  const { save } = useSaveDishPrice(recipe.id)
  const hidden = useHiddenCosts(recipe)
  const { labour_per: _, ...figures } = hidden.said
  const hasHidden = Object.values(figures).some((figure) => figure !== null)
  const keep = async () => {
    // What is no price takes none away; an emptied field does.
    const isOne = own === null ? isEmpty : own > 0
    if (!isOne || own === kept) return
    if ((await save(own)).ok) setKept(own)
  }
  const percent = own === null ? null : foodCostPercent(perServing, own, vat)
  const isOver = percent !== null && isOverTarget(percent, target.percent)
  // What is known of the cost may be within the target while the whole is not.
  const isDoubtful = isOver || isPartial
  return (
    <section className={css.foodCost} aria-labelledby="food-cost">
      <h3 id="food-cost" className={css.subheading}>
        {texts.title}
      </h3>
      <div className={css.foodCostFields}>
        <KeptInput
          className={css.percent}
          label={texts.targets[target_as]}
          value={shown(target.percent)}
          minimum={minimum}
          maximum={maximum}
          onChange={(typed) => typed !== null && say(target.from, keptAs(typed))}
        />
        <KeptInput
          className={css.percent}
          label={texts.vat}
          value={vat}
          minimum={0}
          maximum={100}
          onChange={(vat_rate) => vat_rate !== null && onChoose({ vat_rate })}
        />
        <dl className={css.suggested}>
          <dt>{texts.net}</dt>
          <dd>{price === null ? texts.unknown : formatEuros(price.net)}</dd>
          <dt>{texts.withVat}</dt>
          <dd className={css.gross}>{price === null ? texts.unknown : formatEuros(price.gross)}</dd>
        </dl>
      </div>
      <p className={css.targetFrom}>
        {[
          texts.from(target, recipe.category, target_as),
          ...(price === null || preferences.price_rounding === 'cent' ? [] : [texts.exact(price.exact)]),
        ].join(' ')}
      </p>
      <Fold label={texts.policy}>
        <PricePolicy category={recipe.category} targets={targets} preferences={preferences} onChoose={onChoose} />
      </Fold>
      <div className={css.own}>
        <PriceInput
          className={css.ownInput}
          label={texts.your}
          value={own}
          onChange={(next, text) => {
            setOwn(next)
            setIsEmpty(text.trim() === '')
          }}
          onBlur={() => void keep()}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          enterKeyHint="done"
        />
        {percent !== null && (
          <output className={css.ownResult} data-voice={isDoubtful ? 'amber' : 'herb'}>
            {isDoubtful ? (
              <IconAlertTriangle size="1.125rem" stroke={1.5} aria-hidden />
            ) : (
              <IconCheck size="1.125rem" stroke={1.5} aria-hidden />
            )}
            {texts.result(percent, isOver, isPartial, target_as)}
          </output>
        )}
      </div>
      <Fold label={texts.full} {...(hasHidden ? { summary: texts.fullSaid } : {})}>
        <FullCost
          said={hidden.said}
          onSay={hidden.say}
          preferences={preferences}
          onChoose={onChoose}
          food={perServing}
          isPartial={isPartial}
          servings={servings}
          grossPrice={own ?? price?.gross ?? null}
          isSuggested={own === null}
        />
      </Fold>
    </section>
  )
}
