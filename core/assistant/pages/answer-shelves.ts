import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import { bestHeading, untoldShare } from '#core/look-up/evidence.ts'
import { type Found, offeredFrom } from '#core/look-up/look-up.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { passageOf } from './answer-page.ts'
import { shelvesOf } from './shelves.ts'

/** 'Qué fruta hay en marzo' asks for all of a kind. */
const asksKind = /\bque (?:frutas?|verduras?|hortalizas?|pescados?|mariscos?|setas?|hay|productos?)\b/

/** '¿Hay cerezas ya?', 'todavía se encuentran níscalos': the season, as of today. */
export const asksOfNow =
  /^(?=.*\b(?:ya|ahora|todavia|aun|este mes|estos dias)\b)\W*(?:oye |y )?(?:ya |todavia |aun )?(?:hay|tienen|tenemos|llegan|quedan?|se encuentran?|estan?|vienen|traen|puedo pedir|pido) (?:ya |todavia |aun )?(?:el |la |los |las |buen[oa]s? )?[a-z]{3,}(?: [a-z]{3,})? ?(?:ya|ahora|todavia|aun|en el mercado|este mes|estos dias|de aqui)?\W*$/

/** What is in season, or when something is; `today` is the month, null where nobody knows the day. */
export const answerSeason = ({ text, subject }: Question, today: number | null, knowledge: Knowledge): Reply => {
  const { seasons } = knowledge.cookbook
  const isNow = monthIn(text) === null && asksOfNow.test(fold(text.slice(0, 120)))
  const month = isNow ? today : monthIn(text)
  const one =
    shelvesOf(knowledge).seasons.find(subject) ??
    (month === null || asksKind.test(fold(text)) ? null : shelvesOf(knowledge).seasons.find(text))
  if (one !== null && (month === null || !/\bque\b/.test(fold(text)))) {
    const months = one.months.map((number) => monthNames[number - 1]).join(', ')
    const isIn =
      month === null
        ? ''
        : one.months.includes(month)
          ? `En ${monthNames[month - 1]}, sí. `
          : `No: en ${monthNames[month - 1]} no es de aquí; será de importación, de cámara o en conserva. `
    return reply(
      `${isIn}${bold(capital(one.name))}: mejor en **${months}**.\n\n*Calendario habitual en España; al otro lado del ecuador, seis meses después.*`,
      [`¿Qué puedo hacer con ${one.name}?`],
    )
  }
  if (month === null)
    return declined('Dime el mes o el producto: «¿qué hay en **noviembre**?», «temporada de **alcachofas**».', [
      '¿Qué hay de temporada en noviembre?',
      'Temporada de alcachofas',
    ])
  const folded = fold(text)
  const only = (['verdura', 'fruta', 'pescado', 'seta'] as const).filter(
    (kind) =>
      folded.includes(kind) ||
      (kind === 'pescado' && folded.includes('marisco')) ||
      (kind === 'verdura' && folded.includes('hortaliza')),
  )
  const kinds = only.length > 0 ? only : (['verdura', 'fruta', 'pescado', 'seta'] as const)
  const titles = { verdura: 'Verduras', fruta: 'Frutas', pescado: 'Pescado y marisco', seta: 'Setas y trufas' } as const
  const lines = kinds.flatMap((kind) => {
    const names = seasons
      .filter((season) => season.kind === kind && season.months.includes(month))
      .map(({ name }) => name)
    return names.length === 0 ? [] : [`**${titles[kind]}**: ${listed(names)}`]
  })
  const first = seasons.find((season) => season.kind === (only[0] ?? 'verdura') && season.months.includes(month))
  return reply(
    paragraphs(
      `Esto es lo que está en su mejor momento en **${monthNames[month - 1]}**, por lo que se coge y se pesca aquí:`,
      bullets(lines),
      '*Es el calendario habitual en España; lo de fuera de él viene de lejos o de cámara.*',
    ),
    [`¿Qué puedo hacer con ${first?.name ?? 'calabaza'}?`, `Crea un menú de ${monthNames[month - 1]}`],
  )
}

export const monthIn = (text: string): number | null => {
  const folded = fold(text.slice(0, 600)).replace(/\bsetiembre\b/, 'septiembre')
  const at = monthNames.findIndex((name) => new RegExp(`\\b${name}\\b`).test(folded))
  return at === -1 ? null : at + 1
}

