import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/** Words that open a name and leave what follows the dish that it is. */
export const openers = new Set(
  'guiso estofado cazuela racion tapa pincho salsa masa plato salteado buffet bufe catering banquete menu'
    .split(' ')
    .map(stem),
)

/** Shapes of pasta: whichever it is, the dish is what follows. */
export const pastaShapes = new Set(
  'espagueti spaghetti macarron tallarin fettuccine linguine pene penne rigatoni bucatini tagliatelle tonarelli pasta fusilli orecchiette'
    .split(' ')
    .map(stem),
)

/** Words that make another dish of the same food: who asks for a cured sausage is not given a fried one. */
export const classWords = new Set(
  'curado curada ahumado ahumada seco seca frito frita asado asada crudo cruda marinado tartar carpaccio montada montado ceviche tiradito sashimi sushi escabeche escabechado confitado encurtido fermentado salazon vinagre conserva mermelada compota jalea helado sorbete granizado mousse espuma aire esfera esferificacion gel gelatina semifrio parfait charlota coulant flan natilla crema pure sopa caldo consome gazpacho salmorejo ensalada ensaladilla croqueta bunuelo empanada empanadilla pastel tarta bizcocho galleta hojaldre quiche pizza coca pan brioche bocadillo sandwich hamburguesa albondiga canelon lasana ravioli pasta espagueti macarron arroz risotto paella fideua tortilla revuelto relleno rellena rebozado empanado tempura plancha brasa parrilla horno vapor papillote wok curry potaje pate terrina fondo vinagreta coctel batido licor licuado infantil bebe vegano vegana vegetariano taco burrito rollito brocheta carbonara wellington'
    .split(' ')
    .map(stem),
)

/** Whether a word opens the name of a dish that is made of what follows: 'crema de calabaza'. */
export const holdsAFood = (word: string): boolean => classWords.has(stem(word)) || openers.has(stem(word))

const joining = new Set([...joiningWords, 'sin', 'estilo'])

/** Words that praise a dish and change nothing in it. */
const praise = new Set(
  'casero casera clasico clasica tradicional autentico autentica receta mi nuestro nuestra abuela madre yaya casa pueblo barra domingo antiguo antigua rico rica facil gourmet especial'
    .split(' ')
    .map(stem),
)

/** The words of a name that tell it from others, as stems. */
export const wordStems = (name: string): string[] => [
  ...new Set(
    (nameKey(name).match(/\p{L}+/gu) ?? [])
      // 'Té helado' begins with the drink, and no name with the pronoun.
      .filter((word, at) => !joining.has(word) || (at === 0 && word === 'te'))
      .map(stem)
      .filter((word) => !praise.has(word)),
  ),
]
