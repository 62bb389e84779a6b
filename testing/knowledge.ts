import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { loadKnowledge } from '#server/cookbook/load.ts'

/** The product's own foods and cookbook, as its tests use them: rules are tested on the real tables. */
export const knowledge: Knowledge = loadKnowledge()
