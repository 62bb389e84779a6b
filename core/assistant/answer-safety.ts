import { aesan, doneness, handling, type SafeTemperature } from '#core/knowledge/safe-temperatures.ts'
import type { Keeping } from '#core/knowledge/storage.ts'
import { fold } from '#core/parsing/fold.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { bold, bullets, capital, paragraphs, reply } from './say.ts'
import { formulaIndex, keepingIndex, safeTemperatureIndex, techniqueIndex } from './shelves.ts'
import { stemsOf } from './words.ts'

/** Temperatures, cold and keeping, each with its source. */
export const answerSafety = ({ text, subject }: Question): Reply => {
  const folded = fold(text.slice(0, 600))
  const about = subject === '' ? folded : subject
  const keeps =
    /\bcuantos? .{0,25}(?:dura|aguanta|conserva|guard)|\bcaduc|\bdura|\baguanta|\bconserv|\bguard|(?<!\bsin )\bcongel/.test(
      folded,
    )
  const general = handling.find(({ asked }) => asked.test(folded))
  const keeping = keepingIndex.find(about)
  if (keeps && keeping !== null)
    return keepingCard(keeping, about, /\b(?:recal|regener)/.test(folded) ? general : undefined)
  if (general !== undefined)
    return reply(`**${general.title}.** ${general.says}\n\n*${capital(general.source)}*`, [
      '¿A qué temperatura saco el pollo?',
      '¿Cuánto dura la mayonesa?',
    ])
  const technique = techniqueIndex.find(about) ?? techniqueIndex.find(folded)
  const food = safeTemperatureIndex.find(about)
  const formula = formulaIndex.leading(about)
  if (
    technique !== null &&
    (food === null || techniqueIndex.leading(about)?.rest === 0) &&
    stemsOf(about).length > 0 &&
    formula === null
  )
    return reply(paragraphs(`${bold(capital(technique.names[0] ?? ''))}: ${technique.figures}`, technique.what), [
      '¿A qué temperatura saco el pollo?',
      '¿Cómo enfrío un caldo?',
    ])
  if (formula !== null && (food === null || formula.rest === 0)) {
    const kept = formula.row.notes.filter((note) => /guard|\bdías?\b|\bdura|conserv|congel/i.test(note))
    if (keeps)
      return reply(
        paragraphs(
          kept.length > 0
            ? `${bold(formula.row.names[0] ?? '')}\n${bullets(kept)}`
            : `No tengo apuntado cuánto dura ${bold((formula.row.names[0] ?? '').toLowerCase())}.`,
          'Tapado, con fecha y a 4 °C como máximo; congelado, a −18 °C. Manda tu plan de autocontrol.',
        ),
        ['¿Cómo enfrío un caldo?', '¿Cuánto dura la mayonesa?'],
      )
    const hot = formula.row.steps.filter((step) => /°C/.test(step))
    if (hot.length > 0)
      return reply(paragraphs(`${bold(formula.row.names[0] ?? '')}: ${formula.row.ratio}.`, bullets(hot)), [
        `Cómo hacer ${(formula.row.names[0] ?? '').toLowerCase()}`,
        '¿Cuánto dura?',
      ])
  }
  if (food !== null) return temperatureCard(food)
  if (keeping !== null) return keepingCard(keeping, about)
  return reply(
    paragraphs(
      'En el centro del producto:',
      bullets([
        'Ave: **74 °C**',
        'Carne: **70 °C**',
        'Pescado: **68 °C**, 15 s',
        'Moluscos: **90 °C**, 90 s',
        'Platos con huevo: **70 °C**, 2 s',
        'Rellenos: **74 °C**, 15 s',
        'Mantener caliente: **63 °C** o más',
      ]),
      `*${aesan}*`,
    ),
    ['¿A qué temperatura saco el solomillo?', '¿Cuánto dura la mayonesa?', '¿Cómo enfrío un caldo?'],
  )
}

const temperatureCard = ({ what, celsius, note, doneness: hasPoints }: SafeTemperature): Reply =>
  reply(
    paragraphs(
      `**${capital(what)}: ${celsius} en el centro** es lo seguro. ${note}`,
      hasPoints &&
        `**Por textura**, en el centro:\n${bullets(doneness.map(([point, degrees]) => `${capital(point)}: ${degrees}`))}`,
      hasPoints &&
        'Por debajo de 70 °C es una pieza entera marcada por fuera y para quien pueda comerla: nunca picada, ni para embarazadas, niños o mayores.',
      `*${aesan}*`,
    ),
    [
      what === 'ave' ? '¿Y el cerdo?' : '¿Y el pollo?',
      '¿Cuánto dura en la cámara?',
      '¿A qué temperatura mantengo un guiso?',
    ],
  )

/** Words a name has at most; longer it is the question. */
const longestFood = 3

const keepingCard = (
  { names, cold, frozen, source }: Keeping,
  about: string,
  heated?: (typeof handling)[number],
): Reply =>
  reply(
    paragraphs(
      `${bold(capital(about === '' || stemsOf(about).length > longestFood || /[,.]|\b(?:recal|regener)/i.test(about) ? (names.find((name) => stemsOf(name).every((word) => stemsOf(about).includes(word))) ?? names[0] ?? '') : about))}`,
      bullets([
        `**En frío**: ${cold}`,
        `**Congelado**: ${frozen}`,
        ...(heated === undefined ? [] : [`**${heated.title}**: ${heated.says}`]),
      ]),
      `*${source === 'RD 1021/2022' ? 'RD 1021/2022 (preparados con huevo)' : 'Recomendación general'}. Manda tu plan de autocontrol.*`,
    ),
    ['¿Cómo lo enfrío?', '¿A qué temperatura lo recaliento?'],
  )
