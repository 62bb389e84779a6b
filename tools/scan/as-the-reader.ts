/** `as-the-reader.ts <file> …`: runs a file with the memory the process that reads photos has, so that what it measures is that. */
import { spawnSync } from 'node:child_process'
import { readerMemory } from '#server/scanner/reader-memory.ts'

const { status } = spawnSync(process.execPath, [...readerMemory.flags, ...process.argv.slice(2)], {
  env: { ...process.env, ...readerMemory.environment },
  stdio: 'inherit',
})
process.exit(status ?? 1)
