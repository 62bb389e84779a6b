import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { atEnd, before, type Draft, dishIs, eachSentence, has, nearEnd, type Rule, textOf, warn } from './draft.ts'

/** A dish that stays raw by its name: its core temperature is never asked for. */
export const staysRaw = (
  draft: Draft,
): {
  readonly fish: boolean
  /** The dish itself is raw fish, not only frozen first as one that is served underdone. */
  readonly fishByName: boolean
  readonly meat: boolean
  readonly egg: boolean
  readonly shell: boolean
} => {
  const text = textOf(draft)
  const cooks = /\b(?:hornear|asar|freir|estofar|guisar|plancha|brasa|hervir|cocer|vapor|saltear)\b/.test(text)
  const rawName =
    dishIs(draft, 'carne-cruda-plato', 'pescado-crudo-plato') ||
    (dishIs(draft, 'crudo') && !dishIs(draft, 'ya-cocinado'))
  const marinated =
    /marinad|gravlax|gravadlax|en vinagre|salazon|ahumad[oa]s? en frio|curad[oa]|anchoas?\b|tiradito|aguachile|poke\b/.test(
      nameKey(draft.name),
    )
  // What comes cooked, tinned or smoked has nothing left to freeze.
  const fish = draft.items.some(
    ({ tags }) =>
      ['pescado', 'cefalopodo', 'crustaceo'].some((tag) => tags.has(tag)) &&
      !['ya-cocinado', 'pescado-conserva'].some((tag) => tags.has(tag)),
  )
  const fishByName =
    fish && (dishIs(draft, 'pescado-crudo-plato') || (rawName && !has(draft, 'vacuno', 'cerdo')) || marinated)
  return {
    fish: fishByName || (fish && /-20 °c/.test(text)),
    fishByName,
    meat:
      has(draft, 'carne', 'vacuno', 'caza', 'cordero') &&
      dishIs(draft, 'carne-cruda-plato') &&
      !dishIs(draft, 'ave') &&
      !has(draft, 'picada'),
    shell:
      has(draft, 'bivalvo') &&
      dishIs(draft, 'ostra', 'crudo', 'pescado-crudo-plato') &&
      !cooksShell.test(draft.name.toLowerCase()) &&
      (dishIs(draft, 'crudo', 'pescado-crudo-plato') ||
        /mignonette|natural|limon|ponzu|vinagreta/i.test(draft.name) ||
        !cooks),
    egg:
      dishIs(draft, 'salsa-huevo', 'dulce-huevo', 'carne-cruda-plato', 'pescado-crudo-plato') ||
      /\b(?:tartar|mousse|tiramisu|merengue|alioli|mayonesa)\b/.test(draft.name.toLowerCase()),
  }
}

const cooksShell = /gratin|frit|rebozad|tempura|escabech|brasa|plancha|vapor|guis/

/** A core temperature for what stays raw misleads: the sentence goes. */
export const withoutFalseCore: Rule = (draft) => {
  const raw = staysRaw(draft)
  if (!raw.meat && !raw.fishByName && !raw.shell) return draft
  return eachSentence(draft, (sentence) =>
    /(?:70|68|74|90) ?°C[^.]*en el centro|en el centro[^.]*(?:70|68|74|90) ?°C/i.test(sentence) &&
    /comprobar|sonda|hasta|debe/i.test(sentence) &&
    !/\baparte\b/i.test(sentence)
      ? null
      : sentence,
  )
}

/** Fish that stays raw is frozen first. Reg. (UE) 1276/2011; RD 1021/2022. */
export const rawFish: Rule = (draft) => {
  if (!staysRaw(draft).fish) return draft
  const long = /salazon|anchoa/.test(nameKey(draft.name))
  const told = warn(
    draft,
    'Pescado crudo o marinado: congélalo antes a −20 °C 24 h (−35 °C 15 h) por el anisakis, o de acuicultura con garantía escrita; el ácido y la sal corta no lo matan (Reglamento (UE) 1276/2011).',
  )
  if (long)
    return warn(
      atEndIf(
        told,
        /\bmes|frio|4 °c/,
        'Madurar en frío, a 4-8 °C y siempre cubierto de sal, 3 meses como mínimo: la salazón larga mata el anisakis; el frío evita la histamina.',
      ),
      'Salazón: en frío (histamina) y en sal gorda durante meses; una sal corta no mata el anisakis.',
    )
  if (/-20 ?°|congelad[oa] antes|previamente congelad/.test(textOf(draft))) return told
  return before(
    told,
    'Congelar antes el pescado a −20 °C 24 h (−35 °C, 15 h), por el anisakis, y descongelar a 4 °C; o usar acuicultura con garantía escrita.',
  )
}

const atEndIf = (draft: Draft, unless: RegExp, line: string): Draft =>
  unless.test(textOf(draft)) ? draft : nearEnd(draft, line)

