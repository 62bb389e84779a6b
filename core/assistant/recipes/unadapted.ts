import type { Reply } from '#core/assistant/reply.ts'
import { bold, paragraphs } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { allergensOf } from '#core/nutrition/allergens.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { listed } from '#core/spanish/list.ts'
import { beforeWithout, dietsIn, keptBy, namesOtherAllergy } from './keeps-diet.ts'

/** Answers that take a guest's diet into account, or have nothing to do with a recipe. */
const adapts: ReadonlySet<Intent> = new Set<Intent>([
  'create',
  'scale',
  'substitute',
  'menu',
  'allergens',
  'technique',
  'safety',
])

/**
 * An allergy that was named is never dropped in silence: where the answer is not made for it, that is said, with the
 * allergens of the recipe spoken of.
 */
export const withUnadapted = (said: Reply, question: Question, knowledge: Knowledge): Reply => {
  const recipe = said.recipe ?? question.recipe ?? asMade(question, knowledge)
  const usual = usualPage(said, question, knowledge)
  if (usual !== null) return { ...said, response: paragraphs(said.response, usual) }
  if (recipe === null || question.plan !== null || question.library !== null) return said
  if (namesOtherAllergy(question.text))
    return {
      ...said,
      response: paragraphs(
        `**No está adaptada a esa alergia**: sólo tengo tabla de los 14 alérgenos de declaración obligatoria. Mira línea por línea los ingredientes y las etiquetas antes de servir. ${holds(recipe, knowledge)}`,
        said.response,
      ),
    }
  const wanted = dietsIn(question.text)
  if (wanted.length === 0 || adapts.has(question.intent)) return said
  const diet = listed(wanted.map(({ name }) => name))
  return {
    ...said,
    response: paragraphs(
      said.response,
      `**No está adaptada** (${diet}). ${holds(recipe, knowledge)} Di «hazla ${diet}» y la adapto.`,
    ),
  }
}

/** 'Por qué se corta la mayonesa vegana', told of mayonnaise as it is made every day: its yolk is none for this one. */
const usualPage = (
  { response }: Reply,
  { intent, text, looked: { sure } }: Question,
  knowledge: Knowledge,
): string | null => {
  const wanted = dietsIn(text)
  if (intent !== 'technique' || wanted.length === 0 || sure === null || sure.page.kind === 'cards') return null
  if (!response.startsWith(bold(sure.page.name))) return null
  const { breaks } = keptBy(
    sure.page.ingredients.map(({ name }) => name),
    wanted,
    knowledge,
  )
  return breaks === null
    ? null
    : `**Dicho de la de siempre**, que lleva ${breaks.toLowerCase()}: en la versión ${listed(wanted.map(({ name }) => name))}, ni eso ni lo que nombre de lo mismo.`
}

/** 'Cuánto cuesta el flan sin huevo' is answered of the flan as it is made: that is said. */
const asMade = ({ intent, subject, text }: Question, knowledge: Knowledge): ChatRecipe | null => {
  const wanted = dietsIn(text)
  if (wanted.length === 0 || !(intent === 'cost' || intent === 'nutrition')) return null
  const recipe = baseRecipe(beforeWithout(subject), knowledge)
  const foods = recipe?.ingredients.map(({ name }) => name) ?? []
  return keptBy(foods, wanted, knowledge).breaks === null ? null : recipe
}

const holds = ({ name, ingredients }: ChatRecipe, { pantry }: Knowledge): string => {
  const { entries } = allergensOf(
    ingredients.map((line) => line.name),
    resolverOf(pantry),
  )
  const sure = entries.filter(({ state }) => state === 'contiene')
  const names = sure.map(({ allergen }) => allergenNames[allergen].toLowerCase())
  return names.length === 0
    ? `En ${bold(name)} no veo alérgenos entre lo que reconozco.`
    : `${bold(name)} lleva ${listed(names)}.`
}
