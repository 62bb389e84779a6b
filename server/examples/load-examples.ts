import type { ExampleCounts } from '#core/api/examples.ts'
import { exampleIngredients } from '#core/examples/set.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { findPrices } from '#server/costing/queries.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { formulaRows } from './formula-rows.ts'
import { priceRows } from './price-rows.ts'
import { projectRows } from './project-rows.ts'
import { countExamples } from './queries.ts'
import { recipeRows } from './recipe-rows.ts'
import { takeAway } from './remove-examples.ts'

/**
 * Loads the whole set in one transaction and answers what is there. While one of its recipes is there it loads nothing, so
 * that two taps load once; what an earlier set has left otherwise (its prices, its empty folders) goes first. Nothing of the
 * cook's is touched: rows get new ids, and an ingredient that has a price keeps it.
 */
export const loadExamples = (deps: Deps, userId: string): Promise<ExampleCounts> =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    const before = await countExamples(scope)
    if (before.recipe > 0) return before
    await takeAway(scope)
    const now = deps.now()
    const recipes = recipeRows(deps, userId, now)
    const priced = await findPrices(scope, exampleIngredients.map(ingredientKey))
    const prices = priceRows(deps, userId, now, new Set(priced.keys()))
    const project = projectRows(deps, userId, now, recipes.bases)
    const formula = formulaRows(deps, userId, now)
    const marks = [...recipes.marks, ...project.marks, ...formula.marks, ...prices.marks]
    await tx
      .insertInto('examples')
      .values(marks.map((mark) => ({ user_id: userId, ...mark })))
      .execute()
    await tx.insertInto('folders').values(recipes.folders).execute()
    await tx.insertInto('recipes').values(recipes.recipes).execute()
    await tx.insertInto('ingredients').values(recipes.ingredients).execute()
    await tx.insertInto('ingredient_links').values(recipes.links).execute()
    if (prices.rows.length > 0)
      await tx
        .insertInto('ingredient_prices')
        .values(prices.rows)
        // Saved elsewhere since we looked: the cook's stays.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await tx.insertInto('projects').values(project.project).execute()
    await tx.insertInto('recipe_variations').values(project.variations).execute()
    await tx.insertInto('project_comments').values(project.comments).execute()
    await tx.insertInto('ice_cream_formulas').values(formula.formula).execute()
    await tx.insertInto('ice_cream_ingredients').values(formula.ingredients).execute()
    await tx.insertInto('ice_cream_processes').values(formula.process).execute()
    await tx.insertInto('ice_cream_analysis').values(formula.analysis).execute()
    return countExamples(scope)
  })
