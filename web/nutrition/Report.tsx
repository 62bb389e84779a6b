import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amountsFromRow, analysisFromRow, type NutritionDetailRow } from '#core/api/nutrition.ts'
import type { AnalysedLine } from '#core/nutrition/analysis.ts'
import { perServing } from '#core/nutrition/per-serving.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { DetailHead } from '#web/ui/DetailHead.tsx'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { PrintFoot } from '#web/ui/PrintFoot.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AllergenSection } from './AllergenSection.tsx'
import { ChangedNotice } from './ChangedNotice.tsx'
import css from './detail.module.css'
import { Energy } from './Energy.tsx'
import { FoodPicker } from './FoodPicker.tsx'
import { LabelSection } from './LabelSection.tsx'
import { LineTable } from './LineTable.tsx'
import { Macros } from './Macros.tsx'
import { NutrientCard } from './NutrientCard.tsx'
import { PlainLines } from './PlainLines.tsx'
import { Sources } from './Sources.tsx'
import { lineTexts, portionsLabel, detailTexts as texts } from './texts.ts'
import { useChooseFood } from './use-choose-food.ts'

type Props = { readonly recipe: Recipe; readonly nutrition: NutritionDetailRow }

/** Everything known of a recipe's nutrition, from the figure one asks for down to where each gram comes from. */
export function Report({ recipe, nutrition }: Props) {
  useTitle(texts.tab(recipe.name))
  const analysis = analysisFromRow(nutrition)
  const totals = amountsFromRow(nutrition, nutrition.analysis)
  const lowerBounds = analysis?.lowerBounds ?? []
  const portion = perServing(totals, recipe.servings)
  return (
    <article>
      <DetailHead
        id="recipe"
        name={recipe.name}
        category={recipe.category}
        back={<BackLink to="/nutritional-analysis" label={texts.back} />}
        tools={
          <>
            <PrintButton label={texts.print} />
            <Button
              renderRoot={(props) => <Link {...props} to="/library/$id" params={{ id: recipe.id }} />}
              variant="subtle"
              leftSection={<IconBook2 size="1.25rem" stroke={1.5} aria-hidden />}
            >
              {texts.recipe}
            </Button>
          </>
        }
        facts={
          <>
            <span>{portionsLabel(recipe.servings)}</span>
            <span>{texts.analysedAt(nutrition.updated_at)}</span>
            {nutrition.analysis !== null && <span>{texts.engine(nutrition.analysis)}</span>}
          </>
        }
      />
      <ChangedNotice
        recipe={recipe}
        headingId="recipe"
        changed={reasonOf(nutrition)}
        withoutLines={analysis === null}
      />
      <div className={css.board}>
        <div>
          <Energy
            portion={portion.calories}
            total={totals.calories}
            servings={recipe.servings}
            lowerBounds={lowerBounds}
            completeness={nutrition.analysis?.completeness ?? null}
          />
          <Macros perServing={portion} lowerBounds={lowerBounds} />
        </div>
        <div>
          <NutrientCard
            id="others"
            title={texts.others}
            nutrients={['fiber', 'sugar', 'sodium', 'calcium', 'iron']}
            perServing={portion}
            lowerBounds={lowerBounds}
          />
          <NutrientCard
            id="vitamins"
            title={texts.vitamins}
            nutrients={['vitamin_a', 'vitamin_c']}
            perServing={portion}
            lowerBounds={lowerBounds}
            note={analysis === null ? undefined : texts.vitaminA[analysis.vitaminA]}
          />
        </div>
      </div>
      <AllergenSection recipeId={recipe.id} />
      {analysis === null ? (
        <PlainLines ingredients={recipe.ingredients} />
      ) : (
        <Lines recipe={recipe} lines={analysis.lines} />
      )}
      {analysis !== null && (
        <LabelSection
          recipeId={recipe.id}
          recipeName={recipe.name}
          servings={recipe.servings}
          analysis={analysis}
          finalGrams={nutrition.final_grams}
        />
      )}
      <Sources />
      <PrintFoot />
    </article>
  )
}

function Lines({ recipe, lines }: { readonly recipe: Recipe; readonly lines: readonly AnalysedLine[] }) {
  const [line, setLine] = useState<AnalysedLine | null>(null)
  const { choose, busy } = useChooseFood(recipe)
  return (
    <section className={css.section} aria-labelledby="lines">
      <h2 id="lines" className={css.heading}>
        {lineTexts.title}
      </h2>
      <LineTable lines={lines} onChoose={setLine} />
      <FoodPicker
        line={line}
        busy={busy}
        onClose={() => setLine(null)}
        onDecide={async (decision) => {
          if (line !== null && (await choose(line.name, decision))) setLine(null)
        }}
      />
    </section>
  )
}

const reasonOf = ({ stale, recipe_updated_at }: NutritionDetailRow): 'recipe' | 'food' | null => {
  if (!stale) return null
  return recipe_updated_at === null ? 'food' : 'recipe'
}
