import { prepare } from '#tools/start/prepare.mjs'
import { benchAssistant } from './assistant.ts'
import { benchAuth } from './auth.ts'
import { benchBlocking } from './blocking.ts'
import { benchBrowser } from './browser.ts'
import { benchCore } from './core.ts'
import { benchCosting } from './costing.ts'
import { benchGrowth } from './growth.ts'
import { type BenchKitchen, type Engine, openBenchKitchen } from './kitchen.ts'
import { benchNutrition } from './nutrition.ts'
import { benchStart, memory } from './process.ts'
import { benchRecipes } from './recipes.ts'
import { openReport, type Report } from './report.ts'
import { benchScanner } from './scanner.ts'

/**
 * `npm run bench [parts…] [sqlite|postgres]`: what everything costs, through the real server in a process of its own, on a
 * seeded database of each engine; processor time of the server and of PostgreSQL, waiting, start, memory, browser.
 * Without a part all but `growth`. Figures also go to artifacts/bench.json. Times vary with the machine: compare figures of
 * one run, or ratios between two versions measured in turn.
 */
const parts = {
  process: benchStart,
  recipes: benchRecipes,
  costing: benchCosting,
  nutrition: benchNutrition,
  method: benchAssistant,
  auth: benchAuth,
  scanner: benchScanner,
  browser: benchBrowser,
  blocking: benchBlocking,
} as const satisfies Record<string, (kitchen: BenchKitchen, report: Report) => Promise<void>>

type Part = keyof typeof parts

/** The database plays no role in these. */
const onceOnly: readonly Part[] = ['scanner', 'browser']
/** These are of the cook with 10,000 recipes. */
const ofBigBook: readonly Part[] = ['costing', 'method', 'blocking']

const asked = process.argv.slice(2)
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => asked.includes(engine) || !(asked.includes('sqlite') || asked.includes('postgres')),
)
const names = asked.filter((word) => word !== 'sqlite' && word !== 'postgres')
const known = [...Object.keys(parts), 'core', 'growth']
const unknown = names.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`No part '${unknown}'. Parts: ${known.join(', ')}; engines: sqlite, postgres`)
  process.exit(1)
}
const isAsked = (part: string): boolean => names.length === 0 || names.includes(part)

const benchEngine = async (engine: Engine, wanted: readonly Part[], report: Report): Promise<void> => {
  report.title(`${engine}: seeding`)
  const kitchen = await openBenchKitchen(
    engine,
    wanted.some((part) => ofBigBook.includes(part)),
  )
  try {
    for (const part of wanted) {
      report.title(`${engine}: ${part}`)
      await parts[part](kitchen, report)
      if (part === 'recipes') memory(kitchen, report, 'resident memory after 64 connections')
    }
  } finally {
    await kitchen.close()
  }
}

// What a browser loads must be what the sources say.
await prepare({ build: true })
const report = openReport()
if (isAsked('core')) {
  report.title('core, in this process')
  benchCore(report)
}
for (const engine of engines) {
  const wanted = (Object.keys(parts) as Part[])
    .filter(isAsked)
    .filter((part) => !onceOnly.includes(part) || engine === engines[0])
  if (wanted.length > 0) await benchEngine(engine, wanted, report)
}
if (names.includes('growth')) await benchGrowth(engines, report)
report.save(names.includes('growth') ? 'artifacts/bench-growth.json' : 'artifacts/bench.json')
