import { type Dish, writtenDishesOf } from './dish.ts'

/** Meat, poultry, game and offal. Usual proportions of the trade, written by us; cores after AESAN 2021. */
export const meatDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Carnes',
    `
Carrilleras de cerdo ibérico; carrilleras ibéricas; carrilleras de cerdo; carrilleras de cerdo al vino tinto
4: 1000 g Carrillera de cerdo, 250 g Cebolla, 150 g Zanahoria, 100 g Puerro, 15 g Ajo, 500 g Vino tinto, 500 g Caldo de carne, 30 g Harina de trigo, 60 g Aceite de oliva, 1 g Laurel, 11 g Sal, 1 g Pimienta negra
Limpiar la carrillera de cerdo, sazonar con la sal y la pimienta negra, pasar por la harina de trigo y dorar en el aceite de oliva 6-8 min; reservar.
Pochar la cebolla, la zanahoria, el puerro y el ajo con el laurel 20 min.
Mojar con el vino tinto y reducir a la mitad, 12 min; añadir el caldo de carne y volver la carne.
Guisar tapado 1 h 45 min-2 h a 90-95 °C, hasta que el cuchillo entre solo, con 70 °C superados en el centro.
Sacar, triturar y colar la salsa y reducir 10 min, hasta que nape.

Ternera en salsa; ternera a la jardinera; redondo de ternera en salsa; redondo en salsa
6: 1200 g Redondo de ternera, 300 g Cebolla, 200 g Zanahoria, 100 g Puerro, 15 g Ajo, 200 g Vino blanco, 600 g Caldo de carne, 60 g Aceite de oliva, 1 g Laurel, 14 g Sal, 2 g Pimienta negra
Bridar y sazonar el redondo de ternera con la sal y la pimienta negra; dorar en el aceite de oliva 10 min y reservar.
Pochar la cebolla, la zanahoria, el puerro, el ajo y el laurel 20 min.
Mojar con el vino blanco, reducir 5 min y añadir el caldo de carne.
Volver la carne y guisar tapado 1 h 45 min a 90-95 °C, hasta que ceda, con más de 70 °C en el centro.
Enfriar en la salsa, cortar en frío, triturar y colar la salsa y regenerar a 74 °C.

Fricandó; fricandó de ternera; fricandó con setas
4: 700 g Filete de ternera, 300 g Mezcla de setas, 200 g Cebolla, 250 g Tomate triturado, 120 g Vino blanco, 500 g Caldo de carne, 50 g Harina de trigo, 30 g Almendra, 10 g Ajo, 70 g Aceite de oliva, 1 g Tomillo, 9 g Sal
Sazonar el filete de ternera fino con la sal, pasar por la harina de trigo y dorar en el aceite de oliva 1 min por lado; reservar.
Pochar la cebolla 15 min, añadir el tomate triturado y sofreír 12 min.
Mojar con el vino blanco y el caldo de carne, añadir el tomillo, volver la carne y guisar 45 min a fuego suave.
Añadir la mezcla de setas salteada y la picada de la almendra y el ajo y cocer 10 min, con más de 70 °C en el centro.

Ropa vieja; ropa vieja canaria; ropa vieja cubana
4: 800 g Falda de ternera, 200 g Cebolla, 150 g Pimiento rojo, 100 g Pimiento verde, 300 g Tomate triturado, 15 g Ajo, 80 g Vino blanco, 4 g Comino, 3 g Pimentón dulce, 1 g Laurel, 60 g Aceite de oliva, 11 g Sal
Cocer la falda de ternera en agua con el laurel y la mitad de la sal 2 h 30 min a 90-95 °C, con más de 70 °C en el centro, y deshilachar; guardar el caldo.
Pochar la cebolla, el pimiento rojo, el pimiento verde y el ajo en el aceite de oliva 15 min.
Apartar y añadir el comino y el pimentón dulce; mojar con el vino blanco y reducir 3 min.
Añadir el tomate triturado y el resto de la sal, 12 min; unir la carne con 200 g de caldo y cocer 20 min.
! En Canarias lleva 300 g de garbanzo cocido y patata frita.

Callos a la gallega; callos con garbanzos; callos a la andaluza; menudo
6: 1500 g Callos de ternera, 400 g Garbanzo, 200 g Chorizo, 150 g Hueso de jamón, 200 g Cebolla, 20 g Ajo, 10 g Pimentón dulce, 5 g Comino, 1 g Laurel, 60 g Aceite de oliva, 14 g Sal
Remojar el garbanzo 12 h. Lavar los callos de ternera, blanquear 5 min y tirar el agua.
Cocer los callos, el hueso de jamón y el laurel 2 h 30 min a 90-95 °C.
Añadir el garbanzo y cocer 1 h 30 min; el chorizo, los últimos 30 min, con más de 70 °C en el centro.
Sofreír la cebolla y el ajo en el aceite de oliva 12 min; apartar, añadir el pimentón dulce y el comino y volcar con la sal.
Cocer 15 min y reposar de un día para otro: enfriar de 60 a 10 °C en menos de 2 h.

Caldereta de cordero; caldereta extremeña; cordero en caldereta
6: 1500 g Cordero, 250 g Cebolla, 150 g Pimiento rojo, 25 g Ajo, 120 g Higadito de pollo, 200 g Vino blanco, 500 g Caldo de carne, 8 g Pimentón dulce, 40 g Pan, 80 g Aceite de oliva, 1 g Laurel, 16 g Sal
Sazonar el cordero troceado con la sal y dorar en el aceite de oliva 10 min; reservar.
Dorar el ajo y el higadito de pollo 4 min, hasta 74 °C en el centro, y majar con el pan frito.
Pochar la cebolla y el pimiento rojo con el laurel 15 min; apartar y añadir el pimentón dulce.
Mojar con el vino blanco, reducir 4 min, añadir el caldo de carne y volver el cordero; guisar 1 h 15 min-1 h 30 min a 90-95 °C.
Ligar con el majado y cocer 10 min, con más de 70 °C en el centro.

Cordero al chilindrón; cordero chilindrón; ternasco al chilindrón
4: 1200 g Cordero, 300 g Pimiento rojo, 200 g Cebolla, 300 g Tomate triturado, 80 g Jamón serrano, 120 g Vino blanco, 15 g Ajo, 60 g Aceite de oliva, 12 g Sal
Sazonar el cordero troceado con la sal y dorar en el aceite de oliva 8 min; reservar.
Pochar la cebolla, el pimiento rojo y el ajo 15 min; añadir el jamón serrano 2 min.
Mojar con el vino blanco y reducir; añadir el tomate triturado y sofreír 10 min.
Volver la carne y guisar tapado 1 h-1 h 15 min a 90-95 °C, con más de 70 °C en el centro.

Cochinillo asado; cochinillo asado a la segoviana; tostón; cochinillo
6: 4000 g Cochinillo, 600 g Agua, 40 g Manteca de cerdo, 30 g Sal, 20 g Ajo, 1 g Laurel
Abrir el cochinillo por el espinazo sin cortar la piel, secar y sazonar por dentro con la sal.
Poner sobre tablillas o rejilla con la piel hacia abajo, con el agua, el ajo y el laurel en el fondo.
Asar a 160 °C 1 h 30 min, mojando.
Dar la vuelta con la piel hacia arriba, secar, untar con la manteca de cerdo, pinchar la piel y asar a 160 °C 45 min.
Subir a 220 °C 12-15 min, hasta piel crujiente y más de 70 °C en el centro; reposar 10 min y trinchar.

Cochifrito; cochifrito segoviano; cochinillo frito; cuchifrito
4: 1500 g Cochinillo, 30 g Ajo, 8 g Pimentón dulce, 100 g Vino blanco, 600 g Aceite de oliva, 1 g Laurel, 16 g Sal
Trocear el cochinillo en dados de 5 cm y cocer en agua con el laurel y la mitad de la sal 35 min.
Escurrir y secar muy bien.
Freír en el aceite de oliva a 170 °C 6-8 min, por tandas, hasta que la piel cruja y pase de 70 °C en el centro.
Dorar el ajo en un poco del aceite 2 min, apartar, añadir el pimentón dulce y el vino blanco y hervir 1 min.
Glasear la carne y salar con el resto de la sal.

Codillo asado; codillo al horno; codillo de cerdo asado
4: 2000 g Codillo de cerdo, 250 g Cebolla, 200 g Zanahoria, 330 ml Cerveza, 400 g Caldo de carne, 20 g Ajo, 40 g Miel, 20 g Mostaza, 2 g Tomillo, 18 g Sal
Cocer el codillo de cerdo con la mitad de la sal 1 h 15 min a 90-95 °C, o 12 h a 78 °C al vacío.
Poner en bandeja con la cebolla, la zanahoria, el ajo y el tomillo; mojar con la cerveza y el caldo de carne.
Asar a 160 °C 1 h 15 min, regando cada 20 min.
Pintar con la miel, la mostaza y el resto de la sal y asar a 210 °C 15 min, hasta piel crujiente y más de 70 °C en el centro.
Colar y reducir el jugo 8 min.

Lacón con grelos
6: 1500 g Lacón, 1000 g Grelo, 900 g Patata, 300 g Chorizo, 60 g Aceite de oliva virgen extra, 5 g Pimentón dulce
Desalar el lacón 48 h a 4 °C, cambiando el agua cada 8 h; si viene cocido, saltar este paso.
Cocer el lacón en agua limpia 25 min por kilo y 20 más, a 90-95 °C, con más de 70 °C en el centro.
Escaldar el grelo 3 min y tirar el agua; cocer en el caldo del lacón 15 min.
Cocer la patata 25 min y el chorizo 20 min en el mismo caldo.
Servir con el aceite de oliva virgen extra y el pimentón dulce.

Solomillo Wellington; Wellington; solomillo en hojaldre; beef wellington
6: 1200 g Solomillo de ternera, 500 g Masa de hojaldre, 400 g Champiñón, 120 g Paté de cerdo, 150 g Jamón serrano, 60 g Chalota, 30 g Mantequilla, 20 g Mostaza de Dijon, 60 g Huevo, 14 g Sal, 2 g Pimienta negra
Bridar y sazonar el solomillo de ternera con la sal y la pimienta negra; marcar a fuego vivo 1 min por lado, pintar con la mostaza de Dijon y enfriar a 4 °C.
Rehogar la chalota y el champiñón picado en la mantequilla 12-15 min, hasta que sequen; enfriar y mezclar con el paté de cerdo.
Extender el jamón serrano sobre film, cubrir con la duxelle, enrollar el solomillo muy apretado y enfriar 30 min.
Envolver en la masa de hojaldre, sellar, pintar con el huevo y reposar 20 min a 4 °C.
Hornear a 210 °C 30-35 min: 50-52 °C en el centro para servirlo rosado, 70 °C para la cocción asegurada (AESAN); reposar 10 min.

Steak tartar; steak tartare; tartar de ternera; tartar de carne; tartar de solomillo; tartar de vaca
4: 600 g Solomillo de ternera, 80 g Yema de huevo pasteurizada, 40 g Chalota, 30 g Alcaparras, 30 g Pepinillo en vinagre, 20 g Mostaza de Dijon, 15 g Salsa Worcestershire, 2 g Tabasco, 30 g Aceite de oliva virgen extra, 6 g Perejil, 6 g Sal, 1 g Pimienta negra
Recortar por fuera el solomillo de ternera, pieza entera y fresca, con tabla y cuchillo desinfectados, y cortar a cuchillo en dados de 3-4 mm al momento.
Picar muy fino la chalota, las alcaparras, el pepinillo en vinagre y el perejil.
Mezclar la yema de huevo pasteurizada con la mostaza de Dijon, la salsa Worcestershire, el tabasco y el aceite de oliva virgen extra.
Ligar la carne con la salsa y los picados, sazonar con la sal y la pimienta negra y servir enseguida, a 4 °C.
! Carne cruda: ni picada de antemano, ni para embarazadas, niños, mayores o inmunodeprimidos.

Carpaccio de ternera; carpaccio; carpaccio de buey; carpaccio de solomillo
4: 320 g Solomillo de ternera, 40 g Aceite de oliva virgen extra, 20 g Zumo de limón, 50 g Queso parmesano, 40 g Rúcula, 3 g Flor de sal, 1 g Pimienta negra
Recortar por fuera el solomillo de ternera con útiles desinfectados, enrollar en film y congelar 2 h a −20 °C, para poder cortarlo.
Cortar en láminas de 1-2 mm y extender en el plato frío.
Batir el aceite de oliva virgen extra con el zumo de limón y aliñar al pase.
Terminar con la flor de sal, la pimienta negra, la rúcula y el queso parmesano en lascas.
! Carne cruda: pieza entera y fresca, cortada al momento, entre 0 y 4 °C hasta el plato; ni para embarazadas, niños, mayores o inmunodeprimidos.

Entrecot a la pimienta; entrecot a la pimienta verde; solomillo a la pimienta; filete a la pimienta; steak au poivre
4: 900 g Entrecot de ternera, 250 g Nata para montar 35 %, 200 g Caldo de carne, 40 g Brandy, 12 g Pimienta negra, 40 g Chalota, 40 g Mantequilla, 20 g Aceite de oliva, 9 g Sal
Atemperar el entrecot de ternera 30 min, sazonar con la sal y apretar por los dos lados la pimienta negra machacada.
Marcar en el aceite de oliva con un tercio de la mantequilla, 2-3 min por lado; 70 °C en el centro, o menos por gusto, y reposar 5 min.
Pochar la chalota en la misma sartén 3 min, flamear con el brandy y reducir.
Mojar con el caldo de carne, reducir a la mitad, añadir la nata para montar 35 % y cocer 4 min, hasta que nape.
Montar con el resto de la mantequilla y el jugo del reposo.

Solomillo al roquefort; solomillo de cerdo al roquefort; entrecot al roquefort; ternera al roquefort; solomillo al queso azul
4: 750 g Solomillo de cerdo, 250 g Nata para montar 35 %, 130 g Queso roquefort, 40 g Chalota, 60 g Vino blanco, 30 g Aceite de oliva, 6 g Sal, 1 g Pimienta negra
Cortar el solomillo de cerdo en medallones de 3 cm y sazonar con la sal y la pimienta negra.
Marcar en el aceite de oliva 3 min por lado, hasta 70 °C en el centro, y reservar.
Pochar la chalota 3 min, mojar con el vino blanco y reducir.
Añadir la nata para montar 35 % y reducir 5 min; fundir el queso roquefort fuera del fuego y napar.

Cachopo; cachopo asturiano; cachopo de ternera
2: 500 g Filete de ternera, 80 g Jamón serrano, 120 g Queso tierno de vaca, 40 g Harina de trigo, 120 g Huevo, 100 g Pan rallado, 500 g Aceite de oliva para freír, 4 g Sal
Espalmar el filete de ternera en piezas de 5 mm y sazonar con la sal, poca.
Montar con el jamón serrano y el queso tierno de vaca, dejando 1 cm de borde, tapar con otro filete y sellar.
Pasar por la harina de trigo, el huevo y el pan rallado, y enfriar 20 min a 4 °C.
Freír en el aceite de oliva a 170-175 °C 4-5 min por lado, hasta 74 °C en el centro.
Escurrir y servir al momento.

Flamenquines; flamenquín; flamenquín cordobés
4: 500 g Lomo de cerdo, 120 g Jamón serrano, 40 g Harina de trigo, 120 g Huevo, 120 g Pan rallado, 600 g Aceite de oliva para freír, 3 g Sal
Espalmar el lomo de cerdo muy fino y sazonar con la sal, poca: el jamón sala.
Cubrir con el jamón serrano, enrollar apretado y enfriar 30 min a 4 °C.
Pasar por la harina de trigo, el huevo y el pan rallado.
Freír en el aceite de oliva a 170 °C 5-6 min, hasta 74 °C en el centro.
Servir cortado al bies.

San Jacobo; san jacobos; sanjacobos; libritos de lomo; cordon bleu
4: 600 g Lomo de cerdo, 120 g Jamón cocido, 140 g Queso gouda, 40 g Harina de trigo, 120 g Huevo, 120 g Pan rallado, 500 g Aceite de oliva para freír, 6 g Sal
Abrir el lomo de cerdo en libro, sazonar con la sal y rellenar con el jamón cocido y el queso gouda.
Pasar por la harina de trigo, el huevo y el pan rallado, apretando los bordes.
Enfriar 20 min a 4 °C.
Freír en el aceite de oliva a 170-175 °C 3 min por lado, hasta 74 °C en el centro.

Escalope milanesa; escalope a la milanesa; milanesa; escalope; escalope de ternera; cotoletta; wiener schnitzel
4: 600 g Filete de ternera, 60 g Harina de trigo, 120 g Huevo, 150 g Pan rallado, 30 g Queso parmesano, 400 g Aceite de oliva para freír, 60 g Limón, 7 g Sal
Espalmar el filete de ternera a 5 mm y sazonar con la sal.
Pasar por la harina de trigo, el huevo y el pan rallado mezclado con el queso parmesano.
Freír en el aceite de oliva a 175 °C 2 min por lado, hasta dorar y 70 °C en el centro.
Escurrir y servir con el limón.

Milanesa napolitana; milanesa a la napolitana
4: 600 g Filete de ternera, 60 g Harina de trigo, 120 g Huevo, 150 g Pan rallado, 250 g Salsa de tomate, 160 g Jamón cocido, 240 g Mozzarella rallada, 400 g Aceite de girasol para freír, 2 g Orégano, 6 g Sal
Espalmar el filete de ternera, sazonar con la sal y pasar por la harina de trigo, el huevo y el pan rallado.
Freír en el aceite de girasol a 175 °C 2 min por lado.
Cubrir con la salsa de tomate, el jamón cocido, la mozzarella rallada y el orégano.
Gratinar a 220 °C 6-8 min, hasta 74 °C en el centro.

Albóndigas en salsa de almendras; albóndigas con almendras; albóndigas en pepitoria
4: 400 g Carne picada de ternera, 200 g Carne picada de cerdo, 70 g Pan, 60 g Leche entera, 60 g Huevo, 60 g Almendra, 150 g Cebolla, 15 g Ajo, 120 g Vino blanco, 400 g Caldo de carne, 40 g Harina de trigo, 100 g Aceite de oliva, 0.2 g Azafrán, 8 g Perejil, 11 g Sal
Remojar la mitad del pan en la leche entera y amasar con la carne picada de ternera, la carne picada de cerdo, el huevo, el perejil y la sal; reposar 30 min a 4 °C.
Formar bolas de 30 g, pasar por la harina de trigo y dorar en el aceite de oliva 3 min.
Freír la almendra, el ajo y el resto del pan a 160 °C 2 min y majar con el azafrán.
Pochar la cebolla 12 min, mojar con el vino blanco y reducir; añadir el caldo de carne y el majado.
Guisar las albóndigas 20 min a fuego suave, hasta 70 °C en el centro.

Conejo al ajillo; conejo ajillo
4: 1200 g Conejo, 60 g Ajo, 150 g Vino blanco, 100 g Aceite de oliva, 1 g Laurel, 1 g Tomillo, 12 g Sal, 2 g Pimienta negra
Trocear el conejo y sazonar con la sal y la pimienta negra.
Dorar el ajo en el aceite de oliva 3 min y reservar; dorar el conejo 12 min en la misma grasa.
Añadir el laurel, el tomillo y el vino blanco y guisar tapado 20-25 min, hasta 74 °C en el centro.
Destapar, devolver el ajo y reducir 3 min, hasta que glasee.

Conejo con caracoles; caracoles con conejo
4: 1000 g Conejo, 500 g Caracol, 250 g Cebolla, 300 g Tomate triturado, 120 g Vino blanco, 400 g Caldo de carne, 30 g Almendra, 15 g Ajo, 80 g Aceite de oliva, 1 g Laurel, 1 g Tomillo, 12 g Sal
Purgar y lavar el caracol y cocer desde agua fría 45 min con el laurel, con más de 90 °C durante 90 s.
Sazonar el conejo troceado con la sal y dorar en el aceite de oliva 10 min; reservar.
Pochar la cebolla 15 min, añadir el tomate triturado y sofreír 12 min; mojar con el vino blanco.
Volver el conejo con el caldo de carne y el tomillo y guisar 35 min, hasta 74 °C en el centro.
Añadir los caracoles y la picada de la almendra y el ajo y cocer 12 min.

Liebre a la royal; liebre royal; lièvre à la royale
6: 2000 g Liebre, 300 g Panceta, 300 g Foie gras fresco de pato, 200 g Cebolla, 150 g Zanahoria, 1500 g Vino tinto, 500 g Caldo de carne, 60 g Brandy, 60 g Chocolate negro, 40 g Sangre, 20 g Ajo, 1 g Tomillo, 1 g Laurel, 60 g Aceite de oliva, 22 g Sal, 3 g Pimienta negra
Deshuesar la liebre y marinar 12 h a 4 °C con el vino tinto, la cebolla, la zanahoria, el ajo, el tomillo y el laurel.
Rellenar el lomo con la panceta picada y el foie gras fresco de pato, sazonar con la sal y la pimienta negra y bridar en cilindro.
Dorar la pieza y los huesos en el aceite de oliva 10 min, flamear con el brandy y mojar con la marinada hervida y el caldo de carne.
Guisar 6 h a 85-90 °C, con más de 74 °C en el centro; enfriar en el jugo y cortar.
Colar y reducir la salsa a un tercio, 40 min, y ligar con el chocolate negro y la sangre a 75-80 °C, sin hervir.
! Caza con control veterinario; congelar a −20 °C no sustituye a la cocción.

Ciervo en salsa de vino; ciervo estofado; venado estofado; venado en salsa; civet de ciervo; guiso de ciervo
4: 900 g Ciervo, 250 g Cebolla, 150 g Zanahoria, 700 g Vino tinto, 400 g Caldo de carne, 60 g Panceta, 15 g Ajo, 30 g Harina de trigo, 60 g Aceite de oliva, 20 g Chocolate negro, 1 g Laurel, 1 g Enebro, 11 g Sal
Marinar el ciervo en dados 12 h a 4 °C con el vino tinto, el laurel y el enebro; escurrir y secar.
Sazonar con la sal, pasar por la harina de trigo y dorar en el aceite de oliva 8 min; dorar la panceta.
Pochar la cebolla, la zanahoria y el ajo 15 min; mojar con la marinada y reducir a la mitad, 15 min.
Añadir el caldo de carne y guisar 2 h-2 h 30 min a 90-95 °C, con más de 70 °C en el centro.
Ligar con el chocolate negro, 2 min.

Jabalí estofado; jabalí guisado; estofado de jabalí; civet de jabalí
4: 1000 g Jabalí, 300 g Cebolla, 150 g Zanahoria, 750 g Vino tinto, 400 g Caldo de carne, 80 g Bacón, 15 g Ajo, 30 g Harina de trigo, 60 g Aceite de oliva, 1 g Laurel, 1 g Clavo, 2 g Pimienta negra, 12 g Sal
Marinar el jabalí en dados 24 h a 4 °C con el vino tinto, el laurel, el clavo y la pimienta negra; escurrir y secar.
Sazonar con la sal, pasar por la harina de trigo y dorar en el aceite de oliva con el bacón 10 min.
Pochar la cebolla, la zanahoria y el ajo 15 min; mojar con la marinada, hervir 5 min y espumar.
Añadir el caldo de carne y guisar 2 h 30 min a 90-95 °C, con 75 °C superados en el centro: la triquina exige cocción completa.
Colar y reducir la salsa 10 min.
! Jabalí sólo con análisis de triquina; ni poco hecho ni curado casero.

Manitas de cerdo; manitas de cerdo guisadas; manitas de cerdo en salsa; manitas; manitas de ministro; pies de cerdo
4: 1600 g Manitas de cerdo, 250 g Cebolla, 100 g Zanahoria, 250 g Tomate triturado, 80 g Jamón serrano, 120 g Vino blanco, 15 g Ajo, 20 g Harina de trigo, 6 g Pimentón dulce, 60 g Aceite de oliva, 1 g Laurel, 12 g Sal
Chamuscar, lavar y partir las manitas de cerdo; blanquear 5 min y tirar el agua.
Cocer con la zanahoria, el laurel y la mitad de la sal 2 h 30 min-3 h a 90-95 °C, hasta que se deshuesen, con más de 70 °C en el centro.
Pochar la cebolla y el ajo en el aceite de oliva 15 min; añadir el jamón serrano, la harina de trigo y, apartado, el pimentón dulce.
Mojar con el vino blanco, añadir el tomate triturado y 400 g del caldo y cocer 15 min con el resto de la sal.
Guisar las manitas en la salsa 20 min.

Oreja a la plancha; oreja de cerdo a la plancha; oreja con salsa brava
4: 1000 g Oreja de cerdo, 1 g Laurel, 40 g Aceite de oliva, 12 g Ajo, 8 g Perejil, 3 g Pimentón picante, 10 g Sal
Chamuscar y lavar la oreja de cerdo; cocer con el laurel y la sal 1 h 45 min-2 h a 90-95 °C, con más de 70 °C en el centro.
Prensar y enfriar de 60 a 10 °C en menos de 2 h; cortar en dados.
Marcar en el aceite de oliva a 220 °C 6-8 min, hasta que cruja.
Terminar con el ajo y el perejil picados y el pimentón picante.

Riñones al jerez; riñones de ternera al jerez; riñones de cordero al jerez
4: 800 g Riñón de cerdo, 150 g Cebolla, 15 g Ajo, 150 g Vino de Jerez seco, 200 g Caldo de carne, 20 g Harina de trigo, 30 g Vinagre de vino blanco, 60 g Aceite de oliva, 10 g Perejil, 8 g Sal
Partir el riñón de cerdo, quitar nervios y grasa y remojar 1 h en agua fría con el vinagre de vino blanco; secar.
Saltear en la mitad del aceite de oliva a fuego vivo 3 min, escurrir y tirar el jugo.
Pochar la cebolla y el ajo en el resto 12 min, añadir la harina de trigo 1 min y mojar con el vino de Jerez seco; reducir 3 min.
Añadir el caldo de carne, los riñones y la sal y cocer 6-8 min, hasta 70 °C en el centro.
Terminar con el perejil.

Mollejas de cordero; mollejas de cordero al ajillo; mollejas; mollejas a la plancha; mollejas de ternera
4: 700 g Molleja de cordero, 30 g Ajo, 60 g Aceite de oliva, 60 g Vino blanco, 10 g Perejil, 20 g Zumo de limón, 8 g Sal
Desangrar la molleja de cordero 2 h en agua fría con hielo, cambiándola.
Blanquear 3 min desde agua fría con la mitad de la sal, enfriar, quitar telillas y secar.
Dorar en el aceite de oliva a fuego vivo 8-10 min, hasta que crujan y pasen de 70 °C en el centro.
Añadir el ajo 1 min, mojar con el vino blanco y reducir.
Terminar con el perejil, el zumo de limón y el resto de la sal.

Lengua estofada; lengua en salsa; lengua de ternera estofada; lengua de ternera en salsa
6: 1500 g Lengua de ternera, 250 g Cebolla, 200 g Zanahoria, 100 g Puerro, 200 g Vino blanco, 250 g Tomate triturado, 15 g Ajo, 60 g Aceite de oliva, 1 g Laurel, 16 g Sal, 2 g Pimienta negra
Cocer la lengua de ternera con el laurel, la pimienta negra y la mitad de la sal 2 h 30 min a 90-95 °C, hasta que se pinche sin esfuerzo, con más de 70 °C en el centro.
Pelar en caliente y cortar en lonchas de 1 cm; guardar el caldo.
Pochar la cebolla, la zanahoria, el puerro y el ajo en el aceite de oliva 20 min; mojar con el vino blanco y reducir.
Añadir el tomate triturado, 500 g de caldo y el resto de la sal, cocer 20 min, triturar y colar.
Guisar la lengua en la salsa 20 min.

Hígado encebollado; hígado de ternera encebollado; hígado con cebolla
4: 600 g Hígado de ternera, 600 g Cebolla, 30 g Harina de trigo, 100 g Vino blanco, 15 g Vinagre de Jerez, 70 g Aceite de oliva, 1 g Laurel, 8 g Sal
Pochar la cebolla en juliana con el laurel en dos tercios del aceite de oliva 35 min, hasta que dore.
Mojar con el vino blanco y el vinagre de Jerez y reducir 4 min.
Sazonar el hígado de ternera en filetes con la sal, pasar por la harina de trigo y marcar en el resto del aceite 1 min 30 s por lado, hasta 70 °C en el centro.
Unir con la cebolla 1 min y servir al momento.

Sesos rebozados; sesos fritos; sesos a la romana; criadillas rebozadas
4: 500 g Sesos de cordero, 60 g Harina de trigo, 120 g Huevo, 400 g Aceite de oliva para freír, 20 g Vinagre de vino blanco, 1 g Laurel, 7 g Sal
Remojar los sesos de cordero 2 h en agua fría y quitar la telilla.
Escalfar con el vinagre de vino blanco, el laurel y la sal 12 min a 85-90 °C, con más de 70 °C en el centro; enfriar de 60 a 10 °C.
Cortar, pasar por la harina de trigo y el huevo.
Freír en el aceite de oliva a 175 °C 2-3 min, hasta dorar y 74 °C en el centro.

Lomo de orza; lomo en orza; lomo en manteca
10: 1500 g Lomo de cerdo, 1200 g Aceite de oliva, 30 g Ajo, 12 g Pimentón dulce, 3 g Orégano, 1 g Laurel, 1 g Clavo, 27 g Sal
Adobar el lomo de cerdo en tacos de 6 cm con la sal, el pimentón dulce, el orégano y el ajo majado, 24 h a 4 °C.
Secar y marcar en un poco del aceite de oliva 2 min por lado.
Confitar cubierto con el resto del aceite, el laurel y el clavo a 90-95 °C 1 h, hasta 74 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h y conservar cubierto a 4 °C como máximo, 15 días.
! La orza antigua a temperatura ambiente no es segura: en grasa no hay aire y el botulismo crece. Siempre en frío.

Morteruelo; morteruelo manchego
10: 600 g Hígado de cerdo, 500 g Conejo, 400 g Perdiz, 300 g Panceta, 250 g Jamón serrano, 250 g Pan rallado, 150 g Aceite de oliva, 20 g Ajo, 15 g Pimentón dulce, 3 g Canela molida, 1 g Clavo, 2 g Alcaravea, 15 g Sal
Cocer el hígado de cerdo, el conejo, la perdiz, la panceta y el jamón serrano en agua con la sal 2 h, con más de 74 °C en el centro; guardar el caldo.
Deshuesar y desmenuzar las carnes; picar el hígado.
Dorar el ajo en el aceite de oliva 3 min, apartar, añadir el pimentón dulce y las especias (la canela molida, el clavo y la alcaravea) y el hígado; rehogar 5 min.
Añadir 2 l de caldo y el pan rallado y cocer 20 min, removiendo.
Unir las carnes y cocer 15 min, hasta pasta espesa; servir por encima de 63 °C.

Paletilla de cordero a baja temperatura; cordero a baja temperatura; paletilla a baja temperatura; cordero sous vide
4: 2000 g Paletilla de cordero, 40 g Aceite de oliva virgen extra, 15 g Ajo, 3 g Romero, 300 g Caldo de carne, 24 g Sal
Sazonar la paletilla de cordero con la sal y envasar al vacío con el aceite de oliva virgen extra, el ajo y el romero.
Cocer a 70 °C 18-20 h (o a 80 °C 10 h), con la bolsa cubierta de agua.
Usar al momento, o enfriar en agua con hielo hasta menos de 10 °C en 2 h y guardar a 3 °C, fechado, 5 días como máximo.
Regenerar a 65-70 °C 45 min, secar la piel y dorar a 230 °C 12-15 min.
Reducir el jugo de la bolsa con el caldo de carne 8 min y napar.

Solomillo sous vide; solomillo a baja temperatura; carne a baja temperatura; ternera a baja temperatura
4: 760 g Solomillo de ternera, 20 g Aceite de oliva, 40 g Mantequilla, 2 g Tomillo, 10 g Ajo, 9 g Sal
Sazonar el solomillo de ternera con la sal, envasar de una en una las raciones con el tomillo y cocer a 60 °C al menos 1 h 15 min para 3 cm de grueso: 45 min con el centro ya a 60 °C equivalen a 70 °C 2 min.
Sacar y secar muy bien.
Marcar en el aceite de oliva a 230 °C 30-45 s por lado, regando con la mantequilla y el ajo.
Servir sin reposo, o enfriar en agua con hielo hasta menos de 10 °C en 2 h y guardar a 3 °C.
! A 54-56 °C sale poco hecho pero no pasteuriza con seguridad en tiempos cortos: ni para guardar, ni para clientes de riesgo.

Secreto ibérico a la plancha; secreto ibérico; pluma ibérica a la plancha; presa ibérica a la plancha; presa ibérica
4: 800 g Secreto ibérico, 10 g Aceite de oliva, 8 g Sal gorda
Atemperar el secreto ibérico 20 min y secar.
Marcar a 220 °C con el aceite de oliva 3-4 min por lado, hasta 70 °C en el centro.
Reposar 3 min.
Cortar al bies y terminar con la sal gorda.
! Se sirve a menudo más rosado: es gusto, no seguridad.

Pinchos morunos; brochetas de cordero moruno; pincho moruno; brochetas morunas
4: 800 g Cordero, 10 g Comino, 8 g Pimentón dulce, 4 g Orégano, 3 g Cilantro en grano, 2 g Cúrcuma, 1 g Cayena, 15 g Ajo, 60 g Aceite de oliva, 30 g Zumo de limón, 9 g Sal
Cortar el cordero en dados de 2,5 cm.
Mezclar el comino, el pimentón dulce, el orégano, el cilantro en grano, la cúrcuma, la cayena, el ajo, el aceite de oliva, el zumo de limón y la sal y adobar 12 h a 4 °C.
Ensartar sin apretar.
Asar a la brasa o a 230 °C 6-8 min, girando, hasta 70 °C en el centro.
Servir al momento.

Ossobuco alla milanese; osobuco a la milanesa; ossobuco; osobuco
4: 1400 g Osobuco de ternera, 200 g Cebolla, 100 g Zanahoria, 80 g Apio, 200 g Vino blanco, 500 g Caldo de carne, 150 g Tomate triturado, 40 g Harina de trigo, 50 g Mantequilla, 40 g Aceite de oliva, 10 g Perejil, 5 g Ralladura de limón, 8 g Ajo, 13 g Sal
Dar cortes al borde del osobuco de ternera, sazonar con la sal, pasar por la harina de trigo y dorar en el aceite de oliva y la mantequilla 8 min; reservar.
Pochar la cebolla, la zanahoria y el apio 15 min.
Mojar con el vino blanco y reducir; añadir el tomate triturado, el caldo de carne y la carne.
Guisar tapado 1 h 45 min-2 h a 90-95 °C, con más de 70 °C en el centro.
Terminar con la gremolata del perejil, la ralladura de limón y el ajo picados.

Saltimbocca; saltimbocca alla romana; saltimbocca a la romana
4: 500 g Filete de ternera, 120 g Jamón de Parma, 4 g Salvia fresca, 100 g Vino blanco, 60 g Mantequilla, 30 g Harina de trigo, 3 g Sal
Espalmar el filete de ternera fino y prender encima el jamón de Parma y la salvia fresca con un palillo.
Pasar por la harina de trigo el lado de la carne y sacudir.
Dorar en la mitad de la mantequilla 2 min por el jamón y 1 min por la carne, hasta 70 °C.
Desglasar con el vino blanco, reducir 2 min, montar con el resto de la mantequilla y probar antes de poner la sal.

Blanqueta de ternera; blanquette de ternera; blanquette de veau
6: 1200 g Ternera blanca, 150 g Zanahoria, 150 g Cebolla, 100 g Puerro, 250 g Champiñón, 60 g Mantequilla, 60 g Harina de trigo, 150 g Nata para montar 35 %, 60 g Yema de huevo, 20 g Zumo de limón, 1 g Laurel, 15 g Sal
Blanquear la ternera blanca en dados 3 min desde agua fría y lavar.
Cubrir de agua con la zanahoria, la cebolla, el puerro, el laurel y la sal y cocer 1 h 30 min a 90-95 °C, con más de 70 °C en el centro.
Cocer un roux claro con la mantequilla y la harina de trigo 3 min, mojar con 1 l del caldo colado y cocer 12 min.
Añadir el champiñón cocido 5 min con el zumo de limón y la carne.
Ligar fuera del fuego con la yema de huevo y la nata para montar 35 %, a 75-80 °C, sin hervir.

Boeuf bourguignon; ternera a la borgoñona; buey a la borgoñona; estofado a la borgoñona; bourguignon
6: 1300 g Ternera para guisar, 150 g Bacón, 250 g Cebolla, 150 g Zanahoria, 300 g Champiñón, 200 g Chalota, 750 g Vino tinto, 500 g Caldo de carne, 30 g Tomate concentrado, 30 g Harina de trigo, 40 g Mantequilla, 15 g Ajo, 1 g Laurel, 1 g Tomillo, 40 g Aceite de oliva, 14 g Sal
Sazonar la ternera para guisar con la sal y dorar en el aceite de oliva por tandas 8 min; dorar el bacón.
Pochar la cebolla, la zanahoria y el ajo 12 min; añadir el tomate concentrado y la harina de trigo 2 min.
Mojar con el vino tinto, hervir 5 min, añadir el caldo de carne, el laurel y el tomillo y guisar 2 h 30 min a 90-95 °C, con más de 70 °C en el centro.
Glasear la chalota en la mantequilla 15 min y saltear el champiñón 8 min.
Unir, cocer 10 min y rectificar.

Stroganoff de ternera; strogonoff; ternera Stroganoff; solomillo Stroganoff; stroganoff
4: 700 g Solomillo de ternera, 300 g Champiñón, 150 g Cebolla, 200 g Nata agria, 150 g Caldo de carne, 40 g Brandy, 40 g Mantequilla, 20 g Aceite de girasol, 15 g Mostaza, 4 g Pimentón dulce, 8 g Sal
Cortar el solomillo de ternera en tiras de 1 cm, sazonar con la sal y saltear en el aceite de girasol 2 min por tandas, hasta 70 °C; reservar.
Pochar la cebolla en la mantequilla 8 min y saltear el champiñón 6 min.
Apartar para el pimentón dulce, flamear con el brandy y mojar con el caldo de carne; reducir a la mitad.
Añadir la mostaza y la nata agria fuera del fuego, volver la carne y calentar 2 min sin hervir: se corta.

Migas extremeñas; migas; migas manchegas; migas del pastor; migas ruleras; migas aragonesas
6: 800 g Pan de pueblo, 250 g Chorizo, 250 g Panceta, 60 g Ajo, 150 g Pimiento verde, 120 g Aceite de oliva, 8 g Pimentón dulce, 300 g Agua, 10 g Sal, 200 g Uva blanca
Cortar el pan de pueblo del día anterior en migas, rociar con el agua y la sal y reposar tapado 8-12 h.
Freír la panceta y el chorizo en el aceite de oliva 8 min, hasta 70 °C en el centro, y reservar.
Freír el pimiento verde 5 min y dorar el ajo; apartar y añadir el pimentón dulce.
Añadir las migas y trabajar a fuego medio 25-30 min, sin parar, hasta que queden sueltas y doradas.
Mezclar con lo frito y servir con la uva blanca.

Butifarra con judías; butifarra con mongetes; butifarra amb mongetes; salchichas con judías
4: 600 g Butifarra, 600 g Alubia blanca cocida, 15 g Ajo, 60 g Aceite de oliva, 8 g Perejil, 4 g Sal
Pinchar la butifarra y asar a la brasa o a la plancha a 200 °C 12-14 min, girando, hasta 74 °C en el centro.
Secar la alubia blanca cocida.
Dorar el ajo en el aceite de oliva con la grasa de la butifarra 2 min.
Saltear las alubias 5-6 min, sin mover apenas, hasta que doren; terminar con la sal y el perejil.

Morcilla de Burgos frita; morcilla frita; morcilla de Burgos; morcilla a la plancha
4: 500 g Morcilla de arroz, 60 g Aceite de oliva, 250 g Pimiento del piquillo en conserva
Cortar la morcilla de arroz en rodajas de 2 cm.
Freír en el aceite de oliva a 180 °C 2 min por lado, hasta que cruja y pase de 70 °C en el centro.
Calentar el pimiento del piquillo en conserva con su jugo 3 min.
Servir al momento.

Lomo adobado; lomo de cerdo adobado; adobo de lomo
6: 1200 g Lomo de cerdo, 20 g Pimentón dulce, 20 g Ajo, 5 g Orégano, 60 g Aceite de oliva, 40 g Vinagre de vino blanco, 100 g Agua, 24 g Sal
Majar el ajo con la sal y el orégano y desleír con el pimentón dulce, el vinagre de vino blanco, el aceite de oliva y el agua.
Cubrir el lomo de cerdo y adobar 48 h a 4 °C, dando vueltas.
Escurrir, cortar en filetes de 1 cm y secar.
Marcar a 200 °C 2-3 min por lado, hasta 70 °C en el centro.

Vitello tonnato; ternera tonnata; vitel toné
6: 900 g Redondo de ternera, 200 g Atún en aceite, 30 g Anchoa en aceite, 30 g Alcaparras, 250 g Mayonesa, 20 g Zumo de limón, 150 g Cebolla, 100 g Zanahoria, 200 g Vino blanco, 1 g Laurel, 11 g Sal
Cocer el redondo de ternera en agua con el vino blanco, la cebolla, la zanahoria, el laurel y la sal 1 h a 85-90 °C, hasta 70 °C en el centro; enfriar en su caldo de 60 a 10 °C en menos de 2 h.
Triturar el atún en aceite, la anchoa en aceite y la mitad de las alcaparras con la mayonesa y el zumo de limón; aligerar con caldo frío.
Cortar la carne en láminas muy finas.
Napar, repartir el resto de las alcaparras y servir a 4-8 °C; gastar en 24 h.

Goulash; gulash; goulash húngaro; gulasch
6: 1200 g Ternera para guisar, 700 g Cebolla, 200 g Pimiento rojo, 30 g Pimentón dulce, 3 g Alcaravea, 200 g Tomate triturado, 15 g Ajo, 800 g Caldo de carne, 60 g Manteca de cerdo, 14 g Sal
Dorar la cebolla en la manteca de cerdo 25 min.
Apartar, añadir el pimentón dulce, la alcaravea y el ajo y mojar con un poco de caldo de carne, para que no se queme.
Añadir la ternera para guisar con la sal y rehogar 5 min.
Añadir el tomate triturado, el pimiento rojo y el resto del caldo y guisar 2 h-2 h 30 min a 90-95 °C, con más de 70 °C en el centro.

Pulled pork; cerdo desmigado; cerdo mechado; cerdo deshilachado
10: 2500 g Aguja de cerdo, 60 g Azúcar moreno, 20 g Pimentón ahumado, 6 g Comino, 6 g Ajo en polvo, 40 g Sal, 200 g Vinagre de manzana, 300 g Salsa barbacoa
Frotar la aguja de cerdo con el azúcar moreno, el pimentón ahumado, el comino, el ajo en polvo y la sal; 12 h a 4 °C.
Asar a 120 °C 8-9 h, tapada desde la mitad y regando con el vinagre de manzana, hasta 92-95 °C en el centro.
Reposar 45 min por encima de 63 °C y deshilachar con su jugo.
Ligar con la salsa barbacoa y mantener por encima de 63 °C.

Terrina de campaña; paté de campaña; terrina de cerdo; pâté de campagne
12: 600 g Panceta, 500 g Magro de cerdo, 350 g Hígado de cerdo, 120 g Cebolla, 60 g Brandy, 100 g Huevo, 80 g Nata para montar 35 %, 40 g Pistacho, 15 g Ajo, 3 g Cuatro especias, 1 g Laurel, 28 g Sal
Picar la panceta, el magro de cerdo y el hígado de cerdo a 6 mm, en frío (por debajo de 4 °C).
Mezclar con la cebolla pochada 10 min y fría, el ajo, el brandy, el huevo, la nata para montar 35 %, el pistacho, las cuatro especias y la sal (1,8 %); reposar 12 h a 4 °C.
Llenar la terrina, poner el laurel y tapar.
Cocer al baño maría a 150 °C 1 h 30 min, hasta 74 °C en el centro.
Prensar, enfriar de 60 a 10 °C en menos de 2 h y madurar 48 h a 3 °C; gastar en 7 días.

Terrina de foie; terrina de foie gras; foie micuit; micuit de pato; mi-cuit; foie mi-cuit
12: 1000 g Foie gras fresco de pato, 12 g Sal, 3 g Azúcar, 2 g Pimienta blanca, 30 g Vino de Oporto, 20 g Brandy
Desvenar el foie gras fresco de pato a 15-18 °C.
Sazonar con la sal (1,2 %), el azúcar y la pimienta blanca y macerar con el vino de Oporto y el brandy 12 h a 4 °C.
Prensar en la terrina sin aire.
Cocer al baño maría a 80-85 °C 40-50 min, hasta 62-65 °C en el centro y mantener 10 min (65 °C 10 min equivalen a 70 °C 2 min).
Prensar, enfriar de 60 a 10 °C en menos de 2 h y madurar 48 h a 3 °C; gastar en 5 días.
! Semiconserva: siempre en frío.

Caracoles a la llauna; caracoles en salsa; caracoles guisados; caracoles a la madrileña; caracoles
4: 1200 g Caracol, 100 g Jamón serrano, 100 g Chorizo, 150 g Cebolla, 200 g Tomate triturado, 20 g Ajo, 100 g Vino blanco, 5 g Pimentón picante, 60 g Aceite de oliva, 1 g Laurel, 3 g Hierbabuena, 12 g Sal
Purgar el caracol 48 h, lavar con sal y vinagre hasta que no suelte baba y engañar en agua fría subiendo despacio el fuego.
Cocer con el laurel y la mitad de la sal 45-60 min, con más de 90 °C durante 90 s.
Sofreír la cebolla, el ajo, el jamón serrano y el chorizo en el aceite de oliva 12 min; apartar y añadir el pimentón picante.
Mojar con el vino blanco, añadir el tomate triturado y cocer 10 min.
Guisar los caracoles en la salsa 20 min con el resto de la sal y la hierbabuena.
`,
  ),
  ...writtenDishesOf(
    'Aves',
    `
Confit de pato; pato confitado; muslo de pato confitado
4: 1000 g Muslo de pato, 700 g Grasa de pato, 18 g Sal, 15 g Ajo, 3 g Tomillo, 1 g Laurel
Frotar el muslo de pato con la sal, el tomillo y el laurel y curar 12 h a 4 °C; lavar y secar.
Fundir la grasa de pato a 85 °C con el ajo y cubrir los muslos.
Confitar a 85-90 °C 3 h, hasta que el hueso gire solo, con 74 °C superados en el centro.
Enfriar cubierto de 60 a 10 °C en menos de 2 h y conservar a 3 °C, siempre tapado por la grasa, 3 semanas como máximo.
Marcar por la piel desde frío 8-10 min, o a 220 °C 12 min, hasta 74 °C.
! En grasa no hay aire: a temperatura ambiente hay riesgo de botulismo. Siempre en frío.

Pollo a la cerveza; pollo en cerveza
4: 1200 g Pollo troceado, 330 ml Cerveza, 250 g Cebolla, 150 g Zanahoria, 15 g Ajo, 25 g Harina de trigo, 60 g Aceite de oliva, 1 g Tomillo, 1 g Laurel, 12 g Sal
Sazonar el pollo troceado con la sal, pasar por la harina de trigo y dorar en el aceite de oliva 10 min; reservar.
Pochar la cebolla, la zanahoria y el ajo 12 min.
Mojar con la cerveza y reducir 5 min; añadir el tomillo y el laurel y volver el pollo.
Guisar tapado 35 min, hasta 74 °C junto al hueso, y reducir la salsa 5 min.

Coq au vin; gallo al vino; pollo al vino tinto; pollo al vino
6: 1800 g Pollo troceado, 750 g Vino tinto, 150 g Bacón, 250 g Champiñón, 200 g Cebolla, 100 g Zanahoria, 40 g Brandy, 30 g Harina de trigo, 40 g Mantequilla, 15 g Ajo, 1 g Laurel, 1 g Tomillo, 300 g Caldo de pollo, 18 g Sal
Marinar el pollo troceado 12 h a 4 °C con el vino tinto, la zanahoria, el laurel y el tomillo; escurrir y secar.
Dorar el bacón en la mitad de la mantequilla 5 min; sazonar el pollo con la sal, dorar 8 min y flamear con el brandy.
Pochar la cebolla y el ajo 10 min, añadir la harina de trigo 2 min y mojar con la marinada; hervir 10 min.
Añadir el caldo de pollo y el pollo y guisar 50 min a 90-95 °C, con más de 74 °C junto al hueso.
Saltear el champiñón en el resto de la mantequilla 8 min, unir con el bacón y reducir la salsa 5 min.

Codornices en escabeche; perdices en escabeche; escabeche de codornices; escabeche de perdiz; pollo en escabeche; conejo en escabeche; perdiz en escabeche
4: 1000 g Codorniz, 300 g Aceite de oliva, 150 g Vinagre de vino blanco, 150 g Vino blanco, 200 g Caldo de pollo, 200 g Cebolla, 150 g Zanahoria, 25 g Ajo, 1 g Laurel, 2 g Pimienta negra, 2 g Tomillo, 16 g Sal
Bridar, sazonar con la sal y dorar la codorniz en un tercio del aceite de oliva 6 min; reservar.
Rehogar la cebolla, la zanahoria y el ajo 10 min.
Añadir el resto del aceite, el vinagre de vino blanco, el vino blanco, el caldo de pollo, el laurel, la pimienta negra y el tomillo y hervir 5 min.
Guisar la codorniz 30-35 min a fuego suave (perdiz, 1 h 15 min), hasta 74 °C junto al hueso.
Enfriar en el escabeche de 60 a 10 °C en menos de 2 h, reposar 24 h y gastar en 7 días a 4 °C como máximo.
! No es una conserva: sin esterilizar en autoclave, siempre en frío.

Perdiz estofada; perdices estofadas; perdiz a la toledana; perdices a la toledana; perdiz guisada
4: 1600 g Perdiz, 300 g Cebolla, 150 g Zanahoria, 25 g Ajo, 300 g Vino blanco, 80 g Vinagre de vino blanco, 300 g Caldo de pollo, 100 g Aceite de oliva, 1 g Laurel, 1 g Tomillo, 2 g Pimienta negra, 18 g Sal
Sazonar la perdiz bridada con la sal y dorar en el aceite de oliva 10 min; reservar.
Pochar la cebolla, la zanahoria y el ajo con el laurel, el tomillo y la pimienta negra 15 min.
Mojar con el vino blanco y el vinagre de vino blanco y reducir 5 min; añadir el caldo de pollo y las perdices.
Guisar tapado 1 h 15 min-1 h 30 min a 90-95 °C, hasta que el muslo ceda, con más de 74 °C.
Pasar la salsa y reducir 8 min.

Pollo a baja temperatura; pechuga de pollo a baja temperatura; pechuga a baja temperatura; pollo sous vide; pechuga sous vide
4: 760 g Pechuga de pollo, 25 g Aceite de oliva virgen extra, 2 g Tomillo, 9 g Sal
Sazonar la pechuga de pollo con la sal (1,2 %) y envasar al vacío en una capa con el aceite de oliva virgen extra y el tomillo.
Cocer a 65 °C 1 h 15 min para 3 cm de grueso: 10 min con el centro ya a 65 °C equivalen a 70 °C 2 min; para el criterio de AESAN (74 °C), baño a 75 °C 50 min.
Secar y marcar 45 s por la piel a 230 °C.
Servir, o enfriar en agua con hielo hasta menos de 10 °C en 2 h y guardar a 3 °C, 5 días como máximo.

Pollo agridulce; pollo con salsa agridulce; cerdo agridulce
4: 700 g Pechuga de pollo, 60 g Almidón de maíz, 60 g Huevo, 150 g Pimiento rojo, 150 g Piña, 100 g Cebolla, 80 g Kétchup, 60 g Vinagre de arroz, 60 g Azúcar, 30 g Salsa de soja, 150 g Agua, 400 g Aceite de girasol para freír, 5 g Sal
Mezclar la pechuga de pollo en dados con la sal, el huevo y cuatro quintos del almidón de maíz.
Freír en el aceite de girasol a 175 °C 4 min, hasta 74 °C en el centro; escurrir.
Saltear la cebolla y el pimiento rojo 2 min y la piña 1 min.
Hervir el kétchup, el vinagre de arroz, el azúcar y la salsa de soja con el agua 2 min y ligar con el resto del almidón desleído.
Glasear el pollo y servir al momento.

Pollo kung pao; pollo kung-pao; pollo con cacahuetes
4: 700 g Contramuslo de pollo deshuesado, 80 g Cacahuete tostado, 100 g Cebolleta, 8 g Guindilla seca, 2 g Pimienta de Sichuan, 12 g Ajo, 12 g Jengibre, 50 g Salsa de soja, 25 g Vinagre de arroz, 20 g Azúcar, 12 g Almidón de maíz, 40 g Aceite de girasol
Marinar el contramuslo de pollo deshuesado en dados con un tercio de la salsa de soja y la mitad del almidón de maíz 20 min a 4 °C.
Mezclar el resto de la salsa de soja, el vinagre de arroz, el azúcar y el resto del almidón con un poco de agua.
Tostar la guindilla seca y la pimienta de Sichuan en el aceite de girasol 20 s; saltear el pollo 4-5 min, hasta 74 °C en el centro.
Añadir el ajo, el jengibre y la cebolleta 1 min; verter la salsa y ligar 1 min.
Terminar con el cacahuete tostado.

Pato pekín; pato Pekín; pato laqueado
4: 2200 g Pato entero, 60 g Miel, 30 g Salsa de soja, 30 g Vinagre de arroz, 4 g Cinco especias, 20 g Sal, 200 g Tortilla de trigo, 80 g Salsa hoisin, 100 g Cebolleta, 100 g Pepino
Escaldar el pato entero con agua hirviendo 1 min y secar; frotar por dentro con la sal y las cinco especias.
Pintar con la miel, la salsa de soja y el vinagre de arroz y secar al aire 24 h a 4 °C.
Asar a 170 °C 1 h 15 min, regando, y a 210 °C 15 min, hasta 74 °C junto al hueso.
Reposar 10 min y cortar en láminas con su piel.
Servir con la tortilla de trigo muy fina y caliente, la salsa hoisin, la cebolleta y el pepino.

Pollo tikka masala; tikka masala; chicken tikka masala
4: 800 g Pechuga de pollo, 200 g Yogur natural, 400 g Tomate triturado, 150 g Nata para cocinar 18 %, 150 g Cebolla, 20 g Ajo, 20 g Jengibre, 12 g Curry, 6 g Pimentón dulce, 4 g Comino, 40 g Mantequilla, 10 g Cilantro, 10 g Sal
Marinar la pechuga de pollo en dados con el yogur natural, un tercio del curry y la mitad de la sal 4-12 h a 4 °C.
Asar a 230 °C 10-12 min, hasta dorar y 74 °C en el centro.
Pochar la cebolla en la mantequilla 12 min; añadir el ajo, el jengibre, el comino, el pimentón dulce y el resto del curry 1 min.
Añadir el tomate triturado y el resto de la sal y cocer 20 min; triturar.
Añadir la nata para cocinar 18 % y el pollo, 5 min, y terminar con el cilantro.

Pollo teriyaki
4: 800 g Contramuslo de pollo deshuesado, 80 g Salsa de soja, 60 g Sake, 40 g Azúcar, 10 g Jengibre, 15 g Aceite de girasol, 5 g Sésamo
Hervir el sake con el azúcar 2 min, añadir la salsa de soja y el jengibre y reducir 4 min.
Dorar el contramuslo de pollo deshuesado por la piel en el aceite de girasol 7 min y 4 por la carne, hasta 74 °C en el centro.
Retirar la grasa, añadir la salsa y glasear 2 min, dando la vuelta.
Terminar con el sésamo.

Tajín de pollo; tajine de pollo; tagine de pollo; tajín de pollo con limón
4: 1200 g Pollo troceado, 300 g Cebolla, 80 g Limón encurtido, 100 g Aceituna verde, 15 g Ajo, 10 g Jengibre, 4 g Cúrcuma, 4 g Comino, 0.2 g Azafrán, 400 g Caldo de pollo, 60 g Aceite de oliva, 10 g Cilantro, 10 g Sal
Sazonar el pollo troceado con la sal, la cúrcuma, el comino y el jengibre y dorar en el aceite de oliva 8 min.
Añadir la cebolla y el ajo y pochar 12 min.
Mojar con el caldo de pollo y el azafrán y guisar tapado 40 min a fuego suave, hasta 74 °C junto al hueso.
Añadir el limón encurtido y la aceituna verde, 8 min, y terminar con el cilantro.

Curry verde de pollo; curry verde; curry tailandés; curry thai
4: 700 g Contramuslo de pollo deshuesado, 60 g Pasta de curry verde, 400 g Leche de coco, 150 g Berenjena, 100 g Judía verde, 25 g Salsa de pescado, 15 g Azúcar moreno, 2 g Lima kaffir, 8 g Albahaca, 15 g Aceite de girasol
Freír la pasta de curry verde en el aceite de girasol con un cuarto de la leche de coco 4 min, hasta que suelte aceite.
Añadir el contramuslo de pollo deshuesado en tiras y rehogar 3 min.
Añadir el resto de la leche de coco, la berenjena, la judía verde y la lima kaffir y cocer 12 min, hasta 74 °C en el centro.
Equilibrar con la salsa de pescado y el azúcar moreno y terminar con la albahaca.

Curry rojo de pollo; curry rojo; curry rojo tailandés
4: 700 g Contramuslo de pollo deshuesado, 60 g Pasta de curry rojo, 400 g Leche de coco, 150 g Pimiento rojo, 100 g Judía verde, 25 g Salsa de pescado, 15 g Azúcar moreno, 2 g Lima kaffir, 8 g Albahaca, 15 g Aceite de girasol
Freír la pasta de curry rojo en el aceite de girasol con un cuarto de la leche de coco 4 min, hasta que suelte aceite.
Añadir el contramuslo de pollo deshuesado en tiras y rehogar 3 min.
Añadir el resto de la leche de coco, el pimiento rojo, la judía verde y la lima kaffir y cocer 12 min, hasta 74 °C en el centro.
Equilibrar con la salsa de pescado y el azúcar moreno y terminar con la albahaca.

Pollo frito; pollo frito americano; pollo crujiente; alitas fritas
4: 1200 g Pollo troceado, 400 g Buttermilk, 250 g Harina de trigo, 60 g Almidón de maíz, 8 g Pimentón dulce, 4 g Ajo en polvo, 2 g Pimienta negra, 1000 g Aceite de girasol para freír, 16 g Sal
Marinar el pollo troceado en el buttermilk con la mitad de la sal 4-12 h a 4 °C.
Mezclar la harina de trigo, el almidón de maíz, el pimentón dulce, el ajo en polvo, la pimienta negra y el resto de la sal.
Rebozar apretando y reposar 15 min.
Freír en el aceite de girasol a 165 °C 12-14 min, por tandas, hasta 74 °C junto al hueso.
Escurrir en rejilla.

Yakitori; brochetas de pollo yakitori
4: 700 g Contramuslo de pollo deshuesado, 120 g Cebolleta, 100 g Salsa de soja, 80 g Mirin, 40 g Azúcar, 60 g Sake
Hervir la salsa de soja, el mirin, el sake y el azúcar y reducir 8-10 min, hasta que nape.
Ensartar el contramuslo de pollo deshuesado en dados de 3 cm con la cebolleta.
Asar a la brasa o a 220 °C 6 min, girando.
Pintar con la salsa dos veces y terminar 3-4 min, hasta 74 °C en el centro.
`,
  ),
]
