/**
 * `node tools/scan/make-dish-words.ts`: the words dishes are called by, in our own cookbook and in the languages of menus, into
 * server/scanner/words/dish-words.txt. Run again when the cookbook has grown much; a test holds the list against it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootsOf } from '#core/parsing/paper/recipe-name.ts'
import { loadKnowledge } from '#server/cookbook/load.ts'

/** What sheets say of a house, a menu or a cook as well as of a dish: no sign of either. */
const ofHouses = new Set(
  rootsOf(
    'casa abuela abuelo madre tía puerto mesa cocina cocinero restaurante hotel taberna receta recetas plato platos menú carta ' +
      'temporada otoño invierno primavera verano mercado huerta huerto campo mar monte tierra pueblo norte sur viejo vieja nuevo ' +
      'para como desde base según sobre sin estilo tipo clásico clásica tradicional nuestro nuestra gran real santa santo señor ' +
      'home style house with and from factura albarán postre postres',
  ),
)

const { cookbook } = loadKnowledge()
const names = [
  ...cookbook.dishes.flatMap((dish) => dish.names),
  ...cookbook.foreignNames
    .filter(({ kind }) => kind !== 'sala' && kind !== 'alérgeno')
    .flatMap((row) => [...row.names, ...Object.values(row.words).flatMap((words) => words.map(({ word }) => word))]),
]
const roots = [...new Set(names.flatMap(rootsOf))].filter((root) => !ofHouses.has(root)).toSorted()
writeFileSync(join(import.meta.dirname, '../../server/scanner/words/dish-words.txt'), `${roots.join('\n')}\n`)
