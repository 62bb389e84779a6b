import { deleteYieldTestQuery, saveYieldTestBody, yieldTestListAnswer } from '#core/api/yield-tests.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { deleteYieldTest, readYieldTests, saveYieldTest } from './yield-tests.ts'

/** Tests de rendimiento: what is left of an ingredient when this kitchen cleans it. */
export const yieldRoutes = (deps: Deps) =>
  userRoutes('yield_tests', (route) => {
    route.get(
      '/yield_tests',
      { summary: 'The tests de rendimiento, the last saved first', answer: yieldTestListAnswer },
      async ({ userId }) => ({ items: await readYieldTests(deps, userId) }),
    )

    route.post(
      '/yield_tests',
      {
        summary: 'Save the test of an ingredient, in the place of the one before; answers all',
        body: saveYieldTestBody,
        answer: yieldTestListAnswer,
      },
      async ({ userId, body }) => ({ items: await saveYieldTest(deps, userId, body) }),
    )

    route.delete(
      '/yield_tests',
      {
        summary: 'Delete the test of an ingredient; answers those that are left',
        query: deleteYieldTestQuery,
        answer: yieldTestListAnswer,
      },
      async ({ userId, query }) => ({ items: await deleteYieldTest(deps, userId, query.ingredient_name) }),
    )
  })
