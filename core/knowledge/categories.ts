import { nameKey } from '#core/spanish/name-key.ts'

/** The categories we propose (docs/ciencia/motor-local.md §6.2). A cook may write any other. */
export const categories = [
  'Aperitivos',
  'Entrantes',
  'Ensaladas',
  'Sopas y cremas',
  'Arroces',
  'Pastas',
  'Legumbres',
  'Verduras',
  'Huevos',
  'Pescados',
  'Mariscos',
  'Carnes',
  'Aves',
  'Guarniciones',
  'Salsas y fondos',
  'Panes y masas',
  'Postres',
  'Helados',
  'Bebidas',
] as const

export type Category = (typeof categories)[number]

/** What the form's default says when nobody knows (specification §3). */
export const noCategory = 'Sin categoría'

/** Words of a dish's name that put it in a category, over its search key; the first row that fits decides. */
const rules: readonly (readonly [Category, RegExp])[] = [
  ['Helados', /\b(helados?|sorbetes?|granizados?|polos?|semifrios?|nieves?)\b/],
  [
    'Bebidas',
    /\b(limonadas?|batidos?|zumos?|licuados?|smoothies?|cocteles?|coctel|sangria|ponche|infusion|horchata|agua fresca)\b/,
  ],
  [
    'Salsas y fondos',
    /^(salsas?|fondos?|caldos?|fumet|mayonesa|alioli|ali oli|vinagreta|bechamel|veloute|pesto|romesco|sofrito|holandesa|chimichurri|guacamole|mojo|demi|escabeche|salmuera|glasa|reduccion)\b/,
  ],
  [
    'Postres',
    /\b(tartas?|bizcochos?|flan|flanes|natillas|mousses?|brownies?|galletas?|magdalenas?|muffins?|cupcakes?|crema catalana|crema pastelera|crema inglesa|arroz con leche|pann?a ?cotta|panacota|torrijas?|tiramisu|profiteroles?|buñuelos|bunuelos|coulant|ganache|trufas?|merengues?|bombones|compota|mermelada|confitura|coulis|pudin|budin|leche frita|churros|crumble|milhojas|pastel(?:es)? de (?:chocolate|manzana|queso|zanahoria)|tocino de cielo|yemas|almibar|caramelo|chantilli|chantilly|curd|natilla|postres?)\b/,
  ],
  ['Ensaladas', /\b(ensaladas?|ensaladilla|tabule|tabbouleh|cesar|poke)\b/],
  [
    'Sopas y cremas',
    /\b(sopas?|cremas? de|gazpacho|salmorejo|ajoblanco|pure de verduras|vichyssoise|consome|ramen|porrusalda|purrusalda|locro|ajiaco|pozole)\b/,
  ],
  ['Arroces', /\b(arroz|arroces|paellas?|risottos?|pilaf|pilav|sushi)\b/],
  [
    'Pastas',
    /\b(pastas?|espaguetis?|spaghetti|macarrones|lasañas?|lasanas?|canelones|fideua|fideos|ñoquis|noquis|gnocchi|tallarines|raviolis?|tagliatelle|carbonara|boloñesa|bolonesa)\b/,
  ],
  [
    'Legumbres',
    /\b(lentejas|garbanzos|alubias|judias blancas|judiones|fabada|fabes|cocido|potaje|habas|frijoles|porotos|hummus|dal|caparrones)\b/,
  ],
  [
    'Panes y masas',
    /\b(pan|panes|pizzas?|focaccias?|brioche|masas?|empanadas?|hojaldre|coca|cocas|bollos?|croissants?|crepes?|tempura|arepas?|tortillas de (?:maiz|trigo))\b/,
  ],
  ['Huevos', /\b(tortillas?|huevos?|revueltos?|omelette|quiche|frittata)\b/],
  [
    'Guarniciones',
    /\b(guarnicion|pure de (?:patata|papa|boniato)|patatas (?:fritas|panaderas?|bravas|asadas)|papas)\b/,
  ],
  [
    'Aperitivos',
    /\b(croquetas?|tapas?|pinchos?|canapes?|aperitivos?|gildas?|montaditos?|buñuelos de bacalao|empanadillas)\b/,
  ],
  [
    'Mariscos',
    /\b(gambas?|langostinos?|mejillones|almejas|pulpo|calamar(?:es)?|chipirones|sepia|vieiras|bogavante|cigalas|camarones|navajas|berberechos|zamburiñas|percebes|choritos|ostras|carabineros|marisco)\b/,
  ],
  [
    'Pescados',
    /\b(merluza|bacalao|salmon|atun|bonito|lubina|dorada|rodaballo|rape|corvina|sardinas?|anchoas?|boquerones|caballa|trucha|lenguado|ceviche|tiradito|marmitako|mero|pescados?|san pedro|gallo|jurel|besugo|pez espada)\b/,
  ],
  ['Aves', /\b(pollo|pavo|pato|codorni(?:z|ces)|perdi(?:z|ces)|pintada|capon|pularda|magret|pichon|gallina|aves?)\b/],
  [
    'Carnes',
    /\b(ternera|cerdo|cordero|buey|vaca|res|cochinillo|lechon|lechazo|conejo|carrilleras?|rabo|callos|solomillo|entrecot|chuleton|chuletas?|costillas?|secreto|presa|pluma|albondigas?|hamburguesas?|estofado|ragu|osobuco|morcillo|codillo|venado|ciervo|jabali|cabrito|carnes?|asado)\b/,
  ],
  [
    'Verduras',
    /\b(pisto|escalivada|menestra|parrillada de verduras|verduras?|espinacas|acelgas|alcachofas?|berenjenas?|calabacin|calabaza|coliflor|brocoli|esparragos|setas|pimientos?|ratatouille|judias verdes)\b/,
  ],
]

/** The category a dish's name speaks of, or null. */
export const categoryOf = (name: string): Category | null => {
  const key = nameKey(name).slice(0, 200)
  return rules.find(([, words]) => words.test(key))?.[0] ?? null
}
