import type { Role } from '#core/pantry/role-words.ts'
import type { Kind, Written } from './kinds/kind.ts'
import { type Item, type Mise, say, step } from './mise.ts'
import { chill, season } from './sentences.ts'

/**
 * A plate put together from its products, each with its usual treatment: no dish of the book, and said so by whoever
 * proposes it. Core temperatures: AESAN, Comité Científico (2021), as in core/safety/tables/cores.tsv; the rest, oficio.
 */
const roots =
  /^(?:calabaza|boniato|zanahoria|remolacha|apionabo|chirivia|nabo|tupinambo|aguaturma|coliflor|romanesco|colinabo)/
const softs = /^(?:berenjena|calabacin|pimiento|puerro|cebolla|cebolleta|calcot|endibia|hinojo|lombarda|col\b|repollo)/
const greens =
  /^(?:esparrago|guisante|haba|judia|tirabeque|brocoli|bimi|espinaca|acelga|alcachofa|borraja|grelo|kale|edamame)/
const tough =
  /carrillera|carrillada|rabo|morcillo|jarrete|ossobuco|falda|aguja|costilla|codillo|paletilla|cuello|pecho|pata\b|manitas|oreja|morro|panceta|osobuco/
const ready =
  /\b(?:cocid|asad|ahumad|curad|confitad|marinad|escabechad)[oa]s?\b|en (?:escabeche|aceite|conserva|salazon)/

const named =
  (words: RegExp) =>
  ({ key }: Item): boolean =>
    words.test(key)
const pick = (m: Mise, roles: readonly Role[], fits: (item: Item) => boolean) =>
  m.these(m.leftItems().filter((item) => roles.includes(item.role) && fits(item)))
const raw: readonly Role[] = ['vegetable', 'aromatic', 'leaf']
const flesh: readonly Role[] = ['meat', 'mince', 'offal', 'poultry', 'fish', 'shellfish', 'cephalopod']
const bought: readonly Role[] = [...flesh, 'mollusc', 'cannedFish']

const dry = (m: Mise): (string | null)[] => [
  say`Cocer ${pick(m, ['nut'], named(/castan/))} sin su piel 20-25 min en agua con sal, hasta que estén tiernas.`,
  say`Tostar ${m.the('nut')} a 160 °C 8-10 min y picar.`,
  say`Cocer ${m.the('rice', 'pasta', 'freshPasta', 'grain')} en agua con sal el tiempo del envase y escurrir.`,
]

const fleshSteps = (m: Mise): (string | null)[] => [
  say`Dorar ${pick(m, ['meat', 'offal'], named(tough))} por todos los lados${m.opt(' en ', ['oil'])}, mojar${m.opt(' con ', ['wine'])}${m.opt(' y con ', ['stock'])} y cocinar tapado a 150 °C 2 h 30 min-3 h, hasta que ceda al tenedor; colar y reducir el jugo.`,
  say`Dorar ${m.the('poultry')} por la piel a fuego medio${m.opt(' con ', ['oil'])} 8-10 min y terminar a 180 °C hasta 74 °C en el centro; reposar 5 min y trinchar.`,
  say`Marcar ${pick(m, flesh, named(/^foie/))} en escalopes de 1,5 cm, en sartén seca y muy caliente, 1-2 min por lado; para quien es vulnerable, hasta 70 °C en el centro.`,
  say`Marcar ${m.the('meat', 'offal')} a fuego vivo${m.opt(' en ', ['oil'])} por todos los lados y terminar a 180 °C hasta 70 °C en el centro; reposar 5 min.`,
  say`Cocinar ${m.the('mince')} hasta 70 °C en el centro.`,
  say`Desglasar con ${m.the('wine', 'spirit')}${m.opt(' y ', ['stock'])} y reducir a la mitad, hasta que nape: es el jugo.`,
  say`Reducir ${m.the('stock')} con lo que haya soltado la carne hasta que nape: es el jugo.`,
  say`Marcar ${m.the('fish')}, por la piel si la lleva,${m.opt(' en ', ['oil'])} 3-4 min y terminar a fuego suave hasta 68 °C en el centro.`,
  say`Saltear ${m.the('shellfish')} a fuego vivo 1-2 min por lado, hasta 68 °C en el centro.`,
  say`Marcar ${m.the('cephalopod')} en plancha muy caliente 2-3 min, hasta 68 °C en el centro.`,
  say`Marcar ${pick(m, ['mollusc'], named(/^(?:vieira|zamburi|volandeira)/))} en plancha muy caliente 1-2 min por lado, hasta 68 °C en el centro.`,
  say`Abrir ${m.the('mollusc')} al vapor, hasta 90 °C durante 90 s; tirar lo que no se abra y colar su jugo.`,
  say`Cocer ${m.the('egg')} 10 min en agua hirviendo, hasta 70 °C en la yema, enfriar y pelar.`,
]

