/**
 * Known holes in the Node this runs on, in `npm run check`. What we know ourselves (runtime.mjs) is said always; the list the
 * Node project keeps is asked through `is-my-node-vulnerable`, which has no copy of it and no patience of its own: in a process
 * apart, with an end to the waiting. Never a failure: what npm brings may be all there is. `--ask FILE`, `--patience MS`, `--node
 * VERSION` are for its test.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isPatched, patchedFrom } from '#tools/start/runtime.mjs'

const { values } = parseArgs({
  options: {
    ask: { type: 'string', default: fileURLToPath(import.meta.resolve('is-my-node-vulnerable')) },
    patience: { type: 'string', default: '15000' },
    node: { type: 'string', default: process.version },
  },
})

/** What the list says of this Node, or null when it could not be asked. */
const asked = (): Promise<string | null> =>
  new Promise((done) => {
    const limits = { timeout: Number(values.patience), killSignal: 'SIGKILL' } as const
    execFile(process.execPath, [values.ask], limits, (error, stdout, stderr) => {
      const holes = [...new Set(`${stdout}${stderr}`.match(/CVE-\d{4}-\d+/g))]
      if (error === null) done('la lista de Node no conoce ninguno')
      else if (holes.length > 0) done(`la lista de Node conoce ${holes.length}: ${holes.join(', ')}`)
      else done(/end-of-life/.test(stderr + stdout) ? 'ya no recibe arreglos de seguridad' : null)
    })
  })

/** Spanish, after 'Node v26.10.0: '. The majors we know nothing of are not judged by us. */
const ownWord = (): string | null => {
  const major = /^v(\d+)/.exec(values.node)?.[1]
  const least = Object.entries(patchedFrom).find(([known]) => known === major)?.[1]
  if (least === undefined) return 'no está entre las versiones con las que se prueba Obrador'
  return isPatched(values.node) ? null : `tiene fallos de seguridad publicados, arreglados en ${least}`
}

const own = ownWord()
const list = await asked()
const isBad = own !== null || (list !== null && !list.endsWith('ninguno'))
const words = [own, list ?? 'no se ha podido preguntar a la lista de Node'].filter((one) => one !== null)
console.log(`${isBad ? 'Aviso: ' : ''}Node ${values.node}: ${words.join('; ')}`)