/** Meat that stays raw: whole, cut at the moment, cold, for who may eat it. */
export const rawMeat: Rule = (draft) => {
  if (!staysRaw(draft).meat) return draft
  const told = warn(
    draft,
    'Carne cruda: no para embarazadas, niños, mayores ni inmunodeprimidos (E. coli, Toxoplasma, Salmonella); pieza entera recortada, cortada al momento y a 0-4 °C hasta el plato (AESAN).',
  )
  return /vulnerab|consumo inmediato|recort/.test(textOf(draft))
    ? told
    : before(
        told,
        'Pieza entera y fresca, en frío (0-4 °C): recortar toda la superficie y cortar a cuchillo en el momento; se sirve cruda, al momento y no a personas vulnerables.',
      )
}

/** Meat that comes minced is not served raw, whatever the dish is called. */
export const mincedMeat: Rule = (draft) =>
  has(draft, 'picada') && dishIs(draft, 'carne-cruda-plato')
    ? warn(
        before(
          draft,
          'Con carne ya picada no se sirve crudo: usar una pieza entera recortada y cortada a cuchillo en el momento, o cocinar lo picado a 70 °C en el centro (74 °C si es de ave).',
        ),
        'La carne que ya viene picada no se sirve cruda: al picar, la bacteria de la superficie queda dentro (E. coli, Salmonella; AESAN, 2021).',
      )
    : draft

/** Shellfish that stays raw: alive, closed, with its label. Reg. (CE) 853/2004, annex III, VII. */
export const rawShellfish: Rule = (draft) => {
  if (!staysRaw(draft).shell) return draft
  const cold = eachSentence(draft, (sentence) =>
    /\b(?:cocer|hervir|vapor|hornear|tapar|se abran|ebullicion|ebullición|cerradas)\b/i.test(sentence) &&
    /ostra|abr|ebulli|cerrad|jugo|conchas/i.test(sentence)
      ? null
      : sentence,
  )
  const said = textOf(cold)
  return warn(
    /depura/.test(said) && /etiqueta/.test(said)
      ? cold
      : before(
          cold,
          'Comprar las ostras o moluscos vivos, cerrados y con etiqueta de depuradora; a 4-6 °C hasta abrirlos. Cepillar la concha, desechar los abiertos que no se cierran al golpearlos, y abrir con cuchillo en el momento, guardando su agua.',
        ),
    'Molusco crudo: sólo vivo, cerrado, de depuradora y con etiqueta; puede llevar norovirus: no para vulnerables (embarazo, niños, mayores, inmunodeprimidos).',
  )
}

/** Egg that is not cooked is pasteurised. RD 1021/2022. */
export const rawEgg: Rule = (draft) => {
  const eggs = draft.items.filter(
    ({ tags }) =>
      tags.has('huevo') &&
      !tags.has('ovoproducto') &&
      !tags.has('huevo-cocido') &&
      !tags.has('salsa-huevo') &&
      !tags.has('dulce-huevo'),
  )
  if (eggs.length === 0 || !staysRaw(draft).egg) return draft
  const text = textOf(draft)
  // An ice cream whose base is pasteurised is neither raw nor kept in the fridge.
  if (/mantec|heladora/.test(text) && /\b8[2-9] ?°c/.test(text)) return draft
  const cold = warn(
    keepsCold(draft),
    'Huevo que no llega a 70 °C: ovoproducto pasteurizado (50 g por huevo, 17 g por yema, 33 g por clara); a 8 °C y 24 h como máximo (RD 1021/2022).',
  )
  if (/pasteurizad|ovoproducto/.test(text)) return cold
  const isHeated = /\b(?:7[0-9]|8[0-9]|1[12]\d) ?°c/.test(text)
  if (isHeated && !staysRaw(draft).meat && !staysRaw(draft).fish) return cold
  return before(
    cold,
    `Usar ovoproducto pasteurizado en lugar de ${listed(eggs.map(({ key }) => key))} sin cocinar (50 g por huevo, 17 g por yema, 33 g por clara).`,
  )
}

const keepsCold = (draft: Draft): Draft =>
  /24 ?h/.test(textOf(draft)) || /tartar|carpaccio|holandes|bearnes|sour|c[oó]ctel/i.test(draft.name)
    ? draft
    : atEnd(draft, 'Guardar tapado a 8 °C como máximo y gastar en 24 h.')

/** What hangs until it has lost its share of water is cured, whatever it is called. */
const losesWeight = /\bperder\b[^.\n]*\d ?%[^.\n]*\bpeso\b/

/** What comes cured is not cured again. */
const isMadeAlready = (tags: ReadonlySet<string>): boolean =>
  ['curado', 'embutido', 'ya-cocinado'].some((tag) => tags.has(tag))

/** Meat or sausage cured to be eaten without cooking, by the name of the dish. */
export const isCured = (draft: Draft): boolean =>
  (dishIs(draft, 'curar') ||
    losesWeight.test(textOf(draft)) ||
    /curad|jam[oó]n de (?:pato|oca|wagyu)|salchich[oó]n|\bfuet\b|\bcecina\b|lomo embuchado|sobras{1,2}ada|\bsalami\b|guanciale|bresaola|\bcoppa\b/i.test(
      draft.name,
    )) &&
  draft.items.some(
    ({ tags }) => ['carne', 'cerdo', 'caza', 'picada', 'ave'].some((tag) => tags.has(tag)) && !isMadeAlready(tags),
  ) &&
  !dishIs(draft, 'queso')
