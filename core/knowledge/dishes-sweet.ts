import { type Dish, dishesOf } from './dish.ts'

/** Usual amounts of sweets and ices, within the grams per serving of §6.2. Written by us. */
export const sweetDishes: readonly Dish[] = [
  ...dishesOf('Postres', [
    'Tarta de queso; tarta de queso al horno; cheesecake; tarta de queso vasca | 12: 1000 g Queso crema, 350 g Azúcar, 350 g Huevo, 400 g Nata para montar 35 %, 30 g Harina de trigo',
    'Tiramisú; tiramisu | 10: 500 g Queso mascarpone, 120 g Yema de huevo pasteurizada, 120 g Clara de huevo pasteurizada, 120 g Azúcar, 250 g Café solo, 250 g Bizcochos de soletilla, 30 g Cacao en polvo',
    'Torrijas; torrejas | 6: 400 g Pan, 800 g Leche entera, 200 g Huevo, 150 g Azúcar, 400 g Aceite de girasol para freír, 3 g Canela en rama, 5 g Piel de limón',
    'Tarta de manzana; tarta fina de manzana; pastel de manzana; pay de manzana | 8: 300 g Masa quebrada, 900 g Manzana, 100 g Azúcar, 60 g Mantequilla, 60 g Mermelada de albaricoque, 2 g Canela molida',
    'Coulant de chocolate; coulant; fondant de chocolate; volcán de chocolate | 8: 200 g Cobertura de chocolate negro, 200 g Mantequilla, 250 g Huevo, 120 g Azúcar, 90 g Harina de trigo',
    'Leche frita | 8: 1000 g Leche entera, 150 g Azúcar, 90 g Almidón de maíz, 100 g Yema de huevo, 100 g Harina de trigo, 100 g Huevo, 400 g Aceite de girasol para freír, 3 g Canela en rama, 5 g Piel de limón',
    'Profiteroles con chocolate; profiteroles | 8: 250 g Agua, 100 g Mantequilla, 150 g Harina de trigo, 250 g Huevo, 4 g Sal, 400 g Nata para montar 35 %, 150 g Cobertura de chocolate negro',
    'Bizcocho de yogur | 10: 125 g Yogur natural, 250 g Harina de trigo, 200 g Azúcar, 150 g Huevo, 110 g Aceite de girasol, 10 g Impulsor químico, 5 g Ralladura de limón',
    'Tarta de zanahoria; carrot cake; queque de zanahoria | 10: 300 g Zanahoria, 250 g Harina de trigo, 220 g Azúcar moreno, 200 g Huevo, 180 g Aceite de girasol, 80 g Nuez, 10 g Impulsor químico, 3 g Canela molida, 250 g Queso crema, 80 g Azúcar glas',
    'Tarta de Santiago | 10: 250 g Harina de almendra, 250 g Azúcar, 250 g Huevo, 5 g Ralladura de limón, 2 g Canela molida, 15 g Azúcar glas',
    'Compota de manzana; compota | 6: 1000 g Manzana, 120 g Azúcar, 100 g Agua, 20 g Zumo de limón, 3 g Canela en rama',
    'Crumble de manzana; crumble | 8: 900 g Manzana, 150 g Harina de trigo, 120 g Mantequilla, 150 g Azúcar moreno, 80 g Copos de avena, 2 g Canela molida',
    'Tres leches; pastel de tres leches; torta tres leches | 12: 300 g Huevo, 180 g Azúcar, 180 g Harina de trigo, 8 g Impulsor químico, 390 g Leche condensada, 400 g Leche evaporada, 300 g Nata para montar 35 %, 90 g Azúcar glas',
  ]),
  ...dishesOf('Helados', [
    'Helado de vainilla; helado; helado de crema | 12: 600 g Leche entera, 200 g Nata para montar 35 %, 130 g Azúcar, 30 g Dextrosa, 80 g Yema de huevo, 30 g Leche en polvo desnatada, 3 g Goma guar, 3 g Vainilla',
    'Sorbete de limón; sorbete | 12: 350 g Zumo de limón, 500 g Agua, 240 g Azúcar, 40 g Dextrosa, 3 g Goma guar',
  ]),
  ...dishesOf('Bebidas', [
    'Limonada; limonada con hierbabuena | 6: 180 g Zumo de limón, 1000 g Agua, 90 g Azúcar, 200 g Hielo, 10 g Hierbabuena',
    'Sangría | 8: 1000 g Vino tinto, 300 g Naranja, 150 g Limón, 200 g Melocotón, 80 g Azúcar, 250 g Gaseosa, 200 g Hielo, 3 g Canela en rama',
  ]),
]
