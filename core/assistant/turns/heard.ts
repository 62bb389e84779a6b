import type { Reply } from '#core/assistant/reply.ts'
import type { Intent, Question } from './question.ts'

/** One thing a turn asks: what safety says of it, or the question that is answered with what the cook has. */
export type Heard =
  /** `own`: asked instead where the cook has a recipe of that name, whose lines say more than its name. */
  { readonly verdict: Reply; readonly own?: Question } | { readonly question: Question }

/** What is asked of a dish as the cook has it. */
export const ofOwnDish: ReadonlySet<Intent> = new Set<Intent>(['allergens', 'show', 'scale', 'cost', 'nutrition'])
