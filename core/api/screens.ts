/**
 * The addresses of the screens (specification §2, and two of ours): the server answers them with 200 and any other with the
 * same page and 404. What stands behind each is in web/app/routes.tsx, whose test holds the two together.
 */
export const screenPaths = [
  ...['/', '/demo', '/auth', '/dashboard', '/recipes', '/ai-assistant', '/library', '/library/$id', '/cost-analysis'],
  ...['/document-scanner', '/kitchen-lab', '/kitchen-lab/$projectId', '/nutritional-analysis', '/nutrition/$recipeId'],
  ...['/pastry', '/ice-cream-lab', '/account', '/guia'],
] as const

/** Parts of an address between its slashes; a slash at its end says nothing. */
const partsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/').slice(1)

const screens = screenPaths.map(partsOf)

/** Whether a path is a screen's, to the letter: '/Recipes' is none. */
export const isScreen = (path: string): boolean => {
  const parts = partsOf(path)
  const fits = (part: string, place: number) => (part.startsWith('$') ? parts[place] !== '' : part === parts[place])
  return screens.some((screen) => screen.length === parts.length && screen.every(fits))
}