const usesAsked: readonly (readonly [use: string, asked: RegExp])[] = [
  ['estofar', /\b(?:estof|guis|brase|cocido|ragu|puchero)/],
  ['asar', /\b(?:asar|asad|horno)/],
  ['plancha', /\b(?:plancha|filete|sarten|bistec|bife)/],
  ['brasa', /\b(?:brasa|parrilla|barbacoa|asado argentino)/],
  ['freír', /\b(?:freir|rebozar|empanar|milanesa)/],
  ['picar', /\b(?:picar|hamburguesa|albondiga|moler|molida)/],
  ['caldo', /\b(?:caldo|fondo|consome)/],
  ['crudo', /\b(?:tartar|carpaccio|crudo)/],
  ['confitar', /\bconfit/],
]

/** Which piece for what, or what a piece is for. */
export const answerCut = (question: Question, knowledge: Knowledge): Reply => {
  const { text, subject } = question
  const cut = shelvesOf(knowledge).cuts.find(subject === '' ? text : subject)
  const folded = fold(text.slice(0, 600))
  const use = usesAsked.find(([, words]) => words.test(folded))?.[0]
  if (cut !== null) {
    const others = cut.names.slice(1)
    return reply(
      paragraphs(
        `${bold(capital(cut.names[0] ?? ''))} (${cut.animal})${others.length > 0 ? `; también ${others.join(', ')}` : ''}.`,
        bullets([`**Para**: ${cut.uses.join(', ')}`, `**Cómo**: ${cut.how}`]),
      ),
      [`Crea una receta de ${cut.names[0]} para 8`, '¿A qué temperatura lo saco?', `Precio de ${cut.names[0]}`],
    )
  }
  // 'Qué pieza de cerdo para pulled pork': a use the table of cuts has no column for.
  if (use === undefined)
    return (
      ofUse(question) ??
      declined(
        'Dime la pieza o para qué la quieres: «¿qué pieza para **estofar**?», «¿para qué sirve la **falda**?».',
        ['¿Qué pieza para estofar?', '¿Para qué sirve la entraña?'],
      )
    )
  const animal = (['ternera', 'cerdo', 'cordero', 'ave', 'pescado'] as const).find((one) =>
    new RegExp(`\\b${one}|\\b${one === 'ternera' ? 'vaca|res|vacuno' : one === 'ave' ? 'pollo|pato' : one}`).test(
      folded,
    ),
  )
  const fitting = knowledge.cookbook.cuts.filter(
    ({ uses, animal: of }) => uses.includes(use) && (animal === undefined || of === animal),
  )
  const first = animal === undefined ? fitting.slice(0, 8) : fitting
  return reply(
    paragraphs(
      `Para **${use}**${animal === undefined ? '' : `, de ${animal}`}:`,
      bullets(first.map(({ names, animal: of, how }) => `**${capital(names[0] ?? '')}** (${of}): ${how}`)),
    ),
    first.slice(0, 2).map(({ names }) => `Crea una receta de ${names[0]} para 8`),
  )
}

/** The nearest card that has every word of what the piece is for. */
const ofUse = ({ looked: { found, asked } }: Question): Reply | null => {
  const told = ({ page }: Found): string =>
    page.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')
  const one = found.find((near) => near.page.kind === 'cards' && untoldShare(near.page, told(near), asked) === 0)
  return one === undefined || one.confidence < offeredFrom
    ? null
    : passageOf(one.page, bestHeading(one.page, asked), asked)
}

/** A longer subject is a sentence. Words. */
const longestServed = 4

/** Where the table of portions (core/calculate/portions/portions.ts) has none of it: frankly that, and the usual ones. */
export const answerServing = ({ subject }: Question): Reply =>
  (subject === '' ? reply : declined)(
    paragraphs(
      subject === '' || subject.split(' ').length > longestServed
        ? 'Por ración, en crudo y limpio:'
        : `De ${bold(subject)} no tengo medida por persona. Las que tengo, por ración, en crudo y limpio:`,
      bullets([
        'Carne o pescado: **180–200 g**',
        'Arroz o pasta: **80–100 g**',
        'Legumbre seca: **70–90 g**',
        'Verdura: **150–200 g**',
        'Salsa: **40–60 g**',
        'Postre: **100–130 g**',
      ]),
    ),
    ['¿Cuánto arroz para 12 personas?', '¿Cuánta carne por persona?'],
  )
