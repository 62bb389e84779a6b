import { exampleCounts, removedExamples } from '#core/api/examples.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { loadExamples } from './load-examples.ts'
import { readExamples } from './read-examples.ts'
import { removeExamples } from './remove-examples.ts'

/** /rest/v1/examples: one set per cook, loaded and taken away as a whole. */
export const exampleRoutes = (deps: Deps) =>
  userRoutes('examples', (route) => {
    route.get(
      '/examples',
      { summary: 'How much of the loaded examples is still there', answer: exampleCounts },
      ({ userId }) => readExamples(deps, userId),
    )

    route.post(
      '/examples',
      { summary: 'Load the examples; while one of their recipes is there it loads nothing', created: exampleCounts },
      ({ userId }) => loadExamples(deps, userId),
    )

    route.delete(
      '/examples',
      { summary: 'Take the examples away, but what the cook has edited or needs', answer: removedExamples },
      ({ userId }) => removeExamples(deps, userId),
    )
  })
