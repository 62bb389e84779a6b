import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fold } from '#core/spanish/fold.ts'
import { readForeignNames, tradeLanguages } from './foreign-names.ts'

const titles = Array(10).fill('título').join('\t')
const rows = readForeignNames(readFileSync(new URL('./languages.tsv', import.meta.url), 'utf8'))

test('cada nombre nuestro está una vez, con fuente y con palabra en las cinco lenguas o casi', () => {
  const names = rows.flatMap((row) => row.names.map(fold))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const {
    names: [name],
    words,
    source,
  } of rows) {
    expect([name, source !== '']).toEqual([name, true])
    expect([name, tradeLanguages.filter((one) => words[one].length === 0).length < 3]).toEqual([name, true])
  }
  expect(rows.length).toBeGreaterThan(650)
})

test('ninguna palabra lleva signos de la tabla', () => {
  for (const { words } of rows)
    for (const language of tradeLanguages)
      for (const { word } of words[language]) expect(word).not.toMatch(/[*;\t]|^\s|\s$|^$/)
})

/** False friends: each word, its language, and what it is and is not. */
test.each([
  ['burro', 'italiano', 'mantequilla'],
  ['nasello', 'italiano', 'merluza'],
  ['merluzzo', 'italiano', 'bacalao'],
  ['scampo', 'italiano', 'cigala'],
  ['langoustine', 'francés', 'cigala'],
  ['homard', 'francés', 'bogavante'],
  ['langouste', 'francés', 'langosta'],
  ['cabillaud', 'francés', 'bacalao'],
  ['morue', 'francés', 'bacalao salado'],
  ['lieu jaune', 'francés', 'abadejo'],
  ['lieu noir', 'francés', 'carbonero'],
  ['ciboulette', 'francés', 'cebollino'],
  ['saindoux', 'francés', 'manteca de cerdo'],
  ['pruneau', 'francés', 'ciruela pasa'],
  ['prune', 'francés', 'ciruela'],
  ['prune', 'inglés', 'ciruela pasa'],
  ['polvo', 'portugués', 'pulpo'],
  ['pregado', 'portugués', 'rodaballo'],
  ['rodovalho', 'portugués', 'rémol'],
  ['peru', 'portugués', 'pavo'],
  ['batata', 'portugués', 'patata'],
  ['Kümmel', 'alemán', 'alcaravea'],
  ['Kreuzkümmel', 'alemán', 'comino'],
  ['Seelachs', 'alemán', 'carbonero'],
  ['Seeteufel', 'alemán', 'rape'],
  ['monkfish', 'inglés', 'rape'],
  ['celeriac', 'inglés', 'apionabo'],
  ['animelle', 'italiano', 'molleja'],
] as const)('%s en %s es %s, y nada más', (word, language, ours) => {
  const found = rows.filter((row) => row.words[language].some((one) => one.word === word))
  expect(found.map(({ names: [name] }) => name)).toEqual([ours])
})

test('una fila mal escrita se dice con su línea', () => {
  expect(() => readForeignNames(`${titles}\najo\tverdura`)).toThrow('languages.tsv:2')
  expect(() =>
    readForeignNames(`${titles}\n${['ajo', 'nave', '', 'a', 'b', 'c', 'd', 'e', '', 'oficio'].join('\t')}`),
  ).toThrow('«nave»')
})
