/** How the server process is run, by `npm start` and by the bench alike: plain JavaScript, Node 20 reads it too. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A 2 MB young generation: the server makes little garbage per request, and Node's own choice (16 MB) keeps 20 MB of
 * it resident when idle and 60 MB under load. Measured cost: 3 % more processor time on lists of 50.
 */
const memory = '--max-semi-space-size=2'

/**
 * Node's parameters that read the settings from `.env` beside the program (see .env.example), if there is one. For the server
 * and for what an operator does beside it; never for tests and benches. What the environment says goes before the file.
 */
export const settingsParameters = (root) => {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** Node's parameters for the server. */
export const serverParameters = [memory, '--disable-warning=ExperimentalWarning', join('server', 'main.ts')]

/**
 * Compiled code of the server and its packages is kept: a second start spends its time serving. Two arenas of memory
 * for all native threads: glibc's own choice, one for each, keeps what password hashes and compression once needed.
 */
export const serverEnvironment = (root) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  MALLOC_ARENA_MAX: '2',
})
