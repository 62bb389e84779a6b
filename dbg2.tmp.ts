import { safety } from '#testing/kitchen-safety.ts'
import { verdictOn } from '#core/safety/verdict.ts'
for (const q of process.argv.slice(2)) { const s = safety.read(q); console.log(q, [...s.direct].join(' '), '|', s.text, '=>', verdictOn([q], safety)?.page.path ?? (verdictOn([q], safety)?.text ?? null)) }
