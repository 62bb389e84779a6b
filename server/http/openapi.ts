import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** `/openapi.json`, made from the very schemas that check the requests, and `/docs` to read and try it. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Obrador',
        version: '1',
        description:
          'Tables under /rest/v1, functions under /functions/v1, accounts under /auth/v1. ' +
          'Every call but those of /auth/v1 carries `Authorization: Bearer <access token>`. ' +
          'A refused call answers `{ code, message, issues? }`, the message in Spanish.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
