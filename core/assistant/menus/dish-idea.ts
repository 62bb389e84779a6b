import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { readFoodsIn } from '#core/assistant/turns/find-dish.ts'
import { servingsIn } from '#core/assistant/turns/servings.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** A plate that is being thought up: its products and what is asked of it now. */
export type DishIdea = {
  readonly foods: readonly string[]
  readonly diets: readonly string[]
  /** 'Un postre con…': what bites and binds it is sweet. */
  readonly isSweet: boolean
  readonly asked: 'plate' | 'crunch' | 'acid' | 'sauce' | 'drink' | 'recipe'
  /** Guests the recipe of it is wanted for. */
  readonly servings: number | null
}

/** 'Desarrolla un plato con…', 'piensa un pase de…', 'se me ocurre algo con…': an idea, no recipe and no menu. */
const opening =
  /\b(?:desarroll\w{1,5}|se me ocurre|se me ha ocurrido|tengo (?:en mente|pensado|en la cabeza)|quiero (?:montar|armar)|arma(?:me|r)?|monta(?:me)?|idea(?:r|me)?|piensa(?:me)?|pensar|imagina(?:me|r)?|plantea(?:me|r)?|disena(?:me|r)?|se te ocurre|una idea de|conceptualiza\w{0,2}|sacar|saco|montar|monto|proponme|propon|sugiereme|busco) (?:(?:de|para) )?(?:un |una |algun |alguna |el )?(?:nuevo |nueva )?(?:platos?|pases?|bocados?|snacks?|entrantes?|aperitivos?|creacion|composicion)\b[a-z ]{0,30}?\b(?:con|de|a base de|en torno a) (.{3,140})$/

/** 'Se me ocurre un postre con…': a course that is otherwise ordered as a recipe is here an idea, too. */
const openingOfCourse =
  /\b(?:se me (?:ha )?ocurr\w{1,4}|tengo (?:en mente|pensad[oa]|en la cabeza)|ando pensando en|estoy (?:pensando en|dandole vueltas a)|quiero (?:montar|armar)) (?:un |una |algun |alguna )?(?:tapas?|pinchos?|primeros?|segundos?|(?:pre)?postres?|ensaladas?)\b[a-z ]{0,30}?\b(?:con|de|a base de|en torno a) (.{3,140})$/

/** Where the products end. */
const ending =
  /,? (?:(?:y )?(?:me )?(?:ayudame|ayuda|ayudas|montamelo|montalo|armamelo|desarrollalo|desarrollamelo|cierralo|dale forma|como (?:lo|la) (?:monto|montas|montarias|harias|ves|planteo|cierro|emplato))\b.*|que (?:se te ocurre|me propones|harias|hago|podria|me sugieres)|ideas?|alguna idea)\b.*$|\s(?:para (?:un|el|la|una|mi|nuestro)\b|en (?:un|mi|el) menu|de temporada|\d{1,3} (?:pases|pax)).*$/
const mostFoods = 5

export const ideaIn = (text: string, knowledge: Knowledge): DishIdea | null => {
  const folded = fold(text.slice(0, 300)).replace(/[?!.\s]+$/, '')
  const found = opening.exec(folded) ?? openingOfCourse.exec(folded)
  if (found === null || /\brecetas?\b/.test(folded)) return null
  const [, list = ''] = found
  const at = found.index + found[0].length - list.length
  const said = text.slice(at, at + list.replace(ending, '').length)
  const foods = productsIn(said, knowledge)
  const kept = dietsIn(text).map(({ name }) => name)
  const isSweet = /\bpostres?\b|\bprepostre/.test(found[0].slice(0, -list.length))
  return foods.length === 0 ? null : { foods, diets: kept, isSweet, asked: 'plate', servings: null }
}

/** The products as they are written, also those no table has: the cook knows them. */
const productsIn = (said: string, knowledge: Knowledge): readonly string[] => {
  const parts = said
    .split(/,| y | e | con /i)
    .map((one) => one.replace(/^\s*(?:el|la|los|las|un|una|algo de|unos|unas)\s+/i, '').trim())
    .filter((one) => /^\p{L}[\p{L} ]{2,30}$/u.test(one))
  const known = parts.some((one) => readFoodsIn(one, knowledge).foods.length > 0)
  return known ? parts.slice(0, mostFoods) : []
}

const asks: readonly (readonly [DishIdea['asked'], RegExp])[] = [
  ['crunch', /\bcruji(?:ent|r|da|ds)|\bcrocant|\btextura/],
  ['drink', /\bbeber\b|\bvinos?\b|\bmarid|\bbebida|\bcerveza/],
  ['acid', /\bacid[oa]|\bfrescor|\bcontraste/],
  ['sauce', /\bsalsa|\bjugo\b|\baliñ|\balin/],
]

/** 'Hazme la receta', 'para 24', 'guárdala': the plate itself, written out. */
export const wantsIt =
  /^\W*(?:(?:y|vale|venga|pues|perfecto|ok|me gusta),? )*(?:(?:(?:dame|hazme|haz|escribeme|escribe|ponme|pasame|quiero|crea|creame)(?: ya)? )?(?:(?:la |esa |su )?(?:receta|elaboracion)|(?:el )?paso a paso)|(?:crea|guard[ae]|haz|hazme)l[ao]|(?:para|somos|seremos) (?:unos |unas )?\d{1,4})(?:,? (?:para|somos|seremos) (?:unos |unas )?\d{1,4})?(?: (?:personas|pax|comensales|raciones|pases))?\W*$/

/** 'Más vegetal, sin pescado', 'qué crujiente le pondrías', 'y para beber', 'cámbialo por…': of the same plate. */
export const ideaAfter = (idea: DishIdea, text: string, knowledge: Knowledge): DishIdea | null => {
  const folded = fold(text.slice(0, 121))
  if (wantsIt.test(folded)) return { ...idea, asked: 'recipe', servings: servingsIn(text) ?? idea.servings }
  if (folded.length > 120 || /\brecetas?\b|\bcuant|\bmenu\b|\bcuesta/.test(folded)) return null
  const diets = dietsIn(text).map(({ name }) => name)
  const vegetal = /\bmas vegetal\b|\bverde\b/.test(folded) && diets.length === 0 ? ['vegetariana'] : []
  const asked = asks.find(([, said]) => said.test(folded))?.[0]
  if (diets.length + vegetal.length > 0)
    return { ...idea, diets: [...new Set([...idea.diets, ...diets, ...vegetal])], asked: asked ?? 'plate' }
  if (asked !== undefined) return { ...idea, asked }
  const added = /^\W*(?:y )?(?:ponle|anadele|metele|con|y con) (.{3,60})$/.exec(folded)
  const foods = added === null ? [] : productsIn(added[1] ?? '', knowledge)
  return foods.length === 0 ? null : { ...idea, foods: [...idea.foods, ...foods].slice(0, mostFoods), asked: 'plate' }
}
