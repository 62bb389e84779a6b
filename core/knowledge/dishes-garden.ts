import { type Dish, writtenDishesOf } from './dish.ts'

/** Vegetables, eggs, salads, small plates and what is kept in jars. Usual proportions of the trade, written by us. */
export const gardenDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Verduras',
    `
Zarangollo; zarangollo murciano
4: 800 g Calabacín, 300 g Cebolla, 300 g Huevo, 80 g Aceite de oliva, 8 g Sal
Pochar la cebolla en juliana en el aceite de oliva 20 min.
Añadir el calabacín en rodajas finas y la sal y cocer 25 min, hasta que se deshaga y no quede agua.
Añadir el huevo batido y remover a fuego suave 2-3 min, hasta cuajar jugoso: 70 °C en el centro.
Servir al momento.

Alcachofas con jamón; alcachofas salteadas con jamón
4: 1200 g Alcachofa, 120 g Jamón serrano, 15 g Ajo, 60 g Aceite de oliva, 15 g Harina de trigo, 100 g Vino blanco, 30 g Zumo de limón, 4 g Sal
Tornear la alcachofa y tener en agua con el zumo de limón.
Cocer en agua con la sal 15-18 min, hasta que el fondo ceda; guardar 200 g del agua.
Dorar el ajo en el aceite de oliva 2 min, añadir el jamón serrano 30 s y la harina de trigo 1 min.
Mojar con el vino blanco y el agua de cocción y hervir 3 min; añadir las alcachofas y dar 3 min.

Alcachofas confitadas; alcachofas confitadas en aceite
4: 1200 g Alcachofa, 800 g Aceite de oliva, 15 g Ajo, 1 g Tomillo, 6 g Sal
Tornear la alcachofa y secar.
Cubrir con el aceite de oliva, el ajo y el tomillo y confitar a 90-95 °C 35-45 min, hasta que se pinche sin esfuerzo.
Escurrir, abrir en flor y marcar en plancha a 220 °C 2 min.
Terminar con la sal.
! Las que se guarden, cubiertas y a 4 °C, 3 días como máximo: verdura en aceite fuera del frío es riesgo de botulismo.

Berenjenas con miel; berenjenas fritas con miel; berenjenas con miel de caña
4: 600 g Berenjena, 150 g Harina de trigo, 300 g Leche entera, 500 g Aceite de oliva para freír, 80 g Miel de caña, 6 g Sal
Cortar la berenjena en bastones o láminas y remojar 30 min en la leche entera con la sal.
Escurrir, pasar por la harina de trigo y cribar.
Freír en el aceite de oliva a 185 °C 2 min, por tandas, y escurrir.
Servir al momento con la miel de caña en hilo.

Espinacas con pasas y piñones; espinacas a la catalana
4: 1000 g Espinaca, 50 g Pasas, 40 g Piñón, 10 g Ajo, 50 g Aceite de oliva, 5 g Sal
Remojar las pasas 15 min en agua tibia.
Escaldar la espinaca 1 min, enfriar y escurrir a conciencia.
Tostar el piñón en el aceite de oliva 2 min con el ajo.
Añadir las pasas y la espinaca y saltear 3 min con la sal.

Trinxat de la Cerdaña; trinxat; trinxat de col y patata
4: 800 g Repollo, 600 g Patata, 200 g Panceta, 15 g Ajo, 50 g Aceite de oliva, 9 g Sal
Cocer el repollo 25 min y la patata 25 min en agua con la sal; escurrir muy bien y aplastar.
Dorar la panceta en lonchas en el aceite de oliva 5 min, hasta 70 °C, y reservar; dorar el ajo.
Mezclar la grasa con el puré y formar una torta en la sartén.
Dorar 5 min por lado y servir con la panceta.

Pimientos del piquillo rellenos de bacalao; piquillos rellenos de bacalao; pimientos rellenos de bacalao; piquillos rellenos
4: 400 g Pimiento del piquillo en conserva, 350 g Bacalao desalado, 60 g Harina de trigo, 60 g Aceite de oliva, 500 g Leche entera, 100 g Cebolla, 100 g Nata para cocinar 18 %, 3 g Sal
Desmigar el bacalao desalado y sudar con la cebolla en el aceite de oliva 8 min, hasta 68 °C.
Añadir la harina de trigo 3 min y la leche entera en tres veces; cocer 12 min, hasta que se despegue, probar y salar con la sal.
Enfriar de 60 a 10 °C en menos de 2 h y rellenar tres cuartos del pimiento del piquillo en conserva.
Triturar el resto de los pimientos con la nata para cocinar 18 % y cocer 5 min.
Napar y hornear a 190 °C 12 min, hasta 74 °C en el centro.

Pimientos rellenos de carne; pimientos rellenos; pimientos verdes rellenos
4: 900 g Pimiento rojo, 350 g Carne picada de ternera, 150 g Carne picada de cerdo, 120 g Arroz redondo, 150 g Cebolla, 400 g Tomate triturado, 10 g Ajo, 60 g Aceite de oliva, 300 g Caldo de carne, 10 g Sal
Vaciar el pimiento rojo por el rabo.
Pochar la cebolla y el ajo en el aceite de oliva 12 min; dorar la carne picada de ternera y la carne picada de cerdo 6 min.
Añadir el arroz redondo y la mitad del tomate triturado con la sal, 5 min; rellenar sólo tres cuartos.
Poner en cazuela con el resto del tomate y el caldo de carne y cocer tapado a 180 °C 50-60 min, hasta 74 °C en el centro.

Calçots con romesco; calçots; calçotada; calçots con salvitxada
4: 2000 g Calçot, 400 g Salsa romesco
Cortar las barbas del calçot y un palmo de verde, sin lavar.
Asar a llama viva 12-15 min, hasta quemar por fuera.
Envolver en papel de periódico limpio o aluminio 20 min: terminan de hacerse.
Servir calientes con la salsa romesco.

Patatas a la riojana; patatas con chorizo
4: 1000 g Patata, 250 g Chorizo, 150 g Cebolla, 100 g Pimiento verde, 40 g Carne de pimiento choricero, 12 g Ajo, 5 g Pimentón dulce, 1 g Laurel, 50 g Aceite de oliva, 8 g Sal
Pochar la cebolla, el pimiento verde y el ajo en el aceite de oliva 15 min.
Añadir el chorizo en rodajas 3 min; apartar y añadir el pimentón dulce y la carne de pimiento choricero.
Añadir la patata cachada y el laurel, cubrir justo de agua y cocer 25-30 min a fuego suave con la sal.
Mover la cazuela para que engorde y reposar 10 min por encima de 63 °C.

Patatas a lo pobre; patatas pobres
4: 1000 g Patata, 200 g Cebolla, 200 g Pimiento verde, 15 g Ajo, 400 g Aceite de oliva, 15 g Vinagre de Jerez, 10 g Sal
Cortar la patata en rodajas de 5 mm y salar con la sal.
Freír en el aceite de oliva a 130-140 °C con la cebolla y el pimiento verde 20-25 min, sin dorar, removiendo poco.
Añadir el ajo los últimos 5 min y subir a 170 °C 2 min.
Escurrir y rociar con el vinagre de Jerez.

Patatas a la importancia; patatas a la importancia con almejas
4: 900 g Patata, 60 g Harina de trigo, 120 g Huevo, 120 g Cebolla, 15 g Ajo, 120 g Vino blanco, 700 g Caldo de pescado, 300 g Aceite de oliva, 0.2 g Azafrán, 10 g Perejil, 9 g Sal
Cortar la patata en rodajas de 1 cm, salar con la sal y pasar por la harina de trigo y el huevo.
Freír en el aceite de oliva a 175 °C 2 min por lado y pasar a una cazuela.
Pochar la cebolla 10 min; mojar con el vino blanco y el caldo de pescado; añadir el majado del ajo, el azafrán y el perejil.
Cubrir las patatas y cocer 25-30 min a fuego suave, hasta que cedan, con 75 °C superados en el centro.

Patatas revolconas; revolconas; patatas meneás; patatas machaconas
4: 1000 g Patata, 250 g Panceta, 15 g Ajo, 8 g Pimentón dulce, 2 g Pimentón picante, 1 g Laurel, 60 g Aceite de oliva, 9 g Sal
Cocer la patata con el laurel y la sal 30 min; escurrir y guardar el agua.
Freír la panceta en dados en el aceite de oliva 10 min, hasta que cruja y pase de 70 °C; reservar.
Dorar el ajo 2 min, apartar y añadir el pimentón dulce y el pimentón picante.
Volcar sobre la patata y machacar, aligerando con su agua.
Servir con los torreznos.

Patatas panadera; patatas panaderas; patatas a la panadera
4: 1000 g Patata, 250 g Cebolla, 120 g Aceite de oliva, 100 g Vino blanco, 10 g Ajo, 10 g Sal, 1 g Pimienta negra
Cortar la patata en láminas de 4 mm y la cebolla en juliana.
Mezclar con el aceite de oliva, el ajo, la sal y la pimienta negra y extender.
Hornear tapadas a 180 °C 25 min.
Destapar, mojar con el vino blanco y hornear 15-20 min, hasta que doren los bordes.

Papas arrugadas con mojo; papas arrugadas; papas arrugás
4: 1200 g Patata nueva, 250 g Sal gorda
Lavar la patata nueva, pequeña y sin pelar, y poner en agua que apenas cubra.
Añadir la sal gorda y cocer tapadas 25-30 min.
Tirar el agua y secar a fuego suave 4-5 min, moviendo, hasta que arruguen y blanqueen.
Servir con mojo picón o mojo verde, que son receta propia.

Coliflor gratinada; coliflor con bechamel; brócoli gratinado; coliflor al gratén
4: 900 g Coliflor, 600 g Leche entera, 36 g Mantequilla, 36 g Harina de trigo, 100 g Queso rallado, 1 g Nuez moscada, 9 g Sal
Cocer la coliflor en ramilletes en agua con la mitad de la sal 8-10 min, al dente, y escurrir bien.
Cocer un roux con la mantequilla y la harina de trigo 3 min, mojar con la leche entera caliente y cocer 12 min con la nuez moscada y el resto de la sal.
Napar y cubrir con el queso rallado.
Gratinar a 220 °C 12-15 min, hasta dorar.

Tumbet mallorquín; tumbet; tombet
6: 600 g Patata, 500 g Berenjena, 500 g Calabacín, 400 g Pimiento rojo, 700 g Tomate triturado, 20 g Ajo, 300 g Aceite de oliva, 14 g Sal
Cortar la patata en rodajas de 4 mm y la berenjena y el calabacín de 8 mm; salar y secar.
Freír por separado en el aceite de oliva a 150-170 °C: patata 10 min, berenjena y calabacín 5 min, pimiento rojo 8 min; escurrir.
Sofreír el ajo y el tomate triturado con la sal 30 min en 60 g del aceite.
Montar por capas: patata, berenjena, calabacín, pimiento y tomate.
Hornear a 180 °C 15 min y servir templado.

Espárragos blancos con mayonesa; espárragos con mayonesa; espárragos a dos salsas; espárragos blancos
4: 800 g Espárrago blanco, 200 g Mayonesa, 10 g Sal, 5 g Azúcar
Pelar el espárrago blanco de la yema hacia abajo y cortar la parte leñosa.
Cocer en agua con la sal y el azúcar 15-20 min a fuego suave, hasta que el pie ceda.
Enfriar en su agua de 60 a 10 °C en menos de 2 h.
Servir con la mayonesa.

Setas al ajillo; champiñones al ajillo
4: 800 g Mezcla de setas, 30 g Ajo, 80 g Aceite de oliva virgen extra, 1 g Guindilla, 10 g Perejil, 40 g Vino blanco, 6 g Sal
Limpiar la mezcla de setas con paño y trocear.
Saltear en la mitad del aceite de oliva virgen extra a fuego vivo 6-8 min, por tandas, hasta evaporar el agua.
Dorar el ajo y la guindilla en el resto 2 min y unir.
Mojar con el vino blanco, reducir 1 min y terminar con la sal y el perejil.

Acelgas rehogadas; acelgas con patatas; acelgas; judías verdes rehogadas; judías verdes con patatas
4: 1000 g Acelga, 400 g Patata, 20 g Ajo, 60 g Aceite de oliva, 3 g Pimentón dulce, 8 g Sal
Cocer la patata en trozos en agua con la sal 12 min; añadir la penca de la acelga y cocer 8 min; la hoja, los últimos 4 min.
Escurrir bien.
Dorar el ajo en el aceite de oliva 2 min, apartar y añadir el pimentón dulce.
Rehogar la verdura 3 min.

Gratén dauphinois; patatas dauphinoise; gratén de patata; gratín de patatas; gratin dauphinois; patatas gratinadas
6: 1000 g Patata, 500 g Nata para montar 35 %, 300 g Leche entera, 10 g Ajo, 20 g Mantequilla, 1 g Nuez moscada, 10 g Sal
Cortar la patata en láminas de 2-3 mm, sin lavar: su almidón liga.
Hervir la nata para montar 35 % con la leche entera, el ajo, la nuez moscada y la sal 2 min; añadir la patata y cocer 8 min.
Untar la fuente con la mantequilla, llenar y alisar.
Hornear a 150 °C 50-60 min, hasta que el cuchillo entre solo, y dorar a 200 °C 5 min.
Reposar 15 min antes de cortar.

Parmigiana de berenjena; berenjenas a la parmesana; parmigiana; berenjenas a la parmigiana
6: 1200 g Berenjena, 800 g Tomate triturado, 250 g Mozzarella fresca, 100 g Queso parmesano, 12 g Ajo, 10 g Albahaca, 400 g Aceite de oliva, 12 g Sal
Cortar la berenjena en láminas de 8 mm, salar con la mitad de la sal 30 min y secar.
Freír en el aceite de oliva a 180 °C 2 min por lado y escurrir sobre papel.
Cocer el tomate triturado con el ajo y el resto de la sal 25 min; añadir la albahaca.
Montar por capas: tomate, berenjena, mozzarella fresca escurrida y queso parmesano.
Hornear a 190 °C 30 min y reposar 20 min.

Musaka; moussaka; musaca
6: 1000 g Berenjena, 600 g Carne picada de cordero, 150 g Cebolla, 400 g Tomate triturado, 100 g Vino tinto, 2 g Canela molida, 2 g Orégano, 700 g Leche entera, 60 g Mantequilla, 60 g Harina de trigo, 60 g Yema de huevo, 80 g Queso rallado, 120 g Aceite de oliva, 14 g Sal
Cortar la berenjena en rodajas de 1 cm, salar 30 min, secar y asar con la mitad del aceite de oliva a 220 °C 20 min.
Dorar la carne picada de cordero en el resto 8 min, hasta 70 °C; añadir la cebolla 10 min, el vino tinto, el tomate triturado, la canela molida y el orégano y guisar 30 min con la mitad de la sal.
Cocer la bechamel con la mantequilla, la harina de trigo y la leche entera 12 min con el resto de la sal; fuera del fuego, ligar la yema de huevo.
Montar berenjena, carne, berenjena y bechamel; cubrir con el queso rallado.
Hornear a 180 °C 40 min, hasta 74 °C en el centro, y reposar 20 min.

Zorongollo; zorongollo extremeño; ensalada de pimientos asados; pimientos asados
4: 900 g Pimiento rojo, 250 g Tomate, 100 g Cebolla, 10 g Ajo, 60 g Aceite de oliva virgen extra, 15 g Vinagre de Jerez, 5 g Sal
Asar el pimiento rojo, el tomate y el ajo a 200 °C 40 min, dando la vuelta.
Tapar 20 min, pelar sin lavar y hacer tiras; guardar el jugo.
Ligar el jugo con el aceite de oliva virgen extra, el vinagre de Jerez y la sal.
Mezclar con la cebolla en juliana y servir templado; 3 días a 4 °C como máximo.

Piperrada; piperada; piperade
4: 400 g Pimiento verde, 300 g Pimiento rojo, 250 g Cebolla, 400 g Tomate, 120 g Jamón serrano, 240 g Huevo, 12 g Ajo, 80 g Aceite de oliva, 7 g Sal
Pochar la cebolla, el pimiento verde, el pimiento rojo y el ajo en el aceite de oliva 25 min.
Añadir el tomate pelado y la sal y reducir 20 min.
Añadir el huevo batido y cuajar removiendo a fuego suave 2-3 min, hasta 70 °C en el centro.
Marcar el jamón serrano 20 s por lado y servir encima.

Fondue de queso; fondue
4: 400 g Queso gruyer, 400 g Queso emmental, 300 g Vino blanco, 15 g Almidón de maíz, 20 g Kirsch, 8 g Ajo, 1 g Nuez moscada, 400 g Pan
Frotar la cazuela con el ajo.
Calentar el vino blanco a 70 °C y añadir a puñados el queso gruyer y el queso emmental rallados con el almidón de maíz.
Fundir removiendo en ocho 6-8 min, sin que hierva.
Añadir el kirsch y la nuez moscada y mantener a 60-65 °C; servir con el pan en dados.

Tofu marinado; tofu a la plancha; tofu con soja
4: 600 g Tofu, 60 g Salsa de soja, 15 g Jengibre, 8 g Ajo, 20 g Sirope de agave, 20 g Aceite de sésamo, 20 g Almidón de maíz, 8 g Sésamo
Prensar el tofu 30 min y cortar en dados.
Marinar con la salsa de soja, el jengibre, el ajo y el sirope de agave 2-12 h a 4 °C.
Escurrir, pasar por el almidón de maíz y dorar en el aceite de sésamo 6-8 min, por todas las caras.
Glasear con la marinada, hervida 2 min, y terminar con el sésamo.

Hamburguesa de lentejas; hamburguesa vegana; hamburguesas veganas; hamburguesa vegetal; hamburguesas de lentejas; hamburguesa de garbanzos
4: 500 g Lenteja cocida, 100 g Copos de avena, 120 g Cebolla, 100 g Zanahoria, 100 g Champiñón, 20 g Salsa de soja, 6 g Pimentón ahumado, 3 g Comino, 10 g Ajo, 40 g Aceite de oliva, 7 g Sal
Pochar la cebolla, la zanahoria, el champiñón y el ajo muy picados en la mitad del aceite de oliva 12 min, hasta que sequen.
Aplastar dos tercios de la lenteja cocida bien escurrida y dejar el resto entera.
Mezclar todo con los copos de avena molidos, la salsa de soja, el pimentón ahumado, el comino y la sal y reposar 1 h a 4 °C.
Formar piezas de 150 g y enfriar 30 min.
Dorar en el resto del aceite 4 min por lado, hasta 75 °C en el centro.

Albóndigas de lentejas; albóndigas veganas; albóndigas vegetales
4: 500 g Lenteja cocida, 80 g Pan rallado, 100 g Cebolla, 20 g Semilla de lino, 60 g Agua, 400 g Tomate triturado, 10 g Ajo, 3 g Comino, 60 g Aceite de oliva, 8 g Perejil, 8 g Sal
Moler la semilla de lino e hidratar con el agua 10 min.
Triturar la lenteja cocida a golpes con el pan rallado, el ajo, el comino, el perejil, la mitad de la sal y el lino; reposar 30 min a 4 °C y formar bolas de 30 g.
Dorar en la mitad del aceite de oliva 5 min.
Pochar la cebolla en el resto 12 min, añadir el tomate triturado y el resto de la sal y cocer 20 min.
Calentar las albóndigas en la salsa 5 min, hasta 75 °C en el centro.

Lasaña de verduras; lasaña vegetal; lasaña de berenjena; lasaña vegetariana
6: 250 g Placas de lasaña, 400 g Calabacín, 400 g Berenjena, 200 g Pimiento rojo, 150 g Cebolla, 400 g Tomate triturado, 750 g Leche entera, 50 g Mantequilla, 50 g Harina de trigo, 120 g Queso mozzarella, 60 g Aceite de oliva, 12 g Sal
Saltear el calabacín, la berenjena, el pimiento rojo y la cebolla en dados en el aceite de oliva 15 min.
Añadir el tomate triturado y la mitad de la sal y reducir 15 min: el relleno, seco.
Cocer la bechamel con la mantequilla, la harina de trigo y la leche entera 12 min con el resto de la sal.
Montar con las placas de lasaña y cubrir con el queso mozzarella.
Hornear a 180 °C 30 min, hasta 74 °C en el centro, y reposar 10 min.
`,
  ),
  ...writtenDishesOf(
    'Huevos',
    `
Tortilla paisana
4: 300 g Huevo, 400 g Patata, 80 g Chorizo, 80 g Guisante, 80 g Pimiento rojo, 100 g Cebolla, 300 g Aceite de oliva, 6 g Sal
Confitar la patata en dados y la cebolla en el aceite de oliva a 130-140 °C 18 min; escurrir.
Saltear el chorizo, el pimiento rojo y el guisante 5 min.
Batir el huevo con la sal, mezclar todo y reposar 5 min.
Cuajar 3-4 min por lado, hasta 70 °C en el centro.
! Si se quiere jugosa, huevo pasteurizado o consumo inmediato (63 °C 20 s, RD 1021/2022).

Huevos rotos con jamón; huevos rotos; huevos estrellados; huevos rotos con chistorra
4: 480 g Huevo, 1000 g Patata, 160 g Jamón ibérico, 700 g Aceite de oliva, 8 g Sal
Cortar la patata en bastones, lavar y secar; confitar en el aceite de oliva a 140 °C 8 min y freír a 180 °C 3 min.
Escurrir y salar con la sal.
Freír el huevo en el aceite a 180 °C 1 min 30 s, con puntilla y la clara cuajada del todo, para consumo inmediato; para no correr riesgo, yema hasta 70 °C o huevo pasteurizado.
Poner sobre las patatas, repartir el jamón ibérico y romper en la mesa.

Huevos a la flamenca; huevos al plato
4: 480 g Huevo, 400 g Tomate triturado, 120 g Jamón serrano, 100 g Chorizo, 100 g Guisante, 80 g Espárrago verde, 120 g Cebolla, 10 g Ajo, 50 g Aceite de oliva, 3 g Pimentón dulce, 5 g Sal
Pochar la cebolla y el ajo en el aceite de oliva 12 min; añadir el jamón serrano y el chorizo 3 min.
Apartar y añadir el pimentón dulce; añadir el tomate triturado y la sal y reducir 15 min.
Añadir el guisante y el espárrago verde cocidos 4 min y repartir en cazuelas.
Cascar el huevo encima y hornear a 200 °C 8-10 min, hasta 70 °C en el centro.

Huevos rellenos; huevos rellenos de atún
4: 480 g Huevo cocido, 160 g Atún en aceite, 120 g Mayonesa, 80 g Tomate frito, 40 g Aceituna verde, 2 g Sal
Partir el huevo cocido y sacar la yema.
Mezclar dos tercios de la yema con el atún en aceite escurrido, el tomate frito y la mitad de la mayonesa; probar y salar con la sal.
Rellenar, napar con el resto de la mayonesa y rallar encima la yema guardada.
Terminar con la aceituna verde, conservar a 4 °C y gastar en 24 h.

Huevos benedictinos; huevos Benedict; huevos benedict
4: 480 g Huevo, 280 g Pan brioche, 120 g Bacón, 200 g Salsa holandesa, 30 g Vinagre de vino blanco, 4 g Sal
Marcar el bacón 2 min por lado y tostar el pan brioche.
Escalfar el huevo en agua a 85-90 °C con el vinagre de vino blanco y la sal 3-4 min: la clara, cuajada; para el pase inmediato, o pasteurizado (la yema líquida no llega a 70 °C).
Escurrir sobre paño.
Montar pan, bacón y huevo, y napar con la salsa holandesa, hecha con yema pasteurizada y a 63 °C.

Revuelto de setas y gambas; revuelto de ajetes y gambas; revuelto de gambas; revuelto de setas; revuelto
4: 480 g Huevo, 250 g Mezcla de setas, 250 g Gamba pelada, 80 g Ajo tierno, 50 g Aceite de oliva, 6 g Sal
Saltear la mezcla de setas en el aceite de oliva 6 min, hasta secar; añadir el ajo tierno 3 min.
Saltear la gamba pelada 2 min, hasta 68 °C en el centro.
Añadir el huevo apenas batido con la sal y remover fuera y dentro del fuego 2 min, hasta 70 °C: cremoso, no seco.
Servir al momento.

Huevo a baja temperatura; huevos a baja temperatura; huevo a 63 grados; huevo poché a baja temperatura
4: 240 g Huevo, 300 g Patata, 60 g Mantequilla, 100 g Leche entera, 40 g Jamón ibérico, 4 g Sal
Cocer el huevo con cáscara a 63-64 °C 45-60 min: por encima de 63 °C 20 s en la yema, vale para consumo inmediato (RD 1021/2022).
Mantener a 63 °C hasta el pase; no enfriar y recalentar sin pasteurizar (a 70 °C ya no es esta textura).
Cocer la patata 30 min, pasar por tamiz y ligar con la mantequilla, la leche entera caliente y la sal.
Abrir el huevo sobre la crema y terminar con el jamón ibérico.

Suflé de queso; souflé de queso; soufflé de queso; suflé; soufflé; suflé salado
4: 250 g Leche entera, 40 g Mantequilla, 40 g Harina de trigo, 80 g Yema de huevo, 160 g Clara de huevo, 120 g Queso gruyer, 1 g Nuez moscada, 4 g Sal
Precalentar el horno a 190 °C con calor abajo; untar los moldes con mantequilla de abajo arriba y espolvorear con harina o queso.
Cocer un roux con la mantequilla y la harina de trigo 2 min, mojar con la leche entera caliente y cocer 3 min, hasta que se despegue.
Fuera del fuego, a unos 60 °C, añadir la yema de huevo, el queso gruyer, la nuez moscada y la sal.
Montar la clara de huevo a pico blando, aflojar la base con un cuarto y unir el resto con lengua, sin bajar.
Llenar tres cuartos, alisar y despegar el borde con el pulgar.
Hornear a 190 °C 14-16 min en molde individual (25-30 min en uno grande), sin abrir, hasta 72 °C en el centro.
Servir al salir: aguanta 3 min.
! Si no sube: claras pasadas o base caliente; si se derrama, molde mal untado. La base se deja hecha; la clara se monta al pase.

Quiche lorraine clásica
8: 350 g Masa quebrada, 200 g Bacón, 300 g Huevo, 300 g Nata para montar 35 %, 200 g Leche entera, 1 g Nuez moscada, 5 g Sal
Forrar el molde con la masa quebrada, reposar 30 min a 4 °C y cocer en blanco a 180 °C 18 min.
Dorar el bacón en tiras 5 min y escurrir.
Batir el huevo con la nata para montar 35 %, la leche entera, la nuez moscada y la sal, sin aire.
Repartir el bacón, llenar y hornear a 170 °C 30-35 min, hasta 78-80 °C en el centro.
Reposar 15 min; se conserva 24 h a 4 °C como máximo.

Shakshuka; shakshouka
4: 480 g Huevo, 800 g Tomate triturado, 250 g Pimiento rojo, 150 g Cebolla, 12 g Ajo, 4 g Comino, 6 g Pimentón dulce, 0.5 g Cayena, 60 g Aceite de oliva, 10 g Cilantro, 8 g Sal
Pochar la cebolla y el pimiento rojo en el aceite de oliva 15 min; añadir el ajo, el comino, el pimentón dulce y la cayena 30 s.
Añadir el tomate triturado y la sal y reducir 15 min.
Hacer huecos, cascar el huevo y tapar 6-8 min, hasta 70 °C en el centro.
Terminar con el cilantro.
`,
  ),
  ...writtenDishesOf(
    'Ensaladas',
    `
Ensalada murciana; moje; mojete
4: 800 g Tomate pelado, 150 g Cebolleta, 200 g Atún en aceite, 120 g Huevo cocido, 80 g Aceituna negra, 60 g Aceite de oliva virgen extra, 3 g Sal
Escurrir y trocear el tomate pelado en conserva, guardando parte del jugo.
Añadir la cebolleta en juliana y el atún en aceite.
Aliñar con el aceite de oliva virgen extra, la sal y un poco del jugo.
Terminar con el huevo cocido y la aceituna negra y reposar 30 min a 4 °C.

Ensalada Waldorf
4: 400 g Manzana, 200 g Apio, 100 g Nuez, 120 g Mayonesa, 60 g Yogur natural, 20 g Zumo de limón, 3 g Sal
Cortar la manzana en dados con el zumo de limón.
Cortar el apio en láminas finas.
Mezclar la mayonesa con el yogur natural y la sal.
Unir todo con la nuez troceada y servir a 4 °C; gastar en 24 h.

Ensalada Niçoise; ensalada nizarda; ensalada nicoise; salade niçoise
4: 300 g Tomate, 200 g Judía verde, 200 g Atún en aceite, 240 g Huevo cocido, 40 g Anchoa en aceite, 80 g Aceituna negra, 80 g Pimiento verde, 60 g Cebolleta, 60 g Aceite de oliva virgen extra, 20 g Vinagre de vino tinto, 3 g Sal
Cocer la judía verde 6-8 min en agua con sal, al dente, y enfriar en hielo.
Cortar el tomate, el pimiento verde y la cebolleta.
Montar con el atún en aceite, el huevo cocido, la anchoa en aceite y la aceituna negra.
Aliñar al pase con el aceite de oliva virgen extra, el vinagre de vino tinto y la sal.

Ensalada campera; ensalada de patata; ensalada malagueña
6: 1000 g Patata, 300 g Tomate, 150 g Pimiento verde, 120 g Cebolleta, 200 g Atún en aceite, 180 g Huevo cocido, 80 g Aceituna verde, 80 g Aceite de oliva virgen extra, 30 g Vinagre de Jerez, 8 g Sal
Cocer la patata con piel en agua con la mitad de la sal 30 min; pelar y aliñar en templado con parte del aceite de oliva virgen extra y el vinagre de Jerez.
Cortar el tomate, el pimiento verde y la cebolleta.
Unir con el atún en aceite y la aceituna verde, el resto del aliño y de la sal.
Terminar con el huevo cocido, enfriar a 4 °C y gastar en 24 h.

Ensalada caprese; caprese; ensalada de tomate y mozzarella
4: 600 g Tomate, 400 g Mozzarella de búfala, 10 g Albahaca, 50 g Aceite de oliva virgen extra, 4 g Flor de sal
Atemperar el tomate y la mozzarella de búfala 30 min.
Cortar en rodajas y escurrir.
Montar alternando con la albahaca.
Aliñar al pase con el aceite de oliva virgen extra y la flor de sal.

Pipirrana; pipirrana jienense
4: 700 g Tomate, 200 g Pimiento verde, 150 g Pepino, 100 g Cebolleta, 60 g Aceite de oliva virgen extra, 20 g Vinagre de Jerez, 120 g Huevo cocido, 6 g Ajo, 6 g Sal
Majar el ajo con la sal y la yema del huevo cocido, y ligar con el aceite de oliva virgen extra y el vinagre de Jerez.
Cortar en dados pequeños el tomate, el pimiento verde, el pepino y la cebolleta.
Mezclar y reposar 30 min a 4 °C.
Terminar con la clara picada.

Remojón granadino; remojón; ensalada de naranja y bacalao
4: 600 g Naranja, 250 g Bacalao desalado, 100 g Cebolleta, 80 g Aceituna negra, 120 g Huevo cocido, 60 g Aceite de oliva virgen extra, 10 g Vinagre de Jerez, 2 g Sal
Asar el bacalao desalado a 200 °C 8 min, hasta 68 °C en el centro, y sacar lascas.
Pelar la naranja a lo vivo y cortar en rodajas.
Mezclar con la cebolleta y el bacalao.
Aliñar con el aceite de oliva virgen extra, el vinagre de Jerez y la sal y terminar con la aceituna negra y el huevo cocido.

Ensalada de pasta; ensalada de macarrones
6: 400 g Pasta seca, 200 g Atún en aceite, 250 g Tomate cherry, 150 g Maíz dulce, 100 g Aceituna verde, 150 g Mozzarella fresca, 80 g Aceite de oliva virgen extra, 25 g Vinagre balsámico, 6 g Albahaca, 8 g Sal
Cocer la pasta seca en agua con la sal, escurrir, aceitar y extender: de 60 a 10 °C en menos de 2 h.
Cortar el tomate cherry y la mozzarella fresca.
Mezclar con el atún en aceite, el maíz dulce y la aceituna verde.
Aliñar con el aceite de oliva virgen extra, el vinagre balsámico y la albahaca; gastar en 24 h a 4 °C.

Coleslaw; ensalada de col; ensalada americana de col
6: 500 g Repollo, 200 g Zanahoria, 200 g Mayonesa, 60 g Yogur natural, 20 g Vinagre de manzana, 15 g Azúcar, 6 g Sal
Cortar el repollo en juliana fina, salar con la sal 20 min y escurrir.
Rallar la zanahoria.
Mezclar la mayonesa con el yogur natural, el vinagre de manzana y el azúcar.
Unir y reposar 1 h a 4 °C; gastar en 24 h.

Ensalada de quinoa; ensalada de quinua
4: 240 g Quinoa, 200 g Pepino, 250 g Tomate cherry, 150 g Aguacate, 120 g Queso feta, 60 g Aceite de oliva virgen extra, 30 g Zumo de limón, 10 g Hierbabuena, 6 g Sal
Lavar la quinoa y cocer en dos volúmenes de agua con la sal 15 min; reposar 5 min y enfriar de 60 a 10 °C en menos de 2 h.
Cortar el pepino, el tomate cherry y el aguacate.
Aliñar con el aceite de oliva virgen extra y el zumo de limón.
Terminar con el queso feta y la hierbabuena.

Ensalada de tomate y ventresca; tomate con ventresca
4: 800 g Tomate raf, 200 g Ventresca de bonito, 80 g Cebolleta, 50 g Aceite de oliva virgen extra, 4 g Flor de sal
Atemperar el tomate raf y cortar en gajos.
Cortar la cebolleta en aros finos y tener 10 min en agua con hielo.
Repartir la ventresca de bonito en conserva en lascas.
Aliñar al pase con el aceite de oliva virgen extra y la flor de sal (la ventresca fresca se cuece antes a 68 °C).
`,
  ),
  ...writtenDishesOf(
    'Aperitivos',
    `
Pan con tomate; pa amb tomàquet; pan tumaca
4: 320 g Pan de cristal, 300 g Tomate, 40 g Aceite de oliva virgen extra, 8 g Ajo, 3 g Sal
Tostar el pan de cristal a 220 °C 3 min.
Frotar con el ajo.
Frotar o extender el tomate rallado y escurrido.
Aliñar con el aceite de oliva virgen extra y la sal y servir al momento.

Gildas; gilda
10: 100 g Anchoa en aceite, 150 g Aceituna verde, 150 g Guindilla en vinagre, 30 g Aceite de oliva virgen extra
Escurrir la anchoa en aceite, la aceituna verde y la guindilla en vinagre.
Ensartar aceituna, guindilla doblada, anchoa y aceituna.
Rociar con el aceite de oliva virgen extra.
Servir a 8-10 °C; gastar en el día.

Soldaditos de Pavía; soldaditos; bacalao rebozado; bacalao frito; pavías
4: 500 g Bacalao desalado, 150 g Harina de trigo, 180 g Cerveza, 4 g Levadura química, 2 g Pimentón dulce, 500 g Aceite de oliva para freír
Cortar el bacalao desalado en tiras de 2 × 8 cm y secar.
Mezclar la harina de trigo, la levadura química y el pimentón dulce con la cerveza muy fría y reposar 20 min a 4 °C.
Rebozar.
Freír en el aceite de oliva a 180 °C 3-4 min, hasta dorar y 70 °C en el centro.

Bikini de trufa; bikini; sándwich mixto; sandwich mixto
4: 320 g Pan de molde, 160 g Jamón cocido, 200 g Mozzarella fresca, 60 g Mantequilla, 6 g Aceite de trufa
Untar el pan de molde por fuera con la mantequilla.
Rellenar con el jamón cocido, la mozzarella fresca escurrida y el aceite de trufa.
Prensar y dorar a 180 °C 3 min por lado, hasta 74 °C en el centro.
Cortar y servir al momento.

Bocadillo de calamares; bocata de calamares
4: 500 g Calamar, 400 g Pan, 120 g Harina de trigo, 500 g Aceite de oliva para freír, 100 g Mayonesa, 5 g Sal, 30 g Limón
Cortar el calamar en anillas, secar muy bien y salar con la sal.
Pasar por la harina de trigo y cribar.
Freír en el aceite de oliva a 185 °C 1 min 30 s-2 min, hasta dorar y 68 °C en el centro.
Montar en el pan con el limón y la mayonesa.

Tosta de anchoas; tosta de anchoa; tostas
4: 240 g Pan, 80 g Anchoa en aceite, 200 g Tomate, 60 g Mantequilla, 10 g Aceite de oliva virgen extra
Tostar el pan a 220 °C 4 min.
Untar con la mantequilla o con el tomate rallado y escurrido.
Poner la anchoa en aceite al pase.
Rociar con el aceite de oliva virgen extra.

Chistorra a la sidra; chorizo a la sidra; chorizos a la sidra
4: 500 g Chistorra, 400 ml Sidra, 1 g Laurel
Pinchar la chistorra y dorar sin grasa 4 min.
Tirar la grasa, añadir la sidra y el laurel.
Cocer a fuego medio 12-15 min, hasta que la sidra reduzca y el centro pase de 74 °C.
Servir en cazuela de barro, con pan.

Tequeños
6: 300 g Harina de trigo, 60 g Mantequilla, 60 g Huevo, 90 g Agua, 5 g Sal, 400 g Queso fresco, 600 g Aceite de girasol para freír
Amasar la harina de trigo con la mantequilla, el huevo, el agua y la sal 5 min y reposar 30 min.
Cortar el queso fresco firme en bastones de 1 × 8 cm.
Estirar la masa a 3 mm, cortar tiras de 2 cm y envolver el queso en espiral, sellando los extremos.
Enfriar 20 min y freír en el aceite de girasol a 175 °C 3-4 min, hasta dorar y 74 °C en el centro.

Hummus de remolacha; hummus de piquillo
8: 400 g Garbanzo cocido, 250 g Remolacha cocida, 80 g Tahini, 50 g Zumo de limón, 8 g Ajo, 50 g Aceite de oliva virgen extra, 3 g Comino, 6 g Sal
Escurrir el garbanzo cocido y la remolacha cocida.
Triturar con el tahini, el zumo de limón, el ajo, el comino y la sal 3 min.
Emulsionar con el aceite de oliva virgen extra y agua fría hasta crema.
Conservar 3 días a 4 °C como máximo.

Tomates confitados; tomates cherry confitados; tomate confitado
10: 1500 g Tomate pera, 80 g Aceite de oliva virgen extra, 15 g Azúcar, 10 g Ajo, 2 g Tomillo, 10 g Sal
Escaldar el tomate pera 15 s, pelar, cortar en cuartos y quitar la semilla.
Aliñar con el aceite de oliva virgen extra, el azúcar, el ajo laminado, el tomillo y la sal.
Hornear a 100 °C 2 h 30 min-3 h, hasta perder la mitad del peso.
Enfriar de 60 a 10 °C en menos de 2 h y conservar 4 días a 4 °C como máximo, cubiertos de aceite; nunca a temperatura ambiente.

Ajos confitados; ajo confitado
10: 300 g Ajo, 400 g Aceite de oliva, 1 g Tomillo
Pelar el ajo y cubrir con el aceite de oliva y el tomillo.
Confitar a 90-95 °C 40-50 min, hasta que se aplaste entre los dedos.
Enfriar en hielo de 60 a 10 °C en menos de 2 h.
Conservar a 3 °C, 48 h como máximo, o congelar; nunca a temperatura ambiente: el ajo en aceite es riesgo de botulismo.
`,
  ),
  ...writtenDishesOf(
    'Salsas y fondos',
    `
Tomates en conserva; conserva de tomate; tomate en conserva; tomate al natural en conserva
10: 3000 g Tomate, 30 g Zumo de limón, 15 g Sal
Escaldar el tomate 15 s, pelar y despepitar.
Hervir los tarros y las tapas 10 min; llenar apretando, con la sal y 10 g del zumo de limón por kilo (asegura pH por debajo de 4,6).
Cerrar y cocer los tarros cubiertos de agua 45 min desde que hierve (medio litro).
Enfriar, comprobar el vacío y rotular con la fecha; 12 meses en sitio oscuro.
! Sin medir pH, a la nevera y 5 días. Un tarro hinchado se tira sin probar.

Pimientos asados en conserva; conserva de pimientos; piquillos en conserva
10: 3000 g Pimiento rojo, 45 g Vinagre de vino blanco, 20 g Sal, 20 g Aceite de oliva
Asar el pimiento rojo a 200 °C 45 min, tapar 20 min y pelar sin lavar.
Aliñar con el vinagre de vino blanco y la sal, para bajar de pH 4,6, y el aceite de oliva.
Llenar los tarros hervidos 10 min con su jugo, sin aire.
Cerrar y cocer cubiertos de agua 40 min desde que hierve; enfriar y comprobar el vacío.
! El pimiento es poco ácido: sin acidificar y medir pH, un baño a 100 °C no destruye las esporas de Clostridium botulinum; entonces, 5 días a 4 °C o congelado.

Bonito en conserva; conserva de bonito; atún en conserva casero; bonito en aceite casero
8: 1200 g Bonito del norte, 700 g Aceite de oliva, 60 g Sal, 1 g Laurel
Cocer el bonito del norte en rodajas en agua con la sal (60 g por litro) 25-30 min a 90 °C, hasta 70 °C en el centro; enfriar y limpiar.
Llenar los tarros hervidos 10 min con lomos prietos y el laurel y cubrir con el aceite de oliva, sin aire.
Cerrar y cocer cubiertos de agua 2 h.
Enfriar y guardar siempre a 3 °C, 7 días como máximo, o congelar.
! El baño a 100 °C no basta para guardarlo fuera del frío: el pescado en aceite no es ácido y pide autoclave (121 °C 3 min en el centro) por el botulismo.

Encurtido de cebolla morada; cebolla morada encurtida; cebolla encurtida; encurtidos; encurtido rápido; verduras encurtidas
10: 500 g Cebolla roja, 250 g Vinagre de manzana, 250 g Agua, 60 g Azúcar, 12 g Sal, 2 g Pimienta negra
Cortar la cebolla roja en aros finos.
Hervir el vinagre de manzana, el agua, el azúcar, la sal y la pimienta negra 1 min.
Cubrir la cebolla con el líquido caliente y enfriar de 60 a 10 °C en menos de 2 h.
Usar a las 4 h; 2 semanas a 4 °C como máximo, siempre cubierta.

Pepinillos encurtidos; pepinillos en vinagre caseros; pepinillos agridulces
10: 1000 g Pepino, 500 g Vinagre de vino blanco, 300 g Agua, 60 g Azúcar, 40 g Sal, 8 g Eneldo, 5 g Mostaza en grano
Cubrir el pepino pequeño con la sal y agua fría 12 h a 4 °C; escurrir.
Hervir el vinagre de vino blanco, el agua, el azúcar y la mostaza en grano 3 min.
Llenar los tarros hervidos 10 min con el pepino y el eneldo y cubrir con el líquido hirviendo.
Cerrar y cocer al baño 10 min a 85 °C; esperar 2 semanas y, abierto, a 4 °C.

Kimchi; kimchi de col
10: 1500 g Col china, 60 g Sal, 150 g Nabo daikon, 80 g Cebolleta, 30 g Ajo, 15 g Jengibre, 40 g Guindilla seca, 40 g Salsa de pescado, 15 g Harina de arroz, 15 g Azúcar, 120 g Agua
Salar la col china en cuartos con la sal 2-3 h, dando vueltas; aclarar tres veces y escurrir.
Cocer la harina de arroz con el agua y el azúcar 3 min y enfriar.
Mezclar con la guindilla seca molida, el ajo, el jengibre y la salsa de pescado; añadir el nabo daikon y la cebolleta.
Untar hoja a hoja, apretar en el tarro bajo su jugo y dejar 3 cm libres.
Fermentar a 18-20 °C 2-4 días, abriendo a diario, hasta pH por debajo de 4,2; después a 4 °C.

Chucrut casero; col fermentada; chucrut
10: 2000 g Repollo, 40 g Sal, 2 g Enebro
Cortar el repollo en juliana fina y pesar.
Masajear con la sal (2 % del peso) y el enebro 10 min, hasta que suelte jugo.
Apretar en el tarro: todo bajo su salmuera y con peso.
Fermentar a 18-20 °C 3-4 semanas, hasta pH por debajo de 4,2; después a 4 °C.
! Con moho o mal olor se tira.

Limones encurtidos; limón confitado marroquí; limones en sal
10: 1000 g Limón, 200 g Sal gorda, 300 g Zumo de limón, 1 g Laurel
Lavar el limón y abrir en cruz sin separar.
Rellenar con la sal gorda y apretar en un tarro hervido 10 min con el laurel.
Cubrir con el zumo de limón, sin aire.
Esperar 4 semanas a 18-20 °C, dando la vuelta; abierto, a 4 °C. Se usa la piel.
`,
  ),
]