const hot = (m: Mise): Written => {
  const base = m.leftItems().some((item) => raw.includes(item.role) && roots.test(item.key))
  return {
    steps: [
      say`Asar ${pick(m, raw, named(roots))}${m.opt(' con un hilo de ', ['oil'])} y sal a 190 °C 30-40 min, hasta que entre la puntilla; triturar la mitad en crema fina y guardar la otra mitad en dados.`,
      say`Asar ${pick(m, raw, named(softs))} a 200 °C 25-35 min, hasta que ceda, y guardar su jugo.`,
      say`Escaldar ${pick(m, raw, named(greens))} 2-4 min en agua con sal, pasar por agua con hielo y saltear 1 min al pase.`,
      say`Asar ${m.the('tomato')} a 160 °C 40 min, hasta que se concentre.`,
      say`Cocer ${m.the('potato')} con piel 25-30 min desde agua fría con sal, pelar y chafar con un hilo de aceite.`,
      say`Saltear ${m.the('mushroom')} a fuego vivo en tandas 6-8 min, hasta dorar.`,
      say`Cortar ${m.the('vegetable', 'aromatic')} en trozos regulares y saltear 5-8 min a fuego vivo.`,
      step(...dry(m)),
      say`Calentar ${pick(m, bought, named(ready))} a 74 °C; ya viene hecho.`,
      ...fleshSteps(m),
      say`Cortar ${m.the('fruit', 'driedFruit')} y dorar 2-3 min en la sartén${m.opt(' con ', ['butter'])}.`,
      say`Sacar a lo vivo los gajos de ${m.the('citrus')} y aliñar con su jugo.`,
    ],
    finish: [
      step(
        base
          ? 'Montar con la crema debajo, lo principal encima y los dados al lado.'
          : 'Montar con lo principal en el centro.',
        say`Acabar con ${m.the('cured', 'cheese', 'softCheese', 'pickle', 'leaf', 'herb')} en el último momento.`,
      ),
      step(season(m), 'Servir por encima de 63 °C.'),
    ],
  }
}

const cold = (m: Mise): Written => {
  const cooked = pick(m, raw, (item) => (roots.test(item.key) || softs.test(item.key)) && !/^cebollet/.test(item.key))
  return {
    steps: [
      say`Asar ${cooked} a 190 °C 30-40 min, hasta que ceda, y enfriar.`,
      say`Escaldar ${pick(m, raw, named(greens))} 2-4 min en agua con sal, pasar por agua con hielo y escurrir.`,
      say`Cocer ${m.the('potato')} con piel 25-30 min desde agua fría con sal, pelar y enfriar.`,
      step(...dry(m)),
      say`Escurrir ${m.the('cannedFish')} y guardar en frío, sin cocinar.`,
      say`Cortar ${pick(m, bought, named(ready))} en frío; ya viene hecho.`,
      step(...fleshSteps(m)),
      m.has(...flesh) && m.leftItems().every(({ role }) => !flesh.includes(role)) ? chill : null,
      say`Pelar y cortar ${m.past('madur', 'fruit')} en dados o láminas y enfriar a 4 °C.`,
      say`Lavar y cortar ${m.the('vegetable', 'aromatic', 'tomato', 'mushroom')} en láminas o dados pequeños.`,
      say`Sacar a lo vivo los gajos de ${pick(m, ['citrus'], named(/naranja|pomelo|mandarina/))}.`,
      say`Emulsionar ${m.the('oil')}${m.opt(' con ', ['acid', 'citrus', 'juice', 'condiment'])} y una pizca de sal: es la vinagreta.`,
    ],
    finish: [
      step(
        say`Cortar ${m.the('cured')} en láminas finas.`,
        say`Desmigar o cortar ${m.the('cheese', 'softCheese')}.`,
        'Montar en frío, aliñar con la vinagreta al momento.',
      ),
      step(
        say`Acabar con ${m.the('leaf', 'herb', 'pickle')}.`,
        season(m),
        'Guardar y servir a 8 °C como máximo; aliñado, en el momento.',
      ),
    ],
  }
}

const sweet = (m: Mise): Written => ({
  steps: [
    say`Hervir ${m.part('la mitad', 'cream')} y verter sobre ${m.past('picad', 'chocolate')}; emulsionar y enfriar a 4 °C 4 h: es el cremoso.`,
    say`Pelar y cortar ${m.the('fruit', 'driedFruit')}; cocer la mitad con ${m.part('la mitad', 'sugar', 'honey')} 10 min, hasta compota, y enfriar; la otra mitad, en dados.`,
    say`Tostar ${m.the('nut')} a 160 °C 8-10 min y picar.`,
    say`Batir ${m.the('softCheese', 'cheese', 'yogurt', 'coconut')} con ${m.the('cream')} y ${m.the('sugar', 'honey')}, hasta que sostenga.`,
    say`Semimontar ${m.the('cream')}${m.opt(' con ', ['sugar', 'honey'])}.`,
    say`Desmigar ${m.the('biscuit', 'bread')} y tostar 8 min a 160 °C.`,
  ],
  finish: ['Montar en copa o plato frío, lo crujiente al final.', 'Conservar a 4 °C como máximo, con la fecha.'],
})

/** The three plates a proposal may be. They stand for no dish: nothing but a proposal calls them. */
export const plates: Readonly<Record<'hot' | 'cold' | 'sweet', Kind>> = {
  hot: { id: 'plato compuesto', names: /$^/, needs: [], write: hot },
  cold: { id: 'plato frío compuesto', names: /$^/, needs: [], write: cold },
  sweet: { id: 'postre compuesto', names: /$^/, needs: [], sweet: true, write: sweet },
}
