import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { config as configureZod } from 'zod'
import { errorMessages } from '#core/errors/messages.es.ts'
import { modelRoutes } from './assistant/model-routes.ts'
import { assistantRoutes } from './assistant/routes.ts'
import { openThinker } from './assistant/thinker.ts'
import { openAuth } from './auth/auth.ts'
import { addressKey, plainAddress } from './auth/throttle/client-address.ts'
import type { Config } from './config.ts'
import { costRoutes } from './costing/costs/cost-routes.ts'
import { priceFileRoutes } from './costing/files/file-routes.ts'
import { historyRoutes } from './costing/history/history-routes.ts'
import { dishRoutes } from './costing/menu/dish-routes.ts'
import { salesRoutes } from './costing/menu/sales-routes.ts'
import { offerRoutes } from './costing/offers/offer-routes.ts'
import { priceRoutes } from './costing/prices/price-routes.ts'
import { searchPriceRoute } from './costing/prices/search-price-route.ts'
import { yieldRoutes } from './costing/yields/yield-routes.ts'
import { writeQuotas } from './database/quotas.ts'
import type { Store } from './database/store.ts'
import { elaboracionRoutes } from './elaboraciones/routes.ts'
import { exampleRoutes } from './examples/routes.ts'
import { watchMethods } from './http/allowed-methods.ts'
import { compressAnswers } from './http/compress.ts'
import { limitConnections } from './http/connection-limits.ts'
import { connectionOptions } from './http/connections.ts'
import type { Deps } from './http/deps.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { readJsonBodies } from './http/json-body.ts'
import { type LogStream, logOptions } from './http/log.ts'
import { describeApi } from './http/openapi.ts'
import { addReadiness, countRequests, finishRequests } from './http/readiness.ts'
import { redaction } from './http/redact.ts'
import { logRequests } from './http/request-log.ts'
import { readableUrl } from './http/request-url.ts'
import { sendError } from './http/send-error.ts'
import { serveScreens } from './http/static-files.ts'
import { countModelCalls, watchServer } from './http/watch.ts'
import { analyzeRoute } from './ice-cream/analyze-route.ts'
import { formulaRoutes } from './ice-cream/formula-routes.ts'
import { generateRoute } from './ice-cream/generate-route.ts'
import { formulaIngredientRoutes } from './ice-cream/ingredient-routes.ts'
import { commentRoutes } from './kitchen-lab/comment-routes.ts'
import { projectRoutes } from './kitchen-lab/project-routes.ts'
import { variationRoutes } from './kitchen-lab/variation-routes.ts'
import { sharedBudget } from './language-model/limits.ts'
import { openModel } from './language-model/open-model.ts'
import { whoAnswers } from './language-model/texts.ts'
import { calculateRoute } from './nutrition/calculate-route.ts'
import { foodRoutes } from './nutrition/food-routes.ts'
import { nutritionRoutes } from './nutrition/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { folderRoutes } from './recipes/folder-routes.ts'
import { hazardRoutes } from './recipes/hazard-routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { scannerRoutes } from './scanner/routes.ts'
import { secretsOf } from './secrets-of.ts'
import { undoRoutes } from './undo/routes.ts'
import { usageRoutes } from './usage/routes.ts'

// Fields say themselves what is wrong with them (core/api); this is for what no field claims.
configureZod({ localeError: () => errorMessages.invalid_input })

/** A recipe of 300 ingredients and a long method is about 150 kB; nothing here needs more than this. */
const bodyLimit = 1024 * 1024

type Options = { readonly webDir?: string; readonly now?: () => Date; readonly logStream?: LogStream }

declare module 'fastify' {
  interface FastifyInstance {
    /** What the operator should read when the server starts, in Spanish. */
    startupNotes: readonly string[]
  }
}

