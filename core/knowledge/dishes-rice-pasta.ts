import { type Dish, writtenDishesOf } from './dish.ts'

/** Rice and pasta beside the base formulas. Usual proportions of the trade, written by us. */
export const riceAndPastaDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Arroces',
    `
Arroz a banda; arròs a banda
4: 360 g Arroz bomba, 1100 g Caldo de pescado, 250 g Sepia, 200 g Gamba pelada, 120 g Tomate rallado, 80 g Aceite de oliva virgen extra, 12 g Ajo, 20 g Pulpa de ñora, 8 g Sal, 0.2 g Azafrán
Sofreír la sepia en dados en el aceite de oliva virgen extra 6-8 min, hasta 68 °C en el centro.
Añadir el ajo y el tomate rallado y sofreír 10 min; incorporar la pulpa de ñora y remover 30 s.
Añadir el arroz bomba y nacarar 1 min.
Mojar con el caldo de pescado hirviendo, el azafrán y la sal; cocer 8 min a fuego vivo y 9-10 min a fuego suave.
Repartir la gamba pelada los últimos 2 min y reposar 3 min. Servir con alioli.

Arroz del senyoret; arroz a la marinera pelado; arroz del señorito
4: 360 g Arroz bomba, 1050 g Caldo de pescado, 200 g Sepia, 250 g Langostino pelado, 200 g Rape, 120 g Tomate rallado, 80 g Aceite de oliva virgen extra, 10 g Ajo, 3 g Pimentón dulce, 8 g Sal, 0.2 g Azafrán
Marcar el langostino pelado y el rape en dados en el aceite de oliva virgen extra 1 min y reservar.
Sofreír la sepia 6-8 min; añadir el ajo y el tomate rallado y sofreír 10 min.
Apartar, añadir el pimentón dulce y el arroz bomba y nacarar 1 min.
Mojar con el caldo de pescado hirviendo, el azafrán y la sal; cocer 8 min a fuego vivo y 9-10 min suave.
Devolver langostino y rape los últimos 3 min, hasta 68 °C en el centro, y reposar 3 min.

Arroz a la cubana
4: 320 g Arroz redondo, 400 g Salsa de tomate, 240 g Huevo, 400 g Plátano, 10 g Ajo, 150 g Aceite de oliva, 7 g Sal
Dorar el ajo en un tercio del aceite de oliva 2 min, añadir el arroz redondo y rehogar 1 min.
Cocer con el doble de volumen de agua y la sal 17 min, tapado, y reposar 5 min.
Calentar la salsa de tomate 5 min.
Freír el plátano a lo largo a 170 °C, 2 min por lado.
Freír el huevo a 180 °C, 1-2 min, con la clara cuajada y puntilla; para consumo inmediato, o hasta 70 °C si se espera.

Arroz con costra; arròs amb crosta
6: 480 g Arroz bomba, 1300 g Caldo de carne, 500 g Conejo, 250 g Longaniza fresca, 200 g Butifarra, 150 g Garbanzo cocido, 300 g Huevo, 150 g Tomate rallado, 80 g Aceite de oliva, 3 g Pimentón dulce, 0.2 g Azafrán, 10 g Sal
Dorar el conejo en el aceite de oliva 10 min, hasta 70 °C en el centro; dorar la longaniza fresca y la butifarra en rodajas y reservar.
Sofreír el tomate rallado 10 min, añadir el pimentón dulce y el arroz bomba y nacarar 1 min.
Mojar con el caldo de carne hirviendo, el garbanzo cocido, el azafrán y la sal; cocer 10 min.
Repartir los embutidos por encima y hornear a 200 °C 8 min.
Cubrir con el huevo batido y hornear a 220 °C 6-8 min, hasta que suba la costra y pase de 70 °C.

Arroz meloso de setas; arroz de setas; arroz con setas
4: 340 g Arroz bomba, 1250 g Caldo de verduras, 350 g Mezcla de setas, 120 g Cebolla, 100 g Tomate rallado, 80 g Vino blanco, 60 g Aceite de oliva, 10 g Ajo, 40 g Queso parmesano, 8 g Sal
Saltear la mezcla de setas en la mitad del aceite de oliva 6-8 min a fuego vivo y reservar.
Pochar la cebolla y el ajo en el resto 12 min; añadir el tomate rallado y sofreír 8 min.
Añadir el arroz bomba, mojar con el vino blanco y reducir 1 min.
Mojar con el caldo de verduras hirviendo en tres veces, con la sal, y cocer 15-16 min.
Añadir las setas, reposar 2 min y ligar con el queso parmesano.

Risotto de setas; risotto ai funghi; risotto de boletus
4: 320 g Arroz carnaroli, 1100 g Caldo de verduras, 350 g Mezcla de setas, 80 g Chalota, 100 g Vino blanco, 60 g Mantequilla, 70 g Queso parmesano, 30 g Aceite de oliva, 6 g Sal
Saltear la mezcla de setas en el aceite de oliva 6-8 min y reservar.
Pochar la chalota en un tercio de la mantequilla 6 min; tostar el arroz carnaroli 2 min.
Mojar con el vino blanco y reducir a seco.
Añadir el caldo de verduras hirviendo cazo a cazo, con la sal, removiendo, 16-17 min; las setas, a mitad.
Apartar 1 min y mantecar con el resto de la mantequilla fría y el queso parmesano, hasta que haga onda.

Risotto a la milanesa; risotto milanés; risotto milanese; risotto de azafrán
4: 320 g Arroz carnaroli, 1100 g Caldo de carne, 80 g Cebolla, 100 g Vino blanco, 70 g Mantequilla, 40 g Tuétano, 80 g Queso parmesano, 0.3 g Azafrán, 6 g Sal
Infusionar el azafrán en un cazo del caldo de carne caliente 10 min.
Fundir el tuétano con un tercio de la mantequilla y pochar la cebolla 8 min; tostar el arroz carnaroli 2 min.
Mojar con el vino blanco y reducir a seco.
Añadir el caldo hirviendo cazo a cazo, con la sal, removiendo, 16-17 min; el azafrán, a mitad; pasar de 70 °C.
Mantecar fuera del fuego con el resto de la mantequilla y el queso parmesano.

Arroz tres delicias; arroz frito; arroz frito chino
4: 320 g Arroz largo, 150 g Jamón cocido, 150 g Gamba pelada, 120 g Guisante congelado, 80 g Zanahoria, 150 g Huevo, 40 g Aceite de girasol, 15 g Salsa de soja, 6 g Sal
Cocer el arroz largo 12 min en agua con sal, escurrir, extender y enfriar de 60 a 10 °C en menos de 2 h; guardar a 4 °C menos de 24 h.
Cuajar el huevo batido en tortilla fina, hasta 70 °C, y cortar en tiras.
Escaldar el guisante congelado y la zanahoria 3 min; saltear la gamba pelada 2 min, hasta 68 °C en el centro.
Saltear el arroz frío en el aceite de girasol muy caliente 3-4 min, hasta 74 °C.
Añadir el resto con el jamón cocido, la salsa de soja y la sal y saltear 1 min.
! El arroz cocido no se deja a temperatura ambiente: Bacillus cereus da una toxina que aguanta el salteado.

Sushi; arroz de sushi; nigiri; maki; makis
4: 400 g Arroz para sushi, 440 g Agua, 60 g Vinagre de arroz, 25 g Azúcar, 6 g Sal, 250 g Salmón, 150 g Atún rojo, 100 g Pepino, 100 g Aguacate, 15 g Alga nori, 10 g Wasabi, 40 g Jengibre encurtido, 60 g Salsa de soja
Congelar el salmón y el atún rojo a −20 °C 24 h (o −35 °C 15 h) y descongelar a 4 °C: se comen crudos.
Lavar el arroz para sushi hasta que el agua salga clara, remojar 30 min y cocer con el agua tapado 12 min; reposar 10 min.
Disolver el azúcar y la sal en el vinagre de arroz tibio y mezclar con el arroz cortando, abanicando, hasta 37 °C.
Cortar el pescado a contraveta; el pepino y el aguacate, en tiras.
Montar nigiris de 18 g de arroz con su lámina y un punto de wasabi; enrollar makis con la alga nori y esterilla.
Servir en menos de 2 h con el jengibre encurtido y la salsa de soja.
! El arroz avinagrado, con pH por debajo de 4,6, aguanta el servicio a temperatura ambiente; sin medirlo, 2 h como mucho.
`,
  ),
  ...writtenDishesOf(
    'Pastas',
    `
Lasaña a la boloñesa; lasagna alla bolognese
8: 350 g Placas de lasaña, 500 g Carne picada de ternera, 250 g Carne picada de cerdo, 150 g Cebolla, 100 g Zanahoria, 60 g Apio, 400 g Tomate triturado, 120 g Vino tinto, 1000 g Leche entera, 60 g Mantequilla, 60 g Harina de trigo, 120 g Queso parmesano, 40 g Aceite de oliva, 14 g Sal, 1 g Nuez moscada
Pochar la cebolla, la zanahoria y el apio en el aceite de oliva 15 min; dorar la carne picada de ternera y la carne picada de cerdo 10 min.
Mojar con el vino tinto y reducir; añadir el tomate triturado y la mitad de la sal y guisar 1 h 30 min.
Cocer un roux con la mantequilla y la harina de trigo 3 min, mojar con la leche entera caliente y cocer 12 min con la nuez moscada y el resto de la sal.
Cocer las placas de lasaña 3 min menos de lo que diga el paquete y secar.
Montar cinco capas de pasta, ragú, bechamel y queso parmesano.
Hornear a 180 °C 35 min, hasta 74 °C en el centro, y reposar 10 min.

Canelones de San Esteban; canelones a la catalana; canelones de asado; canelones de rostit
6: 240 g Placas de canelones, 300 g Ternera para guisar, 300 g Magro de cerdo, 300 g Contramuslo de pollo deshuesado, 100 g Higadito de pollo, 200 g Cebolla, 150 g Tomate, 80 g Brandy, 1000 g Leche entera, 70 g Mantequilla, 70 g Harina de trigo, 100 g Queso rallado, 60 g Aceite de oliva, 14 g Sal, 1 g Nuez moscada
Dorar la ternera para guisar, el magro de cerdo y el contramuslo de pollo deshuesado en el aceite de oliva 12 min; añadir la cebolla y el tomate y asar a 180 °C 1 h 15 min, mojando con el brandy.
Añadir el higadito de pollo los últimos 10 min, hasta 74 °C en el centro, y picar todo fino con su jugo.
Cocer una bechamel con la mantequilla, la harina de trigo y la leche entera 12 min, con la nuez moscada y la sal; ligar el relleno con un tercio.
Cocer las placas de canelones 2 min menos de su tiempo, secar, rellenar y enrollar.
Napar con el resto de la bechamel y el queso rallado y gratinar a 200 °C 15-20 min, hasta 74 °C en el centro.

Rossejat de fideos; rossejat; fideos rossejats
4: 360 g Fideos, 1000 g Caldo de pescado, 80 g Aceite de oliva, 20 g Ajo, 15 g Pulpa de ñora, 200 g Sepia, 7 g Sal, 60 g Alioli
Dorar los fideos en el aceite de oliva a fuego medio 6-8 min, removiendo, hasta color avellana, y sacar.
Dorar el ajo y la sepia en dados 6 min, hasta 68 °C en el centro; añadir la pulpa de ñora 30 s.
Mojar con el caldo de pescado hirviendo y la sal, añadir los fideos y cocer 8-10 min sin remover.
Terminar a 220 °C 4 min, para que se empinen, y servir con el alioli.

Espaguetis con almejas; spaghetti alle vongole; espaguetis a las almejas; pasta con almejas; linguine con almejas
4: 360 g Espaguetis, 1000 g Almeja, 80 g Aceite de oliva virgen extra, 20 g Ajo, 100 g Vino blanco, 12 g Perejil, 1 g Guindilla seca, 4 g Sal
Purgar la almeja 1-2 h en agua fría con 35 g de sal por litro.
Dorar el ajo y la guindilla seca en el aceite de oliva virgen extra 2 min; añadir la almeja y el vino blanco, tapar y abrir 4-5 min, hasta 90 °C durante 90 s. Desechar las cerradas y colar el jugo.
Cocer los espaguetis en agua con la sal 2 min menos de su tiempo.
Terminar la pasta en el jugo 2 min, moviendo, hasta que ligue.
Añadir las almejas y el perejil y servir al momento.

Pasta al pesto; espaguetis al pesto; tallarines al pesto; ñoquis al pesto; pasta con pesto; trofie al pesto
4: 360 g Espaguetis, 160 g Pesto, 20 g Queso parmesano, 8 g Sal
Cocer los espaguetis en agua con la sal (10 g por litro), 1 min menos de su tiempo.
Guardar un cazo de agua de cocción.
Aflojar el pesto con 60 g del agua, fuera del fuego: caliente se oscurece.
Mezclar con la pasta escurrida hasta que nape.
Servir con el queso parmesano.

Macarrones a la boloñesa; macarrones con carne; pasta con carne
4: 360 g Macarrones, 350 g Carne picada de ternera, 400 g Tomate triturado, 120 g Cebolla, 80 g Zanahoria, 80 g Vino tinto, 40 g Aceite de oliva, 80 g Queso rallado, 8 g Sal, 1 g Orégano
Pochar la cebolla y la zanahoria en el aceite de oliva 12 min.
Dorar la carne picada de ternera 8 min, hasta 70 °C; mojar con el vino tinto y reducir 3 min.
Añadir el tomate triturado, el orégano y la sal y cocer 40 min.
Cocer los macarrones al dente, 1 min menos de su tiempo, y mezclar con la salsa.
Cubrir con el queso rallado y gratinar a 220 °C 6-8 min.

Ñoquis de patata; ñoquis; gnocchi; noquis de patata
4: 1000 g Patata, 280 g Harina de trigo, 60 g Yema de huevo, 10 g Sal, 1 g Nuez moscada
Cocer la patata con piel 35-40 min desde agua fría, o asar a 180 °C 1 h: cuanto más seca, menos harina.
Pelar en caliente, pasar por pasapurés y extender para que suelte vapor.
Mezclar templada con la yema de huevo, la sal y la nuez moscada y unir la harina de trigo sin amasar de más.
Formar cilindros de 2 cm, cortar y marcar con tenedor.
Cocer en agua hirviendo con sal hasta que floten y 30 s más, 2-3 min, pasando de 70 °C; saltear con la salsa.

Cacio e pepe; pasta cacio e pepe; espaguetis con queso y pimienta
4: 400 g Espaguetis, 180 g Queso pecorino, 5 g Pimienta negra, 6 g Sal
Tostar la pimienta negra machacada en seco 1 min y mojar con un cazo de agua de cocción.
Cocer los espaguetis en poca agua con la sal, 2 min menos de su tiempo, para que dé almidón.
Rallar fino el queso pecorino y hacer una crema con agua de cocción a 55-60 °C.
Terminar la pasta en la sartén 1 min, apartar y ligar con la crema por debajo de 65 °C: más caliente, hace hilos.

Pasta all'amatriciana; amatriciana; espaguetis a la amatriciana; bucatini all'amatriciana
4: 380 g Espaguetis, 180 g Guanciale, 400 g Tomate pelado, 80 g Vino blanco, 80 g Queso pecorino, 1 g Guindilla seca, 5 g Sal
Fundir el guanciale en tiras desde frío 8 min y reservar crujiente.
Añadir la guindilla seca, mojar con el vino blanco y reducir 2 min.
Añadir el tomate pelado aplastado y cocer 12 min.
Cocer los espaguetis en agua con la sal, 1 min menos de su tiempo, y terminar en la salsa.
Ligar fuera del fuego con el queso pecorino y el guanciale.

Pasta puttanesca; espaguetis a la puttanesca; puttanesca; espaguetis puttanesca
4: 380 g Espaguetis, 400 g Tomate pelado, 40 g Anchoa en aceite, 100 g Aceituna negra, 30 g Alcaparras, 15 g Ajo, 60 g Aceite de oliva, 1 g Guindilla seca, 8 g Perejil, 3 g Sal
Dorar el ajo y la guindilla seca en el aceite de oliva 2 min y fundir la anchoa en aceite.
Añadir las alcaparras desaladas y la aceituna negra 1 min.
Añadir el tomate pelado y cocer 10-12 min.
Cocer los espaguetis en agua con la sal, 1 min menos de su tiempo, y saltear con la salsa y el perejil.

Raviolis de ricota y espinacas; raviolis de ricotta y espinacas; raviolis; raviolis de espinacas
4: 400 g Harina de trigo, 220 g Huevo, 350 g Ricotta, 300 g Espinaca, 80 g Queso parmesano, 80 g Mantequilla, 4 g Salvia fresca, 1 g Nuez moscada, 8 g Sal
Amasar la harina de trigo con el huevo 10 min y reposar 30 min tapada.
Escaldar la espinaca 1 min, enfriar, escurrir a conciencia y picar; mezclar con la ricotta, el queso parmesano, la nuez moscada y la mitad de la sal.
Estirar a 1 mm, repartir 12 g de relleno, cerrar sin aire y cortar.
Cocer en agua hirviendo con el resto de la sal 3-4 min, hasta 74 °C en el centro.
Saltear 1 min con la mantequilla avellana y la salvia fresca.

Mac and cheese; macarrones con queso; macarrones gratinados con queso
4: 360 g Macarrones, 700 g Leche entera, 45 g Mantequilla, 45 g Harina de trigo, 280 g Queso cheddar, 60 g Pan rallado, 5 g Mostaza, 6 g Sal
Cocer los macarrones 2 min menos de su tiempo y escurrir.
Cocer un roux con la mantequilla y la harina de trigo 2 min, mojar con la leche entera caliente y cocer 8 min.
Fundir el queso cheddar fuera del fuego con la mostaza y la sal.
Mezclar con la pasta, cubrir con el pan rallado y hornear a 200 °C 15 min, hasta dorar.

Pad thai; pad thai de gambas
4: 300 g Fideos de arroz, 300 g Langostino pelado, 150 g Huevo, 150 g Brotes de soja, 60 g Cebolleta, 60 g Cacahuete tostado, 60 g Salsa de pescado, 50 g Tamarindo, 40 g Azúcar moreno, 60 g Lima, 40 g Aceite de girasol, 8 g Ajo
Remojar los fideos de arroz 30 min en agua tibia y escurrir.
Disolver el azúcar moreno con la salsa de pescado y el tamarindo a fuego suave, 3 min.
Saltear el ajo y el langostino pelado en el aceite de girasol 2-3 min, hasta 68 °C en el centro, y apartar a un lado.
Cuajar el huevo hasta 70 °C, añadir los fideos y la salsa y saltear 3 min.
Añadir los brotes de soja y la cebolleta 30 s.
Servir con el cacahuete tostado y la lima.

Yakisoba; fideos fritos japoneses; chow mein; tallarines chinos
4: 320 g Fideos de trigo asiáticos, 250 g Pechuga de pollo, 200 g Repollo, 100 g Zanahoria, 100 g Cebolla, 50 g Salsa de soja, 30 g Salsa de ostras, 15 g Azúcar, 30 g Aceite de girasol, 8 g Jengibre
Cocer los fideos de trigo asiáticos 3 min, enfriar y engrasar.
Mezclar la salsa de soja, la salsa de ostras y el azúcar.
Saltear la pechuga de pollo en tiras en el aceite de girasol 4 min, hasta 74 °C en el centro, y reservar.
Saltear el jengibre, la cebolla, la zanahoria y el repollo 3 min a fuego máximo.
Reunir todo y saltear 2 min con la salsa.
`,
  ),
]
