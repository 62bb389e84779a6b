import { type Dish, writtenDishesOf } from './dish.ts'

/** Sauces, oils and stocks beside the base formulas. Usual proportions of the trade, written by us. */
export const sauceDishes: readonly Dish[] = writtenDishesOf(
  'Salsas y fondos',
  `
Salsa verde; salsa verde para pescado
10: 500 g Caldo de pescado, 100 g Vino blanco, 80 g Aceite de oliva virgen extra, 25 g Harina de trigo, 20 g Ajo, 40 g Perejil, 5 g Sal
Picar el ajo y dorar ligeramente en el aceite de oliva virgen extra a fuego suave 2 min.
Añadir la harina de trigo y cocer 1 min, sin que tome color.
Mojar con el vino blanco, reducir 2 min y añadir el caldo de pescado caliente en tres veces, removiendo.
Cocer 6-8 min, hasta que nape, con la mitad del perejil y la sal.
Terminar con el resto del perejil picado fuera del fuego, para que no pierda el verde.

Salsa vizcaína; vizcaína
10: 500 g Cebolla roja, 100 g Carne de pimiento choricero, 250 g Caldo de pescado, 100 g Aceite de oliva, 40 g Pan, 20 g Ajo, 6 g Sal
Pochar la cebolla roja y el ajo en el aceite de oliva a fuego muy suave 40 min, hasta que se deshagan.
Añadir el pan y dorar 3 min.
Incorporar la carne de pimiento choricero y rehogar 2 min, sin que se agarre: amarga.
Mojar con el caldo de pescado y cocer 20 min; salar con la sal.
Triturar y pasar por el chino.
! La auténtica liga con la cebolla y el choricero, sin tomate.

Salsa americana; salsa armoricana
10: 600 g Cáscara de gamba, 150 g Cebolla, 80 g Zanahoria, 60 g Puerro, 300 g Tomate triturado, 60 g Brandy, 150 g Vino blanco, 700 g Caldo de pescado, 60 g Aceite de oliva, 40 g Mantequilla, 1 g Estragón, 0.5 g Cayena, 6 g Sal
Tostar la cáscara de gamba en el aceite de oliva a fuego vivo 6-8 min, aplastando.
Añadir la cebolla, la zanahoria y el puerro picados y pochar 10 min.
Flamear con el brandy, mojar con el vino blanco y reducir 5 min.
Añadir el tomate triturado y sofreír 10 min; cubrir con el caldo de pescado y cocer 25 min a 90 °C.
Triturar, pasar por el chino apretando y reducir 5 min, hasta que nape.
Montar fuera del fuego con la mantequilla fría y terminar con el estragón, la cayena y la sal.

Salsa brava; brava
10: 600 g Tomate triturado, 150 g Cebolla, 60 g Aceite de oliva, 12 g Ajo, 12 g Harina de trigo, 10 g Pimentón picante, 5 g Pimentón dulce, 200 g Caldo de carne, 15 g Vinagre de Jerez, 6 g Sal
Pochar la cebolla y el ajo en el aceite de oliva 15 min.
Apartar, añadir el pimentón picante y el pimentón dulce y remover 10 s; añadir la harina de trigo y cocer 1 min.
Incorporar el tomate triturado y el caldo de carne y cocer 25 min a fuego suave.
Añadir el vinagre de Jerez y la sal, triturar fino y colar.
! La madrileña antigua no lleva tomate: caldo, pimentón y harina.

Salsa tártara
10: 400 g Mayonesa, 40 g Alcaparras, 50 g Pepinillo en vinagre, 40 g Cebolleta, 60 g Huevo cocido, 10 g Perejil, 10 g Mostaza de Dijon
Picar muy fino y escurrir las alcaparras, el pepinillo en vinagre y la cebolleta.
Picar el huevo cocido y el perejil.
Mezclar todo con la mayonesa y la mostaza de Dijon.
Tapar, conservar a 4 °C como máximo y gastar en 24 h.
! Con mayonesa de ovoproducto pasteurizado o industrial (RD 1021/2022).

Salsa rosa; salsa cóctel
10: 400 g Mayonesa, 80 g Kétchup, 20 g Zumo de naranja, 15 g Brandy, 5 g Salsa Worcestershire, 1 g Tabasco
Mezclar la mayonesa con el kétchup sin batir.
Aligerar con el zumo de naranja y el brandy.
Ajustar con la salsa Worcestershire y el tabasco.
Tapar, conservar a 4 °C como máximo y gastar en 24 h.

Salsa de pimienta; salsa a la pimienta; salsa pimienta verde
10: 300 g Nata para montar 35 %, 400 g Caldo de carne, 60 g Chalota, 50 g Brandy, 12 g Pimienta negra, 30 g Mantequilla, 4 g Sal
Tostar la pimienta negra machacada en la mantequilla 1 min.
Añadir la chalota picada y pochar 5 min.
Flamear con el brandy y reducir hasta casi secar.
Mojar con el caldo de carne y reducir a la mitad, 10 min.
Añadir la nata para montar 35 %, cocer 5-6 min, hasta que nape, y rectificar con la sal.

Salsa roquefort; salsa de roquefort; salsa de queso azul; salsa cabrales
10: 400 g Nata para montar 35 %, 200 g Queso roquefort, 40 g Chalota, 60 g Vino blanco, 20 g Mantequilla, 1 g Pimienta blanca
Pochar la chalota en la mantequilla 5 min.
Mojar con el vino blanco y reducir a seco, 3 min.
Añadir la nata para montar 35 % y reducir un tercio, 6-8 min.
Fundir el queso roquefort fuera del fuego y dar el punto con la pimienta blanca; no suele pedir sal.
Triturar si se quiere lisa.

Salsa Pedro Ximénez; salsa al Pedro Ximénez; salsa PX
10: 300 g Vino dulce Pedro Ximénez, 600 g Caldo de carne, 80 g Chalota, 50 g Mantequilla, 10 g Vinagre de Jerez, 4 g Sal
Pochar la chalota en la mitad de la mantequilla 8 min.
Añadir el vino dulce Pedro Ximénez y reducir a la mitad, 10 min.
Mojar con el caldo de carne y reducir 15-20 min, hasta que nape.
Colar, equilibrar con el vinagre de Jerez y la sal y montar con el resto de la mantequilla fría.

Mojo picón; mojo rojo; mojo colorado
10: 250 g Aceite de oliva, 60 g Vinagre de vino blanco, 40 g Ajo, 30 g Guindilla seca, 8 g Pimentón dulce, 6 g Comino, 8 g Sal gorda, 40 g Pan
Hidratar la guindilla seca 20 min en agua caliente y retirar las semillas.
Majar el ajo con la sal gorda y el comino hasta hacer pasta.
Añadir la guindilla, el pimentón dulce y el pan tostado y majar.
Incorporar el vinagre de vino blanco y el aceite de oliva en hilo, sin dejar de trabajar.
Guardar a 4 °C como máximo y gastar en 3 días: lleva ajo crudo en aceite.
! En Canarias, pimienta palmera; la guindilla seca la sustituye.

Mojo verde; mojo de cilantro
10: 250 g Aceite de oliva, 60 g Vinagre de vino blanco, 30 g Ajo, 100 g Cilantro, 80 g Pimiento verde, 5 g Comino, 8 g Sal gorda
Majar el ajo con la sal gorda y el comino.
Añadir el pimiento verde en trozos y el cilantro con sus tallos tiernos y majar.
Ligar con el aceite de oliva en hilo y el vinagre de vino blanco.
Guardar a 4 °C como máximo y gastar en 3 días.

Chimichurri
10: 250 g Aceite de girasol, 80 g Vinagre de vino tinto, 60 g Perejil, 20 g Ajo, 6 g Orégano, 3 g Guindilla seca, 8 g Sal, 40 g Agua
Disolver la sal en el agua tibia con el orégano y la guindilla seca, 10 min.
Picar a cuchillo el perejil y el ajo.
Mezclar con el vinagre de vino tinto y el aceite de girasol, sin triturar.
Reposar 12 h en frío y sacar 30 min antes; gastar en 3 días a 4 °C como máximo.

Salsa ponzu; ponzu
10: 250 g Salsa de soja, 120 g Zumo de limón, 80 g Zumo de naranja, 60 g Sake, 40 g Azúcar, 3 g Alga kombu seca
Hervir el sake con el azúcar 2 min, para evaporar el alcohol.
Enfriar y mezclar con la salsa de soja, el zumo de limón y el zumo de naranja.
Infusionar la alga kombu seca 24 h a 4 °C y colar.
Conservar 7 días a 4 °C como máximo.

Salsa teriyaki; teriyaki
10: 200 g Salsa de soja, 150 g Sake, 100 g Azúcar, 15 g Jengibre, 8 g Ajo, 8 g Almidón de maíz, 20 g Agua
Hervir el sake con el azúcar 2 min.
Añadir la salsa de soja, el jengibre y el ajo laminados y reducir 8-10 min a fuego suave.
Ligar con el almidón de maíz desleído en el agua y hervir 1 min, hasta que brille.
Colar y enfriar; se conserva 7 días a 4 °C como máximo.

Salsa de soja y miel; salsa de miel y soja
10: 200 g Salsa de soja, 150 g Miel, 15 g Jengibre, 8 g Ajo, 20 g Vinagre de arroz
Hervir la salsa de soja con la miel, el jengibre y el ajo laminados 5 min a fuego suave.
Añadir el vinagre de arroz y reducir 2-3 min, hasta que glasee.
Colar.
Usar templada; se conserva 7 días a 4 °C como máximo.

Pico de gallo
10: 600 g Tomate, 200 g Cebolla, 30 g Cilantro, 30 g Jalapeño, 40 g Zumo de lima, 8 g Sal
Despepitar el tomate y cortar en dados de 5 mm.
Picar fino la cebolla, el jalapeño sin semillas y el cilantro.
Mezclar con el zumo de lima y la sal y reposar 15 min en frío.
Escurrir antes de servir y gastar en el día, a 4 °C como máximo.

Salsa Perigueux; salsa perigord
10: 800 g Caldo de carne, 120 g Vino de Oporto, 60 g Chalota, 25 g Trufa negra, 60 g Mantequilla, 4 g Sal
Pochar la chalota en un tercio de la mantequilla 6 min.
Añadir el vino de Oporto y reducir a la mitad, 5 min.
Mojar con el caldo de carne y reducir 20-25 min, hasta que nape; colar.
Añadir la trufa negra picada, infusionar 10 min por debajo de 80 °C y montar con el resto de la mantequilla; dar el punto con la sal.

Mermelada de tomate
20: 1000 g Tomate, 500 g Azúcar, 40 g Zumo de limón
Escaldar el tomate 15 s, pelar, despepitar y trocear.
Mezclar con el azúcar y el zumo de limón y macerar 4 h en frío.
Cocer a fuego medio 40-50 min, removiendo, hasta 104-105 °C.
Envasar por encima de 85 °C en tarros hervidos, cerrar y volcar 5 min.
Conservar a 4 °C: con esta proporción de azúcar no aguanta fuera del frío una vez abierta.

Cebolla caramelizada; cebolla confitada
10: 1500 g Cebolla, 80 g Aceite de oliva, 40 g Azúcar moreno, 30 g Vinagre balsámico, 8 g Sal
Cortar la cebolla en juliana y sudar tapada en el aceite de oliva con la sal 20 min a fuego suave.
Destapar y cocer 40-50 min, removiendo, hasta que dore.
Añadir el azúcar moreno y el vinagre balsámico y cocer 5-10 min, hasta que brille.
Enfriar y conservar 5 días a 4 °C como máximo.
! Rinde un tercio de su peso.

Chutney de mango
20: 1000 g Mango, 250 g Azúcar moreno, 200 g Vinagre de manzana, 150 g Cebolla, 60 g Pasas, 25 g Jengibre, 10 g Ajo, 5 g Sal, 3 g Mostaza en grano, 2 g Cayena molida
Hervir el vinagre de manzana con el azúcar moreno, la sal, la mostaza en grano y la cayena molida 5 min.
Añadir el mango en dados, la cebolla, las pasas, el jengibre y el ajo picados.
Cocer a fuego suave 45-60 min, hasta que la pala deje surco.
Envasar por encima de 85 °C en tarros hervidos 10 min.
Reposar 2 semanas; abierto, a 4 °C.
! Su acidez debe quedar por debajo de pH 4,2; si no se mide, a la nevera.

Caldo de jamón; caldo de jamón ibérico
10: 1000 g Hueso de jamón, 3000 g Agua, 150 g Cebolla, 100 g Zanahoria, 80 g Puerro
Blanquear el hueso de jamón 3 min en agua hirviendo y lavar, para quitar rancio y sal.
Cubrir con el agua fría y llevar despacio a 90 °C, espumando.
Añadir la cebolla, la zanahoria y el puerro y cocer 3 h sin hervor fuerte.
Colar, desgrasar y no salar hasta reducir.
Enfriar de 60 a 10 °C en menos de 2 h.
! Rinde unos 2 l.

Dashi; caldo dashi
10: 2000 g Agua, 20 g Alga kombu seca, 30 g Katsuobushi
Remojar la alga kombu seca en el agua 30 min y calentar despacio a 60-65 °C, 30 min, sin hervir: amarga.
Retirar el alga y subir a 85 °C.
Apartar, añadir el katsuobushi y reposar 5 min.
Colar por paño sin apretar.
Enfriar de 60 a 10 °C en menos de 2 h y gastar en 2 días.

Aceite de perejil; aceite de hierbas; aceite de albahaca; aceite verde
20: 100 g Perejil, 300 g Aceite de girasol, 2 g Sal
Escaldar el perejil 10 s en agua hirviendo, cortar en agua con hielo y secar a conciencia.
Triturar con el aceite de girasol y la sal 4-5 min, hasta 60-70 °C.
Colar por estameña sobre un bol con hielo, sin apretar.
Decantar el agua del fondo y conservar 3 días a 4 °C como máximo: hierba fresca en aceite, nunca a temperatura ambiente.

Jugo de asado; jugo de carne reducido; jus de ternera; salsa de asado
10: 1500 g Hueso de ternera, 3000 g Agua, 200 g Cebolla, 120 g Zanahoria, 60 g Apio, 60 g Tomate concentrado, 300 g Vino tinto, 40 g Mantequilla, 4 g Sal
Asar el hueso de ternera a 220 °C 45-60 min, hasta un tostado parejo.
Dorar aparte la cebolla, la zanahoria y el apio 10 min; añadir el tomate concentrado y tostar 3 min.
Desglasar la bandeja con el vino tinto y reducir 5 min.
Cubrir con el agua y cocer 4-6 h a 90-95 °C, espumando.
Colar, desgrasar y reducir a una cuarta parte, 40 min.
Montar con la mantequilla fría y rectificar con la sal.

Salsa boloñesa; ragú a la boloñesa
8: 500 g Carne picada de ternera, 250 g Carne picada de cerdo, 100 g Panceta, 150 g Cebolla, 100 g Zanahoria, 80 g Apio, 150 g Vino tinto, 400 g Tomate triturado, 150 g Leche entera, 40 g Aceite de oliva, 10 g Sal
Fundir la panceta picada en el aceite de oliva 5 min; pochar la cebolla, la zanahoria y el apio en brunoise 15 min.
Subir el fuego y dorar la carne picada de ternera y la carne picada de cerdo 10 min, por tandas, hasta 70 °C.
Mojar con el vino tinto y reducir a seco, 5 min.
Añadir el tomate triturado y la sal y cocer 2 h a fuego mínimo.
Incorporar la leche entera poco a poco en la última media hora.
Enfriar de 60 a 10 °C en menos de 2 h si se guarda.

Mole poblano; mole
10: 60 g Chile ancho, 40 g Chile pasilla seco, 60 g Almendra, 60 g Cacahuete, 40 g Sésamo, 60 g Pasas, 60 g Tortilla de maíz, 300 g Tomate, 120 g Cebolla, 20 g Ajo, 60 g Chocolate negro, 800 g Caldo de pollo, 60 g Manteca de cerdo, 2 g Canela molida, 1 g Clavo, 12 g Sal, 20 g Azúcar
Tostar el chile ancho y el chile pasilla seco sin semillas 20 s por cara, sin quemar, e hidratar 30 min en agua caliente.
Freír por separado en la manteca de cerdo a 160 °C, 2-3 min cada uno, la almendra, el cacahuete, el sésamo, las pasas y la tortilla de maíz.
Asar el tomate, la cebolla y el ajo 15 min a 220 °C.
Triturar todo con la canela molida, el clavo y parte del caldo de pollo, y colar.
Freír la pasta en la grasa 10 min, mojar con el resto del caldo y cocer 45 min, removiendo.
Fundir el chocolate negro y equilibrar con la sal y el azúcar; reposar 24 h en frío.
! Contiene cacahuete, sésamo y frutos de cáscara.

Tzatziki; tzatziqui; salsa de yogur y pepino
8: 500 g Yogur griego, 250 g Pepino, 8 g Ajo, 25 g Aceite de oliva virgen extra, 15 g Zumo de limón, 5 g Eneldo fresco, 6 g Sal
Rallar el pepino, salar con la mitad de la sal, escurrir 20 min y apretar.
Majar el ajo con el resto de la sal.
Mezclar con el yogur griego, el aceite de oliva virgen extra y el zumo de limón.
Añadir el eneldo fresco picado y reposar 1 h a 4 °C; gastar en 2 días.

Baba ganoush; babaganoush; mutabal; moutabal
8: 1000 g Berenjena, 80 g Tahini, 40 g Zumo de limón, 8 g Ajo, 40 g Aceite de oliva virgen extra, 2 g Comino, 8 g Sal
Asar la berenjena entera a la llama o a 230 °C, 40 min, hasta que se hunda y la piel queme.
Escurrir 20 min en un colador y sacar la pulpa.
Triturar a golpes con el tahini, el zumo de limón, el ajo, el comino y la sal.
Terminar con el aceite de oliva virgen extra y guardar 3 días a 4 °C como máximo.

Salsa bearnesa; bearnesa
10: 300 g Mantequilla clarificada, 80 g Yema de huevo pasteurizada, 60 g Vinagre de vino blanco, 60 g Vino blanco, 40 g Chalota, 8 g Estragón fresco, 2 g Pimienta negra, 4 g Sal
Reducir el vinagre de vino blanco y el vino blanco con la chalota, la pimienta negra machacada y los tallos del estragón fresco a un tercio, 6-8 min; colar.
Batir la yema de huevo pasteurizada con la reducción y 20 g de agua al baño maría a 60-65 °C, 5 min, hasta que la varilla deje surco.
Incorporar la mantequilla clarificada a 55-60 °C en hilo, batiendo.
Terminar con las hojas del estragón picadas y la sal.
Mantener a 63 °C y servir antes de 1 h.

Alioli al mortero; all i oli; alioli sin huevo
10: 40 g Ajo, 300 g Aceite de oliva, 4 g Sal, 5 g Zumo de limón
Pelar el ajo y retirar el germen; majar con la sal hasta obtener una pasta sin grumos.
Añadir el aceite de oliva gota a gota, girando siempre en el mismo sentido, a 20 °C.
Seguir en hilo cuando ligue; rectificar con el zumo de limón.
Gastar en el día, a 4 °C como máximo.
! Si se corta: otro ajo majado con sal y la cortada gota a gota.

Crema de ajo; ajada gallega; ajada
10: 200 g Aceite de oliva, 30 g Ajo, 12 g Pimentón dulce, 15 g Vinagre de vino blanco, 4 g Sal
Dorar el ajo laminado en el aceite de oliva a fuego suave 4-5 min y apartar.
Dejar templar 2 min, por debajo de 120 °C, y añadir el pimentón dulce, removiendo.
Añadir el vinagre de vino blanco y la sal y decantar.
Usar en caliente y no guardar más de 24 h: ajo en aceite, siempre a 4 °C como máximo.

Salsa de vino tinto; salsa al vino tinto; salsa bordelesa; bordelesa
10: 500 g Vino tinto, 600 g Caldo de carne, 100 g Chalota, 50 g Mantequilla, 1 g Tomillo, 1 g Pimienta negra, 4 g Sal
Pochar la chalota en un tercio de la mantequilla 8 min.
Mojar con el vino tinto, añadir el tomillo y la pimienta negra y reducir a un tercio, 15 min.
Añadir el caldo de carne y reducir 15-20 min, hasta que nape; colar.
Montar con el resto de la mantequilla fría y rectificar con la sal.

Salsa de champiñones; salsa de setas
10: 400 g Champiñón, 100 g Chalota, 300 g Nata para montar 35 %, 300 g Caldo de carne, 80 g Vino blanco, 40 g Mantequilla, 6 g Sal, 1 g Pimienta negra
Saltear el champiñón laminado en la mantequilla a fuego vivo 8 min, hasta secar y dorar.
Añadir la chalota y pochar 5 min; mojar con el vino blanco y reducir 3 min.
Añadir el caldo de carne y reducir a la mitad, 8 min.
Añadir la nata para montar 35 %, la sal y la pimienta negra y cocer 5 min, hasta que nape.

Salsa barbacoa; salsa BBQ
15: 400 g Kétchup, 120 g Azúcar moreno, 100 g Vinagre de manzana, 150 g Cebolla, 10 g Ajo, 25 g Salsa Worcestershire, 20 g Mostaza, 8 g Pimentón ahumado, 25 g Aceite de girasol, 5 g Sal
Pochar la cebolla y el ajo en el aceite de girasol 12 min.
Apartar y añadir el pimentón ahumado, 10 s.
Añadir el kétchup, el azúcar moreno, el vinagre de manzana, la salsa Worcestershire, la mostaza y la sal.
Cocer 25 min a fuego suave, hasta que nape, y triturar; se conserva 7 días a 4 °C como máximo.

Vinagreta de mostaza; vinagreta de mostaza y miel
10: 225 g Aceite de oliva virgen extra, 75 g Vinagre de manzana, 25 g Mostaza de Dijon, 20 g Miel, 4 g Sal
Disolver la sal y la miel en el vinagre de manzana.
Batir con la mostaza de Dijon.
Incorporar el aceite de oliva virgen extra en hilo, con varilla o túrmix, hasta que ligue.
Guardar 5 días a 4 °C como máximo y agitar antes de usar.
`,
)
