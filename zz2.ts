import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { loadKnowledge } from '#server/cookbook/load.ts'
const k = loadKnowledge()
for (const t of process.argv.slice(2)) { const q = readQuestion([{role:'user',content:t}], k); console.log(t, '|', q.intent, q.tie, '|', q.subject, '|', q.guests, '|plan', q.plan?.kind, '| sure', q.looked.sure?.page.path, q.looked.sure?.heading, q.computed?.id) }
