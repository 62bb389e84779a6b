import { IconEqual, IconMinus, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AllergenChange, allergenChanges, type Effect, type Figures } from '#core/kitchen-lab/effect.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import css from './effect.module.css'
import { kcalDifference, kcalText, moneyDifference, moneyText } from './figures.ts'
import { effectTexts as texts } from './texts.ts'
import type { EffectState } from './use-effects.ts'

/** What a variation does to cost, energy and allergens, and what is not known about it. */
export function EffectView({ effect }: { readonly effect: EffectState }) {
  if (effect === 'failed') return <p className={css.quiet}>{texts.failed}</p>
  if (effect === 'loading') return <p className={css.waiting}>{texts.loading}</p>
  return (
    <dl className={css.effect}>
      <Cost effect={effect} />
      <Energy effect={effect} />
      <Allergens effect={effect} />
    </dl>
  )
}

function Cost({ effect: { base, variation, costChange } }: { readonly effect: Effect }) {
  const { withoutPrice, estimated, countedAsIs } = variation
  return (
    <Fact
      term={texts.cost}
      before={moneyText(base)}
      after={moneyText(variation)}
      change={costChange === null ? null : moneyDifference(base, variation)}
    >
      {withoutPrice.length > 0 && (
        <Note>
          {texts.withoutPrice(withoutPrice)} <Link to="/cost-analysis">{texts.toCosts}</Link>
        </Note>
      )}
      {estimated.length > 0 && <Note>{texts.estimated(estimated)}</Note>}
      {countedAsIs.length > 0 && <Note>{texts.countedAsIs(countedAsIs)}</Note>}
      {costChange === null && bothKnown(base, variation, 'costPerServing') && <Note>{texts.noDifference}</Note>}
    </Fact>
  )
}

function Energy({ effect: { base, variation, kcalChange } }: { readonly effect: Effect }) {
  const { withoutKcal } = variation
  return (
    <Fact
      term={texts.kcal}
      before={kcalText(base)}
      after={kcalText(variation)}
      change={kcalChange === null ? null : kcalDifference(base, variation)}
    >
      {withoutKcal.length > 0 && <Note>{texts.withoutKcal(withoutKcal)}</Note>}
      {kcalChange === null && bothKnown(base, variation, 'kcalPerServing') && <Note>{texts.noDifference}</Note>}
    </Fact>
  )
}

const bothKnown = (base: Figures, variation: Figures, figure: 'costPerServing' | 'kcalPerServing'): boolean =>
  base[figure] !== null && variation[figure] !== null

function Allergens({ effect: { base, variation } }: { readonly effect: Effect }) {
  const changes = allergenChanges(base, variation)
  const gained = changes.filter(({ before, after }) => after !== null && before === null)
  const lost = changes.filter(({ after }) => after === null)
  const kept = changes.filter(({ before, after }) => before !== null && after !== null)
  return (
    <div className={css.fact} data-wide>
      <dt>{texts.allergens}</dt>
      <dd>
        {changes.length === 0 && <p className={css.quiet}>{texts.noAllergens}</p>}
        <ul className={css.allergens}>
          {gained.length > 0 && <AllergenLine kind="gained" changes={gained} />}
          {lost.length > 0 && <AllergenLine kind="lost" changes={lost} />}
          {kept.length > 0 && <AllergenLine kind={kept.length === changes.length ? 'same' : 'kept'} changes={kept} />}
        </ul>
        {lost.length > 0 && <Note>{texts.noAbsence}</Note>}
        {variation.withoutAllergens.length > 0 && <Note>{texts.withoutAllergens(variation.withoutAllergens)}</Note>}
      </dd>
    </div>
  )
}

const allergenIcons = { gained: IconPlus, lost: IconMinus, kept: IconEqual, same: IconEqual }

function AllergenLine({
  kind,
  changes,
}: {
  readonly kind: keyof typeof allergenIcons
  readonly changes: readonly AllergenChange[]
}) {
  const Icon = allergenIcons[kind]
  return (
    <li className={css.allergen} data-kind={kind}>
      <span className={css.sign}>
        <Icon size="1rem" stroke={2} aria-hidden />
        {texts.allergenKinds[kind]}
      </span>
      <span>{changes.map(allergenText).join(', ')}</span>
    </li>
  )
}

/** 'Gluten', 'Apio (puede contener)', 'Sésamo (antes: puede contener)'. */
const allergenText = ({ allergen, before, after }: AllergenChange): string => {
  const name = allergenNames[allergen]
  if (after === 'puede_contener' || (after === null && before === 'puede_contener')) return texts.mayContain(name)
  return before === 'puede_contener' ? texts.mayHaveContained(name) : name
}

type FactProps = {
  readonly term: string
  readonly before: string
  readonly after: string
  readonly change: string | null
  readonly children: ReactNode
}

function Fact({ term, before, after, change, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd>
        <p className={css.figures}>
          {before !== after && (
            <>
              <span className={css.before}>
                <span className={css.hidden}>{texts.inBase}</span> {before}
              </span>
              <span className={css.arrow} aria-hidden>
                →
              </span>
            </>
          )}
          <span className={css.after}>
            <span className={css.hidden}>{texts.inVariation}</span> {after}
          </span>
          {change !== null && <span className={css.change}>{change}</span>}
        </p>
        {children}
      </dd>
    </div>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>
}
