import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="32"><text x="0" y="24"
  font-family="Georgia, serif" font-size="24" fill="#faf7f2">Obrador</text></svg>`
const logo = { type: 'image/svg+xml', content: Buffer.from(wordmark), href: '/docs/' }

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
          'A refused call answers `{ code, message, issues? }`, the message in Spanish; a known path asked in another ' +
          'way answers 405 with `Allow`.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', logo, theme: { title: 'Obrador · API' } })
}
