import type { YieldTestProblem } from '#core/costing/costs/yield-test.ts'
import { yieldTestProblems } from '#core/costing/texts.ts'

/** What is said of a test that cannot be saved. */
export const yieldTestTexts = {
  ...yieldTestProblems,
  tooMany: (most: number) => `No caben más de ${most.toLocaleString('es-ES')} tests de rendimiento: borra alguno`,
} as const satisfies Record<YieldTestProblem, string> & { readonly tooMany: (most: number) => string }
