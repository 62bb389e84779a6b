import { isDay } from '#core/api/offers.ts'
import { type SaveYieldTestBody, type YieldTestRow, yieldTestFromRow, yieldTestToRow } from '#core/api/yield-tests.ts'
import type { YieldTest } from '#core/costing/costs/merma.ts'
import { type YieldTestProblem, yieldTestProblem } from '#core/costing/costs/yield-test.ts'

/** A test while it is typed; null is an empty field. */
export type YieldDraft = {
  readonly name: string
  readonly gramsBefore: number | null
  readonly gramsAfter: number | null
  readonly trimmingsGrams: number | null
  readonly trimmingsPrice: number | null
  readonly testedOn: string
}

export type DraftProblem = 'name' | YieldTestProblem | 'date'

export const emptyDraft = (today: string): YieldDraft => ({
  ...{ name: '', gramsBefore: null, gramsAfter: null, trimmingsGrams: null, trimmingsPrice: null, testedOn: today },
})

export const draftFrom = (row: YieldTestRow): YieldDraft => ({ name: row.ingredient_name, ...yieldTestFromRow(row) })

/** Empty weights are nothing weighed, empty trimmings are none. */
const testOf = ({ name: _, ...draft }: YieldDraft): YieldTest => ({
  ...draft,
  gramsBefore: draft.gramsBefore ?? 0,
  gramsAfter: draft.gramsAfter ?? 0,
  trimmingsGrams: draft.trimmingsGrams ?? 0,
  trimmingsPrice: draft.trimmingsPrice ?? 0,
})

/** The test so far; null while the figures cannot be of one cleaning. */
export const draftTest = (draft: YieldDraft): YieldTest | null => {
  const test = testOf(draft)
  return yieldTestProblem(test) === null ? test : null
}

/** What keeps it from being saved, in the order of the form. */
export const draftProblem = (draft: YieldDraft): DraftProblem | null =>
  draft.name.trim() === '' ? 'name' : (yieldTestProblem(testOf(draft)) ?? (isDay(draft.testedOn) ? null : 'date'))

export const bodyFrom = (draft: YieldDraft): SaveYieldTestBody => ({
  ingredient_name: draft.name.trim(),
  ...yieldTestToRow(testOf(draft)),
})
