import { type Dish, writtenDishesOf } from './dish.ts'

/** America, Asia and the rest, as Spanish kitchens cook them. Usual proportions of the trade, written by us. */
export const worldDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Pescados',
    `
Ceviche peruano; ceviche clásico; ceviche de lubina; ceviche de pescado blanco
4: 500 g Corvina, 160 g Zumo de lima, 120 g Cebolla roja, 15 g Cilantro, 20 g Ají amarillo, 4 g Ajo, 10 g Apio, 8 g Sal, 200 g Boniato, 120 g Maíz dulce
Congelar la corvina a −20 °C 24 h y descongelar a 4 °C: el limón no mata el anisakis.
Cocer el boniato 25 min y el maíz dulce 10 min; enfriar.
Triturar la leche de tigre: el zumo de lima, el ajo, el apio, los tallos del cilantro, la mitad de la sal y unos recortes de pescado; colar sobre hielo.
Cortar el pescado en dados de 2 cm, sazonar con el resto de la sal y reposar 2 min en frío.
Bañar con la leche de tigre y el ají amarillo, 3-5 min; mezclar con la cebolla roja y las hojas.
Servir enseguida, a 4 °C, con el boniato y el maíz.

Tiradito; tiradito de corvina; tiradito de lubina
4: 400 g Corvina, 120 g Zumo de lima, 60 g Ají amarillo, 8 g Jengibre, 4 g Ajo, 6 g Sal, 5 g Cilantro
Congelar la corvina a −20 °C 24 h y descongelar a 4 °C.
Triturar el zumo de lima, el ají amarillo, el jengibre, el ajo y la sal; colar sobre hielo.
Cortar el pescado en láminas de 3 mm sobre plato frío.
Napar al pase y terminar con el cilantro.

Poke de salmón; poké; poke bowl; poke; poke de atún y aguacate
4: 400 g Salmón, 300 g Arroz para sushi, 60 g Salsa de soja, 15 g Aceite de sésamo, 20 g Vinagre de arroz, 200 g Aguacate, 150 g Pepino, 120 g Edamame, 8 g Sésamo
Congelar el salmón a −20 °C 24 h y descongelar a 4 °C.
Cocer el arroz para sushi 12 min, reposar 10 y aliñar con el vinagre de arroz; enfriar a 20 °C en menos de 1 h.
Cortar el salmón en dados y marinar 10 min con la salsa de soja y el aceite de sésamo, en frío.
Montar con el aguacate, el pepino y el edamame y terminar con el sésamo; servir enseguida.

Bullabesa; bouillabaisse
6: 500 g Rape, 500 g Cabracho, 300 g Salmonete, 400 g Mejillones, 200 g Cebolla, 150 g Hinojo, 300 g Tomate, 20 g Ajo, 1500 g Caldo de pescado, 0.4 g Azafrán, 5 g Ralladura de naranja, 80 g Aceite de oliva, 200 g Pan, 12 g Sal
Pochar la cebolla, el hinojo y el ajo en el aceite de oliva 15 min; añadir el tomate 10 min.
Mojar con el caldo de pescado, el azafrán y la ralladura de naranja y cocer 20 min; triturar y colar.
Cocer el rape y el cabracho en el caldo con la sal 6 min; añadir el salmonete 4 min, hasta 68 °C en el centro.
Abrir los mejillones 4-5 min, hasta 90 °C durante 90 s.
Servir con el pan tostado y alioli.

Moqueca; moqueca de pescado; moqueca bahiana
4: 700 g Rape, 250 g Langostino, 400 g Leche de coco, 150 g Cebolla, 200 g Pimiento rojo, 250 g Tomate, 15 g Ajo, 40 g Zumo de lima, 20 g Aceite de palma, 15 g Cilantro, 9 g Sal
Marinar el rape en tacos con el zumo de lima, el ajo y la sal 15 min a 4 °C.
Pochar la cebolla, el pimiento rojo y el tomate en el aceite de palma 12 min.
Añadir la leche de coco y hervir suave 8 min.
Añadir el rape y el langostino y cocer 6-7 min, hasta 68 °C en el centro; terminar con el cilantro.
`,
  ),
  ...writtenDishesOf(
    'Carnes',
    `
Anticuchos; anticuchos de corazón; anticuchos de res
4: 800 g Corazón de ternera, 80 g Ají panca, 60 g Vinagre de vino tinto, 15 g Ajo, 5 g Comino, 3 g Orégano, 40 g Aceite de girasol, 9 g Sal
Limpiar el corazón de ternera y cortar en láminas de 3 cm.
Mezclar el ají panca, el vinagre de vino tinto, el ajo, el comino, el orégano, el aceite de girasol y la sal y marinar 12 h a 4 °C.
Ensartar.
Asar a la brasa a 230 °C 2-3 min por lado, pintando, hasta 70 °C en el centro.

Tacos al pastor; tacos al pastor de cerdo; tacos; tacos de cerdo
6: 900 g Aguja de cerdo, 300 g Tortilla de maíz, 40 g Achiote, 20 g Chile ancho, 100 g Zumo de naranja, 40 g Vinagre de vino blanco, 12 g Ajo, 3 g Comino, 300 g Piña, 120 g Cebolla, 20 g Cilantro, 60 g Lima, 11 g Sal
Hidratar el chile ancho y triturar con el achiote, el zumo de naranja, el vinagre de vino blanco, el ajo, el comino y la sal.
Adobar la aguja de cerdo en láminas finas 12 h a 4 °C.
Asar en pila o en plancha a 220 °C 6-8 min, hasta 70 °C en el centro, y picar; dorar la piña.
Calentar la tortilla de maíz 30 s por lado.
Montar con la cebolla, el cilantro y la lima.

Cochinita pibil; cochinita; tacos de cochinita
8: 1500 g Aguja de cerdo, 80 g Achiote, 250 g Zumo de naranja, 60 g Zumo de limón, 20 g Ajo, 4 g Comino, 2 g Canela molida, 2 g Orégano, 60 g Manteca de cerdo, 200 g Cebolla roja, 400 g Tortilla de maíz, 20 g Sal
Disolver el achiote con el zumo de naranja, la mitad del zumo de limón, el ajo, el comino, la canela molida, el orégano y la sal.
Adobar la aguja de cerdo en trozos 12 h a 4 °C.
Envolver en hoja de plátano o papel con la manteca de cerdo y hornear tapado a 150 °C 3 h 30 min, hasta deshilachar (más de 85 °C en el centro).
Encurtir la cebolla roja con el resto del zumo 30 min.
Deshilachar en su jugo y servir con la tortilla de maíz.

Chiles en nogada
6: 900 g Pimiento verde, 400 g Carne picada de cerdo, 200 g Carne picada de ternera, 150 g Manzana, 150 g Pera, 120 g Cebolla, 250 g Tomate, 60 g Pasas, 60 g Almendra, 200 g Nuez, 250 g Nata agria, 80 g Queso fresco, 150 g Granada, 10 g Perejil, 40 g Aceite de girasol, 12 g Sal
Asar el pimiento verde (chile poblano, si se encuentra) a llama 8 min, tapar, pelar y vaciar.
Dorar la carne picada de cerdo y la carne picada de ternera en el aceite de girasol 8 min, hasta 70 °C; añadir la cebolla, el tomate, la manzana, la pera, las pasas, la almendra y la sal y guisar 20 min.
Triturar la nuez remojada y pelada con la nata agria y el queso fresco.
Rellenar, napar con la nogada fría y terminar con la granada y el perejil.

Pabellón criollo; pabellón
4: 700 g Falda de ternera, 300 g Arroz largo, 250 g Frijol negro, 600 g Plátano macho, 150 g Cebolla, 150 g Pimiento rojo, 250 g Tomate triturado, 15 g Ajo, 3 g Comino, 300 g Aceite de girasol, 14 g Sal
Remojar el frijol negro 8 h y cocer 1 h 15 min con un tercio de la sal.
Cocer la falda de ternera 2 h 30 min a 90-95 °C, con más de 70 °C en el centro, y deshilachar.
Sofreír la cebolla, el pimiento rojo, el ajo y el comino en 40 g del aceite de girasol 15 min; añadir el tomate triturado y la carne y guisar 20 min.
Cocer el arroz largo 17 min.
Freír el plátano macho maduro en el resto del aceite a 175 °C 3 min y servir todo junto.

Bandeja paisa
4: 300 g Frijol rojo, 300 g Arroz largo, 400 g Carne picada de ternera, 300 g Panceta, 240 g Chorizo, 240 g Huevo, 500 g Plátano macho, 200 g Aguacate, 150 g Tomate, 100 g Cebolla, 300 g Aceite de girasol, 14 g Sal
Remojar el frijol rojo 12 h y cocer 1 h 30 min; guisar 10 min con la mitad del hogao de la cebolla y el tomate.
Freír la panceta desde fría 20 min, hasta que cruja y pase de 70 °C; marcar el chorizo 8 min, hasta 74 °C.
Dorar la carne picada de ternera con el resto del hogao y la sal 8 min, hasta 70 °C.
Cocer el arroz largo 17 min; freír el plátano macho en el aceite de girasol a 175 °C 3 min.
Freír el huevo hasta 70 °C y servir con el aguacate.

Asado argentino; asado de tira; parrillada argentina; asado
6: 1500 g Costilla de ternera, 600 g Entraña, 400 g Chorizo criollo, 20 g Sal gorda
Atemperar la costilla de ternera y la entraña 1 h; sazonar con la sal gorda.
Asar la costilla a brasa baja, hueso abajo, 1 h 15 min-1 h 30 min, y dar la vuelta 20 min.
Asar el chorizo criollo 20-25 min, hasta 74 °C en el centro.
Asar la entraña a brasa fuerte 4-5 min por lado; 70 °C en el centro es lo asegurado.
Servir con chimichurri, que es receta propia.

Vaca frita; vaca frita cubana
4: 900 g Falda de ternera, 250 g Cebolla, 20 g Ajo, 60 g Zumo de lima, 60 g Aceite de oliva, 1 g Laurel, 11 g Sal
Cocer la falda de ternera con el laurel y la mitad de la sal 2 h 30 min a 90-95 °C, con más de 70 °C en el centro.
Deshilachar, adobar con el ajo, el zumo de lima y el resto de la sal 30 min en frío y secar.
Dorar en el aceite de oliva muy caliente 6-8 min, sin mover, hasta que cruja.
Saltear la cebolla 4 min y unir.

Tonkatsu; katsu de cerdo; lomo tonkatsu
4: 640 g Lomo de cerdo, 60 g Harina de trigo, 120 g Huevo, 150 g Panko, 600 g Aceite de girasol para freír, 250 g Repollo, 80 g Salsa Worcestershire, 60 g Kétchup, 15 g Azúcar, 7 g Sal
Dar cortes al borde del lomo de cerdo en filetes de 2 cm y sazonar con la sal.
Pasar por la harina de trigo, el huevo y el panko sin apretar.
Freír en el aceite de girasol a 170 °C 5-6 min, hasta 70 °C en el centro, y reposar 2 min en rejilla.
Mezclar la salsa Worcestershire, el kétchup y el azúcar.
Servir con el repollo en juliana helada.

Bibimbap
4: 320 g Arroz redondo, 300 g Carne picada de ternera, 200 g Espinaca, 150 g Zanahoria, 150 g Brotes de soja, 150 g Shiitake, 240 g Huevo, 60 g Salsa de soja, 40 g Gochujang, 20 g Aceite de sésamo, 8 g Ajo, 5 g Sésamo
Cocer el arroz redondo 15 min y reposar 10.
Escaldar la espinaca y los brotes de soja 1 min; saltear la zanahoria y el shiitake 3 min con la mitad del aceite de sésamo.
Saltear la carne picada de ternera con el ajo y la salsa de soja 6 min, hasta 70 °C.
Freír el huevo hasta 70 °C.
Montar sobre el arroz con el gochujang, el resto del aceite y el sésamo.

Kebab de cordero; kebab; shawarma; döner
4: 700 g Paletilla de cordero, 150 g Yogur natural, 12 g Ajo, 5 g Comino, 4 g Pimentón dulce, 3 g Cilantro en grano, 320 g Pan de pita, 150 g Tomate, 120 g Lechuga iceberg, 100 g Cebolla, 9 g Sal
Cortar la paletilla de cordero deshuesada en láminas y marinar con la mitad del yogur natural, el ajo, el comino, el pimentón dulce, el cilantro en grano y la sal 12 h a 4 °C.
Apilar en brocheta y asar a 200 °C 45 min, hasta 74 °C en el centro.
Cortar fino y dorar en plancha 2 min.
Servir en el pan de pita con el tomate, la lechuga iceberg, la cebolla y el resto del yogur.

Cuscús de cordero; cuscús con cordero; cuscús marroquí
6: 400 g Cuscús, 900 g Cordero, 200 g Zanahoria, 200 g Calabacín, 200 g Nabo, 200 g Calabaza, 250 g Garbanzo cocido, 150 g Cebolla, 10 g Ras el hanout, 0.2 g Azafrán, 60 g Mantequilla, 40 g Aceite de oliva, 60 g Pasas, 15 g Sal
Dorar el cordero en el aceite de oliva con la cebolla, el ras el hanout y la sal 10 min.
Cubrir de agua con el azafrán y guisar 1 h 15 min, con más de 70 °C en el centro.
Añadir la zanahoria y el nabo 15 min, y el calabacín, la calabaza, el garbanzo cocido y las pasas 15 min.
Hidratar el cuscús con su volumen de caldo, 10 min, y soltar con la mantequilla.

Cuscús de verduras; cuscús con verduras; cuscús vegano
4: 300 g Cuscús, 200 g Calabacín, 200 g Zanahoria, 150 g Pimiento rojo, 250 g Garbanzo cocido, 120 g Cebolla, 8 g Ras el hanout, 40 g Pasas, 50 g Aceite de oliva, 330 g Caldo de verduras, 8 g Sal
Sofreír la cebolla, la zanahoria, el pimiento rojo y el calabacín en el aceite de oliva 12 min.
Añadir el ras el hanout, el garbanzo cocido, las pasas y la sal 3 min.
Hervir el caldo de verduras, verter sobre el cuscús, tapar y reposar 8-10 min fuera del fuego.
Soltar con tenedor y mezclar.
`,
  ),
  ...writtenDishesOf(
    'Sopas y cremas',
    `
Ramen de cerdo; ramen; ramen tonkotsu; ramen shoyu; chashu ramen
6: 2500 g Caldo de pollo, 1000 g Panceta, 600 g Fideos de trigo asiáticos, 360 g Huevo, 200 g Salsa de soja, 80 g Mirin, 100 g Cebolleta, 100 g Brotes de bambú en conserva, 20 g Jengibre, 15 g Ajo, 10 g Alga nori
Enrollar y bridar la panceta y guisar en la salsa de soja, el mirin, el jengibre, el ajo y 500 g de agua a 90 °C 2 h 30 min, con más de 70 °C en el centro; enfriar y cortar (chashu). Guardar el tare.
Cocer el huevo 7 min desde agua hirviendo y enfriar: para consumo inmediato; 10 min (70 °C) si hay clientes de riesgo. Macerar en tare 6-12 h a 4 °C.
Hervir el caldo de pollo y sazonar con 35 g de tare por ración.
Cocer los fideos de trigo asiáticos 2-3 min.
Montar con el chashu marcado, el huevo, la cebolleta, los brotes de bambú en conserva y la alga nori.

Tom yum; tom yum de gambas; sopa tom yum
4: 1200 g Caldo de pescado, 400 g Langostino, 200 g Champiñón, 20 g Hierba limón, 20 g Galanga, 2 g Lima kaffir, 40 g Salsa de pescado, 60 g Zumo de lima, 5 g Guindilla, 150 g Tomate cherry, 10 g Cilantro
Hervir el caldo de pescado con las cabezas del langostino, la hierba limón, la galanga y la lima kaffir 15 min; colar.
Añadir el champiñón y el tomate cherry 4 min.
Añadir las colas y cocer 2 min, hasta 68 °C en el centro.
Fuera del fuego, equilibrar con la salsa de pescado, el zumo de lima y la guindilla y terminar con el cilantro.

Pho de ternera; pho; pho bo
6: 1500 g Hueso de ternera, 500 g Falda de ternera, 300 g Solomillo de ternera, 400 g Fideos de arroz, 200 g Cebolla, 60 g Jengibre, 4 g Anís estrellado, 3 g Canela en rama, 2 g Clavo, 60 g Salsa de pescado, 150 g Brotes de soja, 20 g Albahaca, 60 g Lima, 4000 g Agua
Blanquear el hueso de ternera 5 min y lavar; quemar la cebolla y el jengibre.
Cocer en el agua con la falda de ternera, el anís estrellado, la canela en rama y el clavo 4 h a 90-95 °C; sacar la falda a las 2 h.
Colar y sazonar con la salsa de pescado.
Hidratar los fideos de arroz 20 min y escaldar 20 s.
Servir con la falda y el solomillo de ternera en láminas de 1 mm, y el caldo hirviendo encima (más de 90 °C: la lámina pasa de 70 °C); añadir los brotes de soja, la albahaca y la lima.

Pozole; pozole rojo; pozole de cerdo
8: 1200 g Aguja de cerdo, 1000 g Maíz cocido, 40 g Chile ancho, 30 g Guindilla seca, 150 g Cebolla, 30 g Ajo, 2 g Orégano, 200 g Lechuga iceberg, 100 g Rábano, 80 g Lima, 2500 g Agua, 18 g Sal
Cocer la aguja de cerdo en el agua con la mitad de la cebolla, la mitad del ajo y la sal 1 h 45 min a 90-95 °C, con más de 70 °C en el centro; deshilachar.
Hidratar el chile ancho y la guindilla seca, triturar con el resto del ajo, colar y freír 5 min.
Unir al caldo con el maíz cocido y cocer 30 min.
Servir con la lechuga iceberg, el rábano, el resto de la cebolla, el orégano y la lima.

Sancocho; sancocho de gallina; sancocho canario
6: 1500 g Gallina, 500 g Yuca, 500 g Patata, 400 g Plátano macho, 300 g Maíz dulce en mazorca, 150 g Cebolla, 15 g Ajo, 20 g Cilantro, 3000 g Agua, 20 g Sal
Cocer la gallina troceada en el agua con la cebolla, el ajo y la sal 1 h 30 min a 90-95 °C, con más de 74 °C junto al hueso.
Añadir el maíz dulce en mazorca y el plátano macho verde 20 min.
Añadir la yuca y la patata 25 min, hasta que cedan.
Terminar con el cilantro.

Chupe de camarones; chupe; chupe de mariscos
6: 700 g Langostino, 120 g Cebolla, 60 g Ají amarillo, 12 g Ajo, 500 g Patata, 250 g Maíz dulce, 80 g Arroz largo, 1500 g Caldo de pescado, 250 g Leche evaporada, 150 g Queso fresco, 240 g Huevo, 40 g Aceite de girasol, 2 g Orégano, 11 g Sal
Tostar las cabezas del langostino en el aceite de girasol 6 min, mojar con el caldo de pescado, hervir 15 min y colar.
Sofreír la cebolla, el ajo y el ají amarillo 12 min; mojar con el caldo.
Añadir el arroz largo, la patata y el maíz dulce con la sal y cocer 20 min.
Añadir las colas 3 min, hasta 68 °C en el centro, y cuajar el huevo escalfado hasta 70 °C.
Terminar con la leche evaporada, el queso fresco y el orégano, a 80 °C, para que no se corte.
`,
  ),
  ...writtenDishesOf(
    'Aperitivos',
    `
Causa limeña; causa; causa de pollo; causa de atún
6: 1000 g Patata, 80 g Ají amarillo, 60 g Zumo de lima, 60 g Aceite de girasol, 250 g Atún en aceite, 100 g Mayonesa, 150 g Aguacate, 120 g Huevo cocido, 60 g Aceituna negra, 10 g Sal
Cocer la patata con piel 35 min, pelar y pasar por tamiz en caliente.
Amasar en templado con el ají amarillo, el zumo de lima, el aceite de girasol y la sal; enfriar de 60 a 10 °C en menos de 2 h.
Mezclar el atún en aceite con la mayonesa.
Montar patata, aguacate, atún y patata; terminar con el huevo cocido y la aceituna negra. Gastar en 24 h a 4 °C.

Papa a la huancaína; huancaína; papas a la huancaína
6: 1000 g Patata, 250 g Queso fresco, 120 g Ají amarillo, 200 g Leche evaporada, 60 g Galleta salada, 60 g Aceite de girasol, 180 g Huevo cocido, 60 g Aceituna negra, 5 g Sal
Cocer la patata con piel 35 min, pelar y enfriar.
Triturar el queso fresco, el ají amarillo, la leche evaporada, la galleta salada y la sal con el aceite de girasol en hilo, hasta crema.
Cortar la patata en rodajas y napar.
Terminar con el huevo cocido y la aceituna negra; 24 h a 4 °C.

Enchiladas verdes; enchiladas; enchiladas de pollo
4: 360 g Tortilla de maíz, 400 g Pechuga de pollo, 600 g Tomatillo, 80 g Cebolla, 20 g Jalapeño, 8 g Ajo, 20 g Cilantro, 150 g Nata agria, 150 g Queso fresco, 60 g Aceite de girasol, 9 g Sal
Cocer la pechuga de pollo en agua con la mitad de la sal 18 min, hasta 74 °C en el centro, y deshilachar.
Hervir el tomatillo, el jalapeño, el ajo y la mitad de la cebolla 8 min; triturar con el cilantro y el resto de la sal y freír 5 min en un poco del aceite de girasol.
Pasar la tortilla de maíz por el resto del aceite a 170 °C 10 s, rellenar y enrollar.
Napar con la salsa caliente, la nata agria, el queso fresco y el resto de la cebolla.

Quesadillas; quesadilla; quesadillas de queso
4: 320 g Tortilla de trigo, 320 g Mozzarella rallada, 120 g Pimiento verde, 80 g Cebolla, 15 g Aceite de girasol
Saltear el pimiento verde y la cebolla en el aceite de girasol 6 min.
Repartir la mozzarella rallada y la verdura en media tortilla de trigo y doblar.
Dorar en plancha a 200 °C 2 min por lado, hasta fundir (más de 74 °C en el centro).
Cortar y servir al momento.

Patacones; tostones; patacón
6: 1000 g Plátano macho, 500 g Aceite de girasol para freír, 8 g Sal
Cortar el plátano macho verde en trozos de 3 cm.
Freír en el aceite de girasol a 160 °C 4 min y escurrir.
Aplastar a 6 mm.
Freír de nuevo a 185 °C 2 min y salar con la sal.

Humitas; humita; tamales de elote; humitas en chala
10: 1500 g Maíz dulce, 200 g Cebolla, 100 g Manteca de cerdo, 150 g Leche entera, 150 g Queso fresco, 10 g Albahaca, 12 g Sal
Triturar el maíz dulce con la leche entera.
Pochar la cebolla en la manteca de cerdo 12 min; añadir el maíz y cocer 15 min, removiendo, con la albahaca y la sal.
Envolver en hojas de maíz con el queso fresco y atar.
Cocer al vapor 45 min.

Pastel de choclo; pastel de choclo chileno
6: 1200 g Maíz dulce, 500 g Carne picada de ternera, 300 g Pechuga de pollo, 300 g Cebolla, 180 g Huevo cocido, 60 g Pasas, 60 g Aceituna negra, 100 g Leche entera, 60 g Mantequilla, 5 g Comino, 5 g Pimentón dulce, 10 g Albahaca, 15 g Azúcar, 14 g Sal
Triturar el maíz dulce con la leche entera y la albahaca y cocer en la mantequilla 12 min con un tercio de la sal, hasta que espese.
Pochar la cebolla 12 min, dorar la carne picada de ternera 8 min, hasta 70 °C, con el comino, el pimentón dulce y el resto de la sal.
Cocer la pechuga de pollo 18 min, hasta 74 °C en el centro, y trocear.
Montar en cazuela carne, pollo, huevo cocido, pasas y aceituna negra; cubrir con el maíz y el azúcar.
Hornear a 200 °C 30 min, hasta dorar y 74 °C en el centro.

Gyozas; gyoza; gyozas de cerdo; empanadillas japonesas; dumplings
6: 200 g Oblea wonton, 350 g Carne picada de cerdo, 200 g Repollo, 60 g Cebolleta, 10 g Jengibre, 8 g Ajo, 25 g Salsa de soja, 10 g Aceite de sésamo, 20 g Aceite de girasol, 120 g Agua, 5 g Sal
Salar el repollo picado con la sal 15 min y escurrir.
Mezclar con la carne picada de cerdo, la cebolleta, el jengibre, el ajo, la salsa de soja y el aceite de sésamo; reposar 30 min a 4 °C.
Rellenar la oblea wonton con 14 g, mojar el borde y plegar.
Dorar la base en el aceite de girasol 2 min, añadir el agua, tapar y cocer 5-6 min, hasta 74 °C en el centro; destapar y secar 1 min.

Rollitos de primavera; rollitos primavera; lumpias; nem
6: 200 g Pasta brick, 250 g Carne picada de cerdo, 250 g Repollo, 120 g Zanahoria, 100 g Brotes de soja, 8 g Jengibre, 25 g Salsa de soja, 600 g Aceite de girasol para freír, 3 g Sal
Saltear la carne picada de cerdo con el jengibre 5 min, hasta 70 °C; añadir el repollo, la zanahoria y los brotes de soja 3 min con la salsa de soja y la sal; escurrir y enfriar.
Enrollar en la pasta brick apretado y sellar con agua y harina.
Freír en el aceite de girasol a 180 °C 3 min, hasta dorar y 74 °C en el centro.
Escurrir en vertical.

Samosas; samosa; samosas de verduras
8: 250 g Pasta brick, 500 g Patata, 150 g Guisante, 120 g Cebolla, 10 g Jengibre, 10 g Curry, 4 g Comino, 30 g Aceite de girasol, 600 g Aceite de girasol para freír, 8 g Sal
Cocer la patata 25 min y aplastar.
Tostar el comino y el curry en el aceite de girasol 30 s; pochar la cebolla y el jengibre 8 min; añadir el guisante, la patata y la sal 5 min y enfriar.
Cortar la pasta brick en tiras y plegar en triángulo.
Freír a 180 °C 3 min, hasta dorar.

Tempura de verduras; tempura de langostinos; tempura de verduras y langostinos
4: 150 g Harina de trigo, 250 g Agua, 60 g Huevo, 200 g Calabacín, 150 g Zanahoria, 150 g Berenjena, 150 g Espárrago verde, 700 g Aceite de girasol para freír, 60 g Salsa de soja
Cortar el calabacín, la zanahoria, la berenjena y el espárrago verde a 5 mm y secar.
Mezclar la harina de trigo con el agua a 2 °C y el huevo, con palillos y sin trabajar: con grumos.
Pasar la verdura y freír en el aceite de girasol a 175-180 °C, por tandas, 1 min 30 s-2 min, hasta 75 °C en la masa.
Escurrir en rejilla y servir al momento con la salsa de soja rebajada.

Raclette
4: 800 g Queso raclette, 1000 g Patata, 200 g Jamón serrano, 150 g Pepinillo en vinagre, 100 g Cebollitas en vinagre
Cocer la patata con piel 30 min y mantener por encima de 63 °C.
Fundir el queso raclette en lonchas a la raclette o a 250 °C 3 min.
Verter sobre la patata abierta.
Servir con el jamón serrano, el pepinillo en vinagre y las cebollitas en vinagre.

Polenta con setas
4: 200 g Polenta, 900 g Caldo de verduras, 400 g Mezcla de setas, 60 g Mantequilla, 80 g Queso parmesano, 10 g Ajo, 30 g Aceite de oliva, 8 g Sal
Hervir el caldo de verduras con la sal y echar la polenta en lluvia; cocer 35-40 min, removiendo (5 min, si es precocida).
Saltear la mezcla de setas en el aceite de oliva con el ajo 8 min.
Ligar la polenta con la mantequilla y el queso parmesano.
Servir al momento con las setas encima.
`,
  ),
  ...writtenDishesOf(
    'Bebidas',
    `
Leche de almendras; leche de almendra; bebida de almendras; bebida de avena casera
8: 200 g Almendra cruda, 1000 g Agua, 30 g Azúcar, 1 g Sal
Remojar la almendra cruda 12 h a 4 °C, escurrir y pelar.
Triturar con el agua fría 2-3 min.
Colar por estameña, apretando, y disolver el azúcar y la sal.
Conservar 3 días a 4 °C como máximo y agitar antes de servir.
! Contiene frutos de cáscara.
`,
  ),
]
