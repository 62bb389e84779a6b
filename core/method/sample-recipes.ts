import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Unit, units } from '#core/units/units.ts'
import type { MethodRequest } from './draft-method.ts'

/** Recipes of every kind, as a cook types them: 'nombre: 500 g harina, 6 unidad Huevos'. The tests write and check them all. */
const written = [
  'Croquetas de jamón: 1 l Leche entera, 125 g Mantequilla, 125 g Harina, 200 g Jamón ibérico, 1 unidad Cebolla, 1 g Nuez moscada, 5 g Sal, 3 unidad Huevo, 200 g Pan rallado, 1 l Aceite de girasol',
  'Paella de verduras y pollo: 400 g Arroz bomba, 1.1 l Caldo de pollo, 500 g Pollo, 200 g Judía verde, 2 unidad Tomate, 1 cucharadita Pimentón dulce, 1 g Azafrán, 80 ml AOVE, 8 g Sal, 1 unidad Romero',
  'Arroz caldoso de bogavante: 300 g Arroz bomba, 1.5 l Fumet de pescado, 1 unidad Bogavante, 1 unidad Cebolla, 2 unidad Ajo, 200 g Tomate triturado, 50 ml Brandy, 60 ml Aceite de oliva, 6 g Sal, 10 g Perejil',
  'Risotto de setas: 320 g Arroz carnaroli, 1.1 l Caldo de verduras, 300 g Boletus, 60 g Chalota, 100 ml Vino blanco, 60 g Mantequilla, 60 g Parmesano, 20 ml Aceite de oliva, 4 g Sal, 1 g Pimienta negra',
  'Carrilleras al vino tinto: 1.5 kg Carrilleras de ternera, 2 unidad Cebolla, 2 unidad Zanahoria, 1 unidad Puerro, 3 unidad Diente de ajo, 750 ml Vino tinto, 500 ml Caldo de carne, 40 g Harina, 80 ml Aceite de oliva virgen extra, 1 unidad Hoja de laurel, 12 g Sal, 2 g Pimienta negra',
  'Lentejas con chorizo: 400 g Lenteja pardina, 150 g Chorizo, 1 unidad Cebolla, 1 unidad Zanahoria, 1 unidad Pimiento verde, 2 unidad Ajo, 1 cucharadita Pimentón de la Vera, 2 unidad Patata, 1 unidad Laurel, 40 ml Aceite de oliva, 8 g Sal',
  'Crema de calabacín: 1 kg Calabacín, 200 g Puerro, 1 unidad Patata, 800 ml Caldo de verduras, 100 ml Nata, 40 ml Aceite de oliva, 8 g Sal, 1 g Pimienta blanca',
  'Gazpacho andaluz: 1 kg Tomates maduros, 100 g Pimiento verde, 100 g Pepino, 1 unidad Diente de ajo, 80 ml Aceite de oliva virgen extra, 25 ml Vinagre de Jerez, 10 g Sal, 50 g Pan',
  'Sopa de pescado: 1 l Fumet, 300 g Rape, 250 g Gambas, 300 g Almejas, 1 unidad Cebolla, 1 unidad Puerro, 2 unidad Tomate, 60 g Arroz, 50 ml Brandy, 40 ml Aceite de oliva, 6 g Sal, 10 g Perejil',
  'Ensalada de tomate y bonito: 600 g Tomate, 200 g Bonito en aceite, 1 unidad Cebolleta, 60 g Aceituna negra, 40 ml AOVE, 15 ml Vinagre de Jerez, 3 g Sal en escamas',
  'Ceviche de corvina: 500 g Corvina, 120 ml Zumo de lima, 1 unidad Cebolla morada, 20 g Cilantro, 1 unidad Ají amarillo, 6 g Sal',
  'Tortilla de patatas: 700 g Patata, 6 unidad Huevo, 150 g Cebolla, 500 ml Aceite de oliva, 8 g Sal',
  'Espaguetis a la carbonara: 400 g Espaguetis, 150 g Guanciale, 4 unidad Yema de huevo, 1 unidad Huevo, 100 g Pecorino, 2 g Pimienta negra',
  'Lasaña de carne: 12 unidad Placas de lasaña, 500 g Carne picada de ternera, 400 g Tomate triturado, 1 unidad Cebolla, 1 unidad Zanahoria, 750 ml Leche, 50 g Mantequilla, 50 g Harina, 100 g Mozzarella, 40 ml Aceite de oliva, 8 g Sal',
  'Pasta fresca al huevo: 500 g Harina, 5 unidad Huevos, 5 g Sal',
  'Merluza en salsa verde: 800 g Merluza, 300 g Almejas, 3 unidad Ajo, 20 g Perejil, 15 g Harina, 100 ml Vino blanco, 250 ml Fumet, 80 ml Aceite de oliva, 6 g Sal',
  'Lubina al horno con patatas: 1.2 kg Lubina, 600 g Patata, 1 unidad Cebolla, 2 unidad Ajo, 100 ml Vino blanco, 60 ml AOVE, 8 g Sal, 1 g Pimienta negra, 10 g Perejil',
  'Salmón a la plancha: 4 unidad Lomo de salmón, 20 ml Aceite de oliva, 4 g Sal, 1 unidad Limón, 5 g Eneldo',
  'Pollo asado con limón: 1 unidad Pollo, 2 unidad Limón, 500 g Patata, 4 unidad Ajo, 40 g Mantequilla, 100 ml Vino blanco, 10 g Tomillo, 10 g Sal, 2 g Pimienta negra',
  'Albóndigas en salsa: 1 kg Carne picada de cerdo, 120 g Pan, 100 ml Leche, 2 unidad Huevo, 2 unidad Ajo, 60 g Harina, 1 unidad Cebolla, 2 unidad Zanahoria, 150 ml Vino blanco, 500 ml Caldo de carne, 80 ml Aceite de oliva, 12 g Sal, 10 g Perejil',
  'Pollo al curry: 800 g Pechuga de pollo, 400 ml Leche de coco, 1 unidad Cebolla, 2 unidad Ajo, 20 g Jengibre, 15 g Curry, 30 ml Aceite de girasol, 6 g Sal, 10 g Cilantro, 300 g Arroz basmati',
  'Calamares a la romana: 800 g Calamares, 150 g Harina, 2 unidad Huevo, 1 l Aceite de oliva para freír, 5 g Sal, 1 unidad Limón',
  'Mejillones al vapor: 1 kg Mejillones, 100 ml Vino blanco, 1 unidad Hoja de laurel, 1 unidad Limón',
  'Escabeche de perdiz: 2 unidad Perdiz, 500 ml Aceite de oliva, 250 ml Vinagre de vino, 250 ml Vino blanco, 2 unidad Cebolla, 2 unidad Zanahoria, 6 unidad Ajo, 2 unidad Laurel, 10 g Sal, 3 g Pimienta en grano',
  'Pisto manchego: 500 g Calabacín, 300 g Pimiento rojo, 300 g Pimiento verde, 1 kg Tomate, 2 unidad Cebolla, 80 ml Aceite de oliva, 8 g Sal, 5 g Azúcar',
  'Empanada gallega de atún: 500 g Harina, 200 ml Agua, 110 ml Aceite de oliva, 10 g Levadura fresca, 10 g Sal, 300 g Atún en aceite, 3 unidad Cebolla, 1 unidad Pimiento rojo, 200 g Tomate frito, 2 unidad Huevo cocido, 1 unidad Huevo',
  'Pan de hogaza: 1 kg Harina de fuerza, 650 ml Agua, 20 g Sal, 12 g Levadura fresca',
  'Pizza margarita: 500 g Harina de fuerza, 310 ml Agua, 12 g Sal, 3 g Levadura fresca, 10 ml AOVE, 250 g Tomate triturado, 250 g Mozzarella fresca, 10 g Albahaca',
  'Mayonesa: 300 ml Aceite de girasol, 1 unidad Huevo, 15 ml Vinagre de vino, 3 g Sal, 1 cucharadita Mostaza',
  'Bechamel: 1 l Leche, 60 g Mantequilla, 60 g Harina, 8 g Sal, 1 g Nuez moscada',
  'Vinagreta de mostaza: 150 ml AOVE, 50 ml Vinagre de Jerez, 10 g Mostaza de Dijon, 3 g Sal, 5 g Miel',
  'Fondo oscuro de ternera: 2 kg Huesos de ternera, 4 l Agua, 200 g Cebolla, 100 g Zanahoria, 100 g Apio, 80 g Tomate concentrado, 200 ml Vino tinto, 1 unidad Laurel',
  'Bizcocho de yogur: 1 unidad Yogur natural, 250 g Harina, 200 g Azúcar, 3 unidad Huevo, 100 ml Aceite de girasol, 15 g Impulsor, 1 unidad Ralladura de limón, 10 g Mantequilla (para el molde)',
  'Tarta de queso al horno: 1 kg Queso crema, 350 g Azúcar, 6 unidad Huevo, 400 ml Nata, 30 g Harina',
  'Flan de huevo: 1 l Leche, 8 unidad Huevo, 220 g Azúcar, 1 unidad Vaina de vainilla, 100 g Azúcar (para el caramelo)',
  'Crema catalana: 1 l Leche, 8 unidad Yemas, 180 g Azúcar, 42 g Maicena, 1 unidad Canela en rama, 1 unidad Piel de limón',
  'Galletas de mantequilla: 300 g Harina, 200 g Mantequilla, 100 g Azúcar glas, 1 unidad Huevo, 2 g Sal, 1 cucharadita Extracto de vainilla',
  'Milhojas de crema: 500 g Hojaldre, 500 g Crema pastelera, 30 g Azúcar glas, 1 unidad Huevo',
  'Mousse de chocolate: 200 g Chocolate negro 70 %, 4 unidad Huevo, 50 g Azúcar, 200 ml Nata, 20 g Mantequilla',
  'Helado de vainilla: 600 ml Leche entera, 200 ml Nata, 130 g Azúcar, 30 g Dextrosa, 4 unidad Yema de huevo, 4 g Estabilizante, 1 unidad Vainilla en vaina',
  'Sorbete de limón: 500 ml Zumo de limón, 500 ml Agua, 250 g Azúcar, 4 g Estabilizante, 1 unidad Clara de huevo',
  'Panna cotta de vainilla: 1 l Nata, 130 g Azúcar, 5 unidad Hoja de gelatina, 1 unidad Vainilla, 200 g Frambuesas',
  'Arroz con leche: 1 l Leche, 100 g Arroz, 100 g Azúcar, 1 unidad Canela en rama, 1 unidad Piel de limón, 2 g Canela molida',
  'Profiteroles con chocolate: 250 ml Agua, 100 g Mantequilla, 150 g Harina, 5 unidad Huevo, 4 g Sal, 300 ml Nata, 150 g Chocolate negro',
  'Mermelada de fresa: 1 kg Fresas, 600 g Azúcar, 30 ml Zumo de limón',
  'Limonada con hierbabuena: 4 unidad Limón, 1 l Agua, 80 g Azúcar, 200 g Hielo, 10 g Hierbabuena',
  'Tarta de manzana: 250 g Harina, 125 g Mantequilla, 80 g Azúcar, 1 unidad Yema, 50 ml Agua, 4 unidad Manzana, 60 g Mermelada de albaricoque, 2 g Canela, 2 g Sal',
  'Wok de ternera con verduras: 500 g Ternera, 200 g Brócoli, 1 unidad Pimiento rojo, 1 unidad Zanahoria, 2 unidad Ajo, 15 g Jengibre, 60 ml Salsa de soja, 10 g Maicena, 15 g Miel, 30 ml Aceite de sésamo, 10 g Sésamo',
] as const

const unitOf = (text: string): Unit => units.find((unit) => unit === text) ?? 'unidad'

const read = (line: string): MethodRequest => {
  const [recipeName = '', list = ''] = line.split(': ')
  const ingredients = list.split(', ').map((text): IngredientDraft => {
    const [quantity = '', unit = '', ...name] = text.split(' ')
    return { name: name.join(' '), quantity: Number(quantity), unit: unitOf(unit) }
  })
  return { recipeName, ingredients }
}

export const sampleRecipes: readonly MethodRequest[] = written.map(read)
