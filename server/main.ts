import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStore } from './database/open.ts'
import { StartError } from './database/store.ts'
import { endWell } from './lifecycle.ts'

const start = async (): Promise<void> => {
  // Whatever this process writes (database, keys, letters) is for its own account of the machine alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  const store = await openStore(config)
  const app = await createApp(config, store).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  endWell({ app, store, drainDelayMs: config.drainSeconds * 1000 })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    await store.close()
    throw listenProblem(error, config.port, config.host)
  }
  for (const note of app.startupNotes) console.log(note)
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  console.log(`Obrador está en ${shownAddress(config.siteUrl, port)}`)
}

// PORT=0 asks the system for a free port: the address must name the one we got.
const shownAddress = (siteUrl: string, port: number): string => siteUrl.replace(/:0$/, `:${port}`)

const listenProblem = (error: unknown, port: number, host: string): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(`El puerto ${port} está ocupado. Cierra lo que lo usa o elige otro: PORT=3001 npm start`, {
      cause: error,
    })
  }
  if (code === 'EACCES') {
    return new StartError(`No hay permiso para usar el puerto ${port}. Elige uno mayor que 1023: PORT=3000 npm start`, {
      cause: error,
    })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`Esta máquina no tiene la dirección ${host}. Elige otra con HOST, por ejemplo HOST=0.0.0.0`, {
      cause: error,
    })
  }
  return error
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