/** The whole server, part by part, ready to listen. Closing it leaves the store open: who opened it closes it. */
export const createApp = async (config: Config, store: Store, options: Options = {}): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit,
    ...logOptions(config.logLevel, redaction(secretsOf(config)), options.logStream),
    ...connectionOptions(config.http, config.model?.timeoutMs ?? 0),
    // What arrives on an open connection while we close is answered like any other.
    return503OnClosing: false,
    trustProxy: config.auth.trustedProxies,
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: 200 },
    // Without these Fastify loads its own compilers (ajv, fast-json-stringify): 3 MB for nobody, since ours are set below.
    schemaController: { compilersFactory: { buildValidator: noOtherCompiler, buildSerializer: noOtherCompiler } },
  })
  const deps: Deps = { store, now: options.now ?? (() => new Date()), newId: randomUUID }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  const inFlight = countRequests(app)
  const methodsOf = watchMethods(app)
  limitConnections(app, {
    most: config.http.maxConnections,
    mostPerAddress: config.http.maxConnectionsPerAddress,
    keyOf: (address) => addressKey(plainAddress(address)),
    isProxy: (address) => config.auth.trustedProxies(address, 0),
  })
  logRequests(app, config.logLevel)
  await watchServer(app, store, config.http)
  addSecurityHeaders(app, config.siteUrl)
  readJsonBodies(app)
  compressAnswers(app)
  await describeApi(app)

  await writeQuotas(store, config.quotas)
  const auth = await openAuth(deps, config)
  app.decorate('authenticate', auth.authenticate)
  app.decorate('takeForUser', auth.takeForUser)
  const withinBudget =
    store.engine === 'postgres' ? sharedBudget(config.model?.perUserPerHour ?? 0, auth.takeShared) : undefined
  const model = openModel(config.model, { log: app.log, now: deps.now, tally: countModelCalls(app), withinBudget })
  app.addHook('onClose', async () => model?.close())
  const thinker = openThinker({ log: app.log })
  app.addHook('onClose', () => thinker.close())
  app.decorate('startupNotes', [...auth.startupNotes, whoAnswers(model)])
  app.decorateRequest('user', null)
  await app.register(auth.routes, { prefix: '/auth/v1' })

  await app.register(recipeRoutes(deps), { prefix: '/rest/v1' })
  await app.register(elaboracionRoutes(deps), { prefix: '/rest/v1' })
  await app.register(
    hazardRoutes(deps, (recipe, asker) => thinker.think('hazards', recipe, asker)),
    { prefix: '/rest/v1' },
  )
  await app.register(folderRoutes(deps), { prefix: '/rest/v1' })
  await app.register(preferenceRoutes(deps), { prefix: '/rest/v1' })
  await app.register(projectRoutes(deps), { prefix: '/rest/v1' })
  await app.register(variationRoutes(deps), { prefix: '/rest/v1' })
  await app.register(commentRoutes(deps), { prefix: '/rest/v1' })
  await app.register(nutritionRoutes(deps, model), { prefix: '/rest/v1' })
  await app.register(foodRoutes(deps), { prefix: '/rest/v1' })
  await app.register(priceRoutes(deps), { prefix: '/rest/v1' })
  await app.register(offerRoutes(deps), { prefix: '/rest/v1' })
  await app.register(historyRoutes(deps), { prefix: '/rest/v1' })
  await app.register(costRoutes(deps), { prefix: '/rest/v1' })
  await app.register(yieldRoutes(deps), { prefix: '/rest/v1' })
  await app.register(dishRoutes(deps), { prefix: '/rest/v1' })
  await app.register(salesRoutes(deps), { prefix: '/rest/v1' })
  await app.register(priceFileRoutes(deps), { prefix: '/rest/v1' })
  await app.register(formulaRoutes(deps), { prefix: '/rest/v1' })
  await app.register(formulaIngredientRoutes(deps), { prefix: '/rest/v1' })
  await app.register(exampleRoutes(deps), { prefix: '/rest/v1' })
  await app.register(undoRoutes(deps), { prefix: '/rest/v1' })
  await app.register(usageRoutes(deps), { prefix: '/rest/v1' })
  await app.register(assistantRoutes(deps, model, thinker), { prefix: '/functions/v1' })
  await app.register(modelRoutes(model), { prefix: '/functions/v1' })
  await app.register(searchPriceRoute(deps), { prefix: '/functions/v1' })
  await app.register(calculateRoute(deps, model), { prefix: '/functions/v1' })
  await app.register(generateRoute(deps, model), { prefix: '/functions/v1' })
  await app.register(analyzeRoute(deps), { prefix: '/functions/v1' })
  await app.register(scannerRoutes(deps, model), { prefix: '/functions/v1' })

  addReadiness(app, store)
  serveScreens(app, options.webDir ?? join(import.meta.dirname, '../dist/web'), methodsOf)
  finishRequests(app, inFlight)
  return app
}

const noOtherCompiler = (): never => {
  throw new Error('A schema was to be compiled before our own compilers were set')
}
