import {
  analysisAnswer,
  createFormulaBody,
  formulaListAnswer,
  formulaParams,
  formulaRow,
  listFormulasQuery,
  ofFormulaQuery,
  processAnswer,
  updateFormulaBody,
} from '#core/api/ice-cream.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { createFormula, deleteFormula, updateFormula } from './formulas.ts'
import { readAnalysis, readFormula, readFormulas, readProcess } from './read-formulas.ts'

/** /rest/v1/ice_cream_formulas, and what an analysis left behind: ice_cream_processes, ice_cream_analysis. */
export const formulaRoutes = (deps: Deps) =>
  userRoutes('ice cream', (route) => {
    route.get(
      '/ice_cream_formulas',
      { summary: 'Formulas, newest first', query: listFormulasQuery, answer: formulaListAnswer },
      ({ userId, query }) => readFormulas(deps, userId, query),
    )

    route.get(
      '/ice_cream_formulas/:id',
      { summary: 'One formula with the results of its last analysis', params: formulaParams, answer: formulaRow },
      ({ userId, params }) => readFormula(deps, userId, params.id),
    )

    route.post(
      '/ice_cream_formulas',
      { summary: 'Create a formula', body: createFormulaBody, created: formulaRow },
      ({ userId, body }) => createFormula(deps, userId, body),
    )

    route.patch(
      '/ice_cream_formulas/:id',
      {
        summary: 'Rename or describe a formula, or change its type or yield; what is not named stays',
        params: formulaParams,
        body: updateFormulaBody,
        answer: formulaRow,
      },
      ({ userId, params, body }) => updateFormula(deps, userId, params.id, body),
    )

    route.delete(
      '/ice_cream_formulas/:id',
      { summary: 'Delete a formula with its ingredients, process and analysis', params: formulaParams },
      ({ userId, params }) => deleteFormula(deps, userId, params.id),
    )

    route.get(
      '/ice_cream_processes',
      {
        summary: 'The process of a formula; null until it has been analysed',
        query: ofFormulaQuery,
        answer: processAnswer,
      },
      ({ userId, query }) => readProcess(deps, userId, query.formula_id),
    )

    route.get(
      '/ice_cream_analysis',
      {
        summary: 'The last analysis of a formula; null until there is one',
        query: ofFormulaQuery,
        answer: analysisAnswer,
      },
      ({ userId, query }) => readAnalysis(deps, userId, query.formula_id),
    )
  })
