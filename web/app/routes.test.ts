import { expect, test } from 'vitest'
import { isScreen, screenPaths } from '#core/api/screens.ts'
import { router } from './routes.tsx'

const opens = (path: string): boolean => {
  const [, rest, found] = router.getMatchedRoutes(path)
  return found !== undefined && !('**' in rest)
}

test('las pantallas son las que el servidor conoce', () => {
  // The living examples are there while developing only.
  const paths = Object.keys(router.routesByPath).filter((path) => path !== '/diseno')
  expect(paths.toSorted()).toEqual([...screenPaths].toSorted())
})

test.each([
  ...['/', '/recipes', '/recipes/', '/library/x', '/library/X', '/library/x/', '/auth/', '/nutrition/0199-a', '/guia'],
  ...['/library/jamón', '/kitchen-lab/x', '/library/', '/account'],
])('%s abre una pantalla, y el servidor lo sabe', (path) => {
  expect([opens(path), isScreen(path)]).toEqual([true, true])
})

test.each([
  ...['/Dashboard', '/RECIPES', '/rEcipes/', '/Library/x', '/AUTH', '/Demo', '/no-existe', '/nutrition', '/nutrition/'],
  ...['/library/x/y', '/recipes/x', '/Guia', '/ recipes', '/recipes ', '/$id'],
])('%s no es ninguna pantalla, y el servidor lo sabe', (path) => {
  expect([opens(path), isScreen(path)]).toEqual([false, false])
})
