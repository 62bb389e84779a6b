import { type Dish, writtenDishesOf } from './dish.ts'

/** Fish and shellfish of the Spanish house. Usual proportions of the trade, written by us; cores after AESAN 2021. */
export const fishDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Pescados',
    `
Bacalao al pilpil; bacalao al pil pil; bacalao al pil-pil; pil pil; pilpil; pil-pil; bacalao pilpil
4: 760 g Bacalao desalado, 350 g Aceite de oliva virgen extra, 25 g Ajo, 2 g Guindilla
Secar a conciencia el bacalao desalado, retirar espinas y dejar la piel: su gelatina liga la salsa.
Dorar el ajo laminado con la guindilla en el aceite de oliva virgen extra, en cazuela ancha y a fuego suave, 4-5 min; retirar y reservar.
Templar el aceite a 65-70 °C, poner los lomos con la piel hacia arriba y confitar 8-10 min, sin que fría, hasta 68 °C en el centro; sacar y escurrir, y guardar el suero que suelten.
Decantar el aceite a otra jarra y dejar en la cazuela el suero, con un par de cucharadas de aceite; dejar templar a 40-45 °C.
Ligar con un colador, en círculos, o moviendo la cazuela en vaivén, añadiendo el aceite templado poco a poco, 8-10 min, hasta textura de mayonesa ligera.
Devolver los lomos con la piel hacia arriba, calentar sin pasar de 60 °C y repartir el ajo y la guindilla.
! No lleva sal: la pone el bacalao. Si se corta por calor, sacar la grasa, poner una cucharada de agua fría o de suero y volver a ligar poco a poco.
! Bacalao de al menos 2 cm de grueso y con piel; el congelado sin piel no liga.

Kokotxas al pilpil; cocochas al pilpil; kokotxas de merluza al pilpil; kokotxas de bacalao al pil pil; kokotxas al pil pil
4: 700 g Cocochas de merluza, 250 g Aceite de oliva virgen extra, 20 g Ajo, 1 g Guindilla, 5 g Sal
Recortar las barbas de las cocochas de merluza, secar y sazonar con la sal.
Dorar el ajo y la guindilla en el aceite de oliva virgen extra 3-4 min a fuego suave y retirar.
Bajar el aceite a 60-65 °C y poner las cocochas con la piel hacia abajo, 5-6 min, hasta 68 °C en el centro.
Mover la cazuela en vaivén, fuera del fuego y a 45-50 °C, hasta que la gelatina ligue el aceite.
Servir enseguida con el ajo: no se recalienta.

Kokotxas en salsa verde; cocochas en salsa verde; kokotxas de merluza en salsa verde
4: 700 g Cocochas de merluza, 200 g Almeja, 120 g Aceite de oliva, 20 g Ajo, 12 g Harina de trigo, 80 g Vino blanco, 200 g Caldo de pescado, 20 g Perejil, 4 g Sal
Dorar ligeramente el ajo en el aceite de oliva 2 min, añadir la harina de trigo y cocer 1 min.
Mojar con el vino blanco, reducir 1 min y añadir el caldo de pescado; hervir 3 min.
Abrir la almeja purgada, tapada 4-5 min, hasta 90 °C durante 90 s; desechar las cerradas.
Añadir las cocochas de merluza con la piel hacia arriba y la sal y cocer 4-5 min a fuego muy suave, en vaivén, hasta 68 °C en el centro.
Terminar con el perejil.

Bacalao ajoarriero; bacalao al ajoarriero; ajoarriero; ajoarriero navarro
4: 600 g Bacalao desalado, 200 g Cebolla, 150 g Pimiento verde, 250 g Tomate triturado, 40 g Carne de pimiento choricero, 20 g Ajo, 200 g Patata, 100 g Aceite de oliva, 3 g Sal
Desmigar el bacalao desalado, sin piel ni espinas, y escurrir.
Freír la patata en dados en el aceite de oliva a 150 °C 8 min y escurrir.
Pochar la cebolla, el pimiento verde y el ajo en el mismo aceite 20 min; añadir el tomate triturado y sofreír 15 min.
Incorporar la carne de pimiento choricero 1 min.
Añadir el bacalao y la patata y cocer 8-10 min a fuego suave, en vaivén, hasta 68 °C; probar antes de poner la sal.

Bacalao con tomate; bacalao con tomate frito; bacalao en tomate
4: 760 g Bacalao desalado, 600 g Tomate triturado, 150 g Cebolla, 100 g Pimiento verde, 12 g Ajo, 30 g Harina de trigo, 100 g Aceite de oliva, 5 g Azúcar, 3 g Sal
Pochar la cebolla, el pimiento verde y el ajo en la mitad del aceite de oliva 15 min.
Añadir el tomate triturado y el azúcar y reducir 30 min a fuego suave; pasar por el pasapurés.
Secar el bacalao desalado, pasar por la harina de trigo y dorar en el resto del aceite a 170 °C 1 min por lado.
Terminar en la salsa con la piel hacia arriba 6-8 min, hasta 68 °C en el centro; probar antes de poner la sal.

Brandada de bacalao; brandada; brandade
8: 500 g Bacalao desalado, 200 g Patata, 250 g Aceite de oliva virgen extra, 150 g Leche entera, 12 g Ajo
Cocer la patata con piel 30 min en agua y pelar.
Escalfar el bacalao desalado en agua a 80 °C 8 min, hasta 68 °C en el centro; escurrir y desmigar sin piel ni espinas.
Confitar el ajo en el aceite de oliva virgen extra a 90 °C 15 min.
Trabajar el bacalao y el ajo en caliente, añadiendo en hilo el aceite tibio y la leche entera tibia alternados, a 60-65 °C.
Unir la patata hecha puré y probar: no suele pedir sal. Enfriar de 60 a 10 °C en menos de 2 h y gastar en 24 h.

Merluza a la romana; merluza rebozada; pescado a la romana; merluza frita
4: 720 g Merluza, 80 g Harina de trigo, 150 g Huevo, 500 g Aceite de oliva para freír, 60 g Limón, 7 g Sal
Cortar la merluza en lomos o rodajas de 2 cm, secar y sazonar con la sal.
Pasar por la harina de trigo, sacudir, y por el huevo batido.
Freír en el aceite de oliva a 175 °C, por tandas, 3-4 min, hasta dorar y 70 °C en el centro.
Escurrir sobre papel y servir al momento con el limón.

Merluza a la koskera; merluza a la donostiarra; merluza koxkera
4: 760 g Merluza, 300 g Almeja, 150 g Espárrago blanco en conserva, 100 g Guisante, 120 g Huevo cocido, 20 g Ajo, 15 g Harina de trigo, 100 g Vino blanco, 250 g Caldo de pescado, 80 g Aceite de oliva, 20 g Perejil, 7 g Sal
Dorar el ajo en el aceite de oliva 2 min, añadir la harina de trigo 1 min y mojar con el vino blanco y el caldo de pescado; hervir 4 min con la mitad del perejil.
Poner la merluza sazonada con la sal y cocer 5 min a fuego suave, en vaivén.
Dar la vuelta, añadir la almeja purgada y el guisante cocido y tapar 4-5 min, hasta 90 °C durante 90 s en la almeja y 68 °C en la merluza.
Terminar con el espárrago blanco en conserva, el huevo cocido y el resto del perejil.

Besugo a la espalda; besugo a la donostiarra; dorada a la espalda; lubina a la espalda; pescado a la espalda
4: 1400 g Besugo, 120 g Aceite de oliva virgen extra, 25 g Ajo, 2 g Guindilla, 25 g Vinagre de manzana, 8 g Perejil, 10 g Sal
Abrir el besugo por el lomo, secar y sazonar con la sal.
Asar con la piel hacia abajo, a 220 °C o a la brasa, 12-15 min, hasta 68 °C junto a la espina.
Dorar el ajo y la guindilla en el aceite de oliva virgen extra 3 min.
Apartar, añadir el vinagre de manzana y volcar hirviendo sobre el pescado abierto.
Recoger el jugo, hervir 1 min para ligar, volcar otra vez y terminar con el perejil.

Lubina a la sal; dorada a la sal; pescado a la sal
4: 1400 g Lubina, 2500 g Sal gorda, 60 g Clara de huevo, 60 g Aceite de oliva virgen extra
Pedir la lubina eviscerada por la agalla y sin desescamar.
Humedecer la sal gorda con la clara de huevo y un poco de agua.
Hacer una cama de 2 cm, poner el pescado y cubrir del todo, apretando.
Hornear a 200 °C 20 min por kilo de pieza, hasta 68 °C en el centro, y reposar 5 min.
Romper la costra (se tira: la clara va cruda por dentro, aunque pase de 70 °C por fuera), limpiar y servir con el aceite de oliva virgen extra.

Rodaballo a la brasa; rodaballo a la parrilla; rodaballo al horno
4: 1800 g Rodaballo, 100 g Aceite de oliva virgen extra, 30 g Vinagre de manzana, 15 g Ajo, 16 g Sal gorda
Atemperar el rodaballo entero 30 min y secar; sazonar con la sal gorda.
Asar a la parrilla, piel oscura primero, 10-12 min por lado, o a 200 °C 25 min, hasta 68 °C junto a la espina.
Rociar cada 5 min con la mezcla del aceite de oliva virgen extra, el vinagre de manzana y el ajo.
Abrir, recoger la gelatina y ligar con el aliño 1 min, agitando.

Rape a la americana; rape en salsa americana; langosta a la americana
4: 760 g Rape, 250 g Langostino, 120 g Cebolla, 60 g Zanahoria, 250 g Tomate triturado, 60 g Brandy, 120 g Vino blanco, 300 g Caldo de pescado, 30 g Harina de trigo, 80 g Aceite de oliva, 10 g Ajo, 0.3 g Cayena, 7 g Sal
Pasar el rape en medallones por la harina de trigo y dorar en el aceite de oliva 1 min por lado; reservar.
Saltear las cabezas y cáscaras del langostino 5 min, flamear con el brandy y añadir la cebolla, la zanahoria y el ajo; pochar 10 min.
Mojar con el vino blanco, reducir 3 min, y añadir el tomate triturado y el caldo de pescado; cocer 20 min con la cayena.
Triturar, colar y salar con la sal.
Terminar el rape y las colas en la salsa 4-5 min, hasta 68 °C en el centro.

Rape alangostado; rape langostado
4: 1000 g Rape, 20 g Pimentón dulce, 30 g Aceite de oliva, 12 g Sal, 200 g Mayonesa
Limpiar las colas de rape de telillas y espina, frotar con el aceite de oliva, la sal y el pimentón dulce.
Envolver muy apretado en film apto para cocción y luego en aluminio, en cilindro.
Cocer al vapor a 85-90 °C 20-25 min, hasta 68 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h, dentro del film.
Cortar en medallones y servir frío con la mayonesa.

Suquet de rape; suquet de peix; suquet; suquet de pescado
4: 700 g Rape, 250 g Gambas, 300 g Almeja, 600 g Patata, 200 g Tomate rallado, 120 g Cebolla, 15 g Ajo, 30 g Almendra, 20 g Pan, 800 g Caldo de pescado, 80 g Aceite de oliva, 10 g Perejil, 0.2 g Azafrán, 9 g Sal
Freír el pan y la almendra en el aceite de oliva a 160 °C 2 min y majar con el ajo, el perejil y el azafrán.
Marcar las gambas y el rape 1 min por lado y reservar.
Pochar la cebolla 12 min, añadir el tomate rallado y sofreír 12 min.
Añadir la patata cachada y el caldo de pescado con la sal y cocer 18 min.
Añadir la picada, el rape y la almeja purgada y tapar 5 min, hasta 68 °C en el pescado y 90 °C durante 90 s en la almeja; devolver las gambas.

Zarzuela de pescado y marisco; zarzuela; zarzuela de pescado; zarzuela de marisco
4: 400 g Rape, 300 g Merluza, 250 g Calamar, 250 g Langostino, 300 g Mejillones, 250 g Almeja, 150 g Cebolla, 300 g Tomate triturado, 60 g Brandy, 100 g Vino blanco, 400 g Caldo de pescado, 30 g Almendra, 15 g Ajo, 30 g Harina de trigo, 90 g Aceite de oliva, 10 g Perejil, 0.2 g Azafrán, 9 g Sal
Enharinar con la harina de trigo el rape y la merluza y dorar en el aceite de oliva 1 min por lado; marcar el langostino y reservar todo.
Saltear el calamar 3 min, añadir la cebolla y pochar 12 min; flamear con el brandy.
Añadir el tomate triturado y sofreír 12 min; mojar con el vino blanco y el caldo de pescado y cocer 12 min.
Añadir la picada de la almendra, el ajo, el perejil y el azafrán, y la sal.
Volver el pescado y el langostino, añadir los mejillones y la almeja, tapar 5 min: 68 °C en el pescado y 90 °C durante 90 s en los moluscos; desechar los cerrados.

Bonito con tomate; atún con tomate; bonito en tomate
4: 760 g Bonito del norte, 600 g Tomate triturado, 200 g Cebolla, 120 g Pimiento verde, 12 g Ajo, 80 g Aceite de oliva, 5 g Azúcar, 8 g Sal
Pochar la cebolla, el pimiento verde y el ajo en la mitad del aceite de oliva 20 min.
Añadir el tomate triturado, el azúcar y la mitad de la sal y reducir 30 min.
Sazonar el bonito del norte en tacos de 4 cm y marcar en el resto del aceite 30 s por lado.
Terminar en la salsa fuera del fuego, tapado, 5-6 min, hasta 68 °C en el centro.
! Si se quiere jugoso (50-55 °C), congelar antes a −20 °C 24 h por el anisakis.

Bonito encebollado; atún encebollado; atún en cebolla
4: 760 g Atún rojo, 700 g Cebolla, 15 g Ajo, 120 g Vino blanco, 20 g Vinagre de Jerez, 100 g Aceite de oliva, 5 g Pimentón dulce, 1 g Laurel, 1 g Orégano, 9 g Sal
Pochar la cebolla en juliana y el ajo con el laurel en el aceite de oliva 30 min, hasta que dore.
Apartar, añadir el pimentón dulce y el orégano; mojar con el vino blanco y el vinagre de Jerez y reducir 4 min.
Sazonar con la sal el atún rojo en tacos y añadir a la cebolla.
Cocer tapado 4-5 min a fuego suave, hasta 68 °C en el centro, y reposar 5 min.
! En Barbate, con atún de almadraba; vale también bonito.

Atún en escabeche; bonito en escabeche; caballa en escabeche; sardinas en escabeche; escabeche de pescado; jureles en escabeche; escabeche de caballa
6: 900 g Caballa, 300 g Aceite de oliva, 150 g Vinagre de vino blanco, 150 g Vino blanco, 200 g Cebolla, 100 g Zanahoria, 25 g Ajo, 5 g Pimentón dulce, 1 g Laurel, 2 g Pimienta negra, 14 g Sal
Limpiar, secar y sazonar la caballa con la sal.
Marcar en un tercio del aceite de oliva 1-2 min por lado y reservar.
Rehogar la cebolla, la zanahoria y el ajo 10 min en el mismo aceite; apartar y añadir el pimentón dulce.
Añadir el resto del aceite, el vinagre de vino blanco, el vino blanco, el laurel y la pimienta negra y hervir 8 min.
Cubrir el pescado con el escabeche hirviendo y mantener 5-8 min a fuego mínimo, hasta 68 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h, cubierto; reposar 24 h y gastar en 5 días a 4 °C como máximo.
! No es una conserva: sin esterilizar, siempre en frío. Ojo a la histamina de los pescados azules: la cadena de frío, antes de cocinar.

Lenguado meunière; lenguado a la meunière; lenguado menier; trucha meunière
4: 1200 g Lenguado, 60 g Harina de trigo, 120 g Mantequilla, 30 g Aceite de girasol, 40 g Zumo de limón, 10 g Perejil, 8 g Sal
Pelar el lenguado, secar, sazonar con la sal y pasar por la harina de trigo, sacudiendo.
Dorar en el aceite de girasol con un tercio de la mantequilla a fuego medio, 3-4 min por lado, hasta 68 °C junto a la espina.
Tirar la grasa, fundir el resto de la mantequilla y llevar a avellana, 2-3 min.
Cortar la cocción con el zumo de limón, añadir el perejil y napar en el plato.

Salmón en papillote; pescado en papillote; merluza en papillote; lubina en papillote; papillote de pescado
4: 720 g Salmón, 150 g Calabacín, 120 g Zanahoria, 100 g Puerro, 60 g Vino blanco, 40 g Aceite de oliva, 60 g Limón, 4 g Eneldo, 8 g Sal
Cortar en juliana el calabacín, la zanahoria y el puerro y saltear 3 min en la mitad del aceite de oliva.
Repartir sobre papel de horno, poner encima el salmón sazonado con la sal, el eneldo y el limón en rodajas.
Rociar con el vino blanco y el resto del aceite y cerrar bien con pliegues.
Hornear a 200 °C 12-14 min, hasta 68 °C en el centro, y abrir en la mesa.

Trucha a la navarra; truchas a la navarra
4: 1200 g Trucha, 120 g Jamón serrano, 40 g Harina de trigo, 100 g Aceite de oliva, 40 g Limón, 6 g Sal
Limpiar la trucha, secar, sazonar con la sal y rellenar con una loncha de jamón serrano.
Freír el resto del jamón en el aceite de oliva 30 s y reservar.
Pasar la trucha por la harina de trigo y freír en el mismo aceite a 170 °C 4-5 min por lado, hasta 68 °C junto a la espina.
Servir con el jamón y el limón.

Cazón en adobo; bienmesabe; pescado en adobo; adobo gaditano
4: 800 g Cazón, 80 g Vinagre de vino blanco, 60 g Agua, 20 g Ajo, 8 g Pimentón dulce, 4 g Comino, 3 g Orégano, 1 g Laurel, 120 g Harina de trigo, 500 g Aceite de oliva para freír, 10 g Sal
Majar el ajo con la sal, el comino y el orégano; añadir el pimentón dulce, el vinagre de vino blanco, el agua y el laurel.
Cortar el cazón en tacos de 3 cm y adobar 8-12 h a 4 °C como máximo.
Escurrir y secar muy bien; pasar por la harina de trigo y cribar.
Freír en el aceite de oliva a 180 °C, por tandas, 3 min, hasta dorar y 70 °C en el centro.
Servir al momento.

Boquerones fritos; pescaíto frito; pescadito frito; fritura de pescado; fritura andaluza; fritura malagueña
4: 700 g Boquerón, 250 g Calamar, 200 g Harina de trigo, 700 g Aceite de oliva para freír, 8 g Sal, 80 g Limón
Quitar cabeza y tripa al boquerón, lavar y secar; cortar el calamar en anillas y secar.
Sazonar con la sal, pasar por la harina de trigo gorda y cribar.
Freír en el aceite de oliva a 180 °C, por tandas y por clases, 2-3 min, hasta dorar y 70 °C en el centro.
Escurrir sobre papel, sin tapar, y servir con el limón.

Tortillitas de camarones
8: 200 g Camarón, 120 g Harina de garbanzo, 120 g Harina de trigo, 420 g Agua, 80 g Cebolleta, 15 g Perejil, 8 g Sal, 500 g Aceite de oliva para freír
Picar muy fino la cebolleta y el perejil.
Mezclar la harina de garbanzo, la harina de trigo y la sal con el agua muy fría: masa líquida.
Añadir el camarón entero y reposar 30 min a 4 °C.
Freír a cucharadas finas en el aceite de oliva a 185-190 °C, extendiendo, 1 min 30 s por lado, hasta que estén caladas y pasen de 70 °C.
Escurrir en vertical y servir al momento.

Esqueixada de bacalao; esqueixada
4: 500 g Bacalao desalado, 300 g Tomate, 100 g Cebolleta, 100 g Pimiento verde, 60 g Aceituna negra, 60 g Aceite de oliva virgen extra, 15 g Vinagre de Jerez
Congelar el bacalao desalado a −20 °C 24 h, descongelar en frío y desgarrar en tiras: se come crudo.
Rallar la mitad del tomate y cortar el resto en dados.
Mezclar con la cebolleta y el pimiento verde en juliana.
Aliñar con el aceite de oliva virgen extra y el vinagre de Jerez y reposar 30 min a 4 °C.
Terminar con la aceituna negra y gastar en el día.

Pudin de cabracho; pastel de cabracho; pudín de pescado
10: 600 g Cabracho, 400 g Huevo, 300 g Nata para montar 35 %, 250 g Salsa de tomate, 80 g Zanahoria, 80 g Puerro, 20 g Mantequilla, 12 g Sal, 1 g Pimienta blanca
Cocer el cabracho con la zanahoria y el puerro en agua con sal 12 min, hasta 68 °C en el centro; desmigar sin piel ni espinas.
Triturar con el huevo, la nata para montar 35 %, la salsa de tomate, la sal y la pimienta blanca.
Encamisar el molde con la mantequilla, llenar y cubrir.
Hornear al baño maría a 160 °C 60-70 min, hasta 75 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h, desmoldar y gastar en 24 h.

Salmón marinado en casa; salmón curado
10: 1000 g Salmón, 500 g Sal gorda, 500 g Azúcar, 30 g Eneldo, 3 g Pimienta negra
Congelar el salmón a −20 °C 24 h y descongelar a 4 °C.
Mezclar la sal gorda, el azúcar, el eneldo y la pimienta negra machacada.
Cubrir el lomo por los dos lados y curar 18-24 h a 4 °C con peso encima.
Lavar, secar y cubrir con aceite; cortar en lonchas finas.
Gastar en 3-4 días a 4 °C como máximo.

Salmón a baja temperatura; salmón sous vide; salmón confitado; pescado a baja temperatura; bacalao a baja temperatura
4: 720 g Salmón, 60 g Aceite de oliva virgen extra, 5 g Eneldo, 9 g Sal
Congelar el salmón a −20 °C 24 h (o −35 °C 15 h) y descongelar a 4 °C: a estas temperaturas el anisakis puede seguir vivo.
Salar con la sal (o 10 min en salmuera de 100 g/l) y secar; envasar al vacío con el aceite de oliva virgen extra y el eneldo.
Cocer en baño a 50 °C 20 min (2 cm de grueso), para el pase inmediato; para la cocción de AESAN, hasta 68 °C durante 15 s en el centro.
Secar y marcar la piel 30 s a 230 °C; no enfriar para guardar: a 50 °C no queda pasteurizado.

Fish and chips; pescado con patatas
4: 720 g Bacalao fresco, 200 g Harina de trigo, 260 g Cerveza, 8 g Impulsor químico, 1000 g Patata, 800 g Aceite de girasol para freír, 12 g Sal, 80 g Limón
Cortar la patata en bastones, lavar, secar y confitar en el aceite de girasol a 140 °C 6-7 min.
Mezclar la harina de trigo, el impulsor químico y la mitad de la sal con la cerveza a 4 °C, sin trabajar.
Secar el bacalao fresco, enharinar y rebozar.
Freír a 180 °C 5-6 min, hasta 70 °C en el centro; freír la patata a 190 °C 3 min.
Salar con el resto de la sal y servir con el limón.
`,
  ),
  ...writtenDishesOf(
    'Mariscos',
    `
Mejillones tigre; tigres; mejillones rellenos
6: 1500 g Mejillones, 150 g Cebolla, 60 g Pimiento verde, 150 g Tomate triturado, 70 g Mantequilla, 80 g Harina de trigo, 500 g Leche entera, 1 g Cayena, 150 g Huevo, 150 g Pan rallado, 500 g Aceite de oliva para freír, 6 g Sal
Abrir los mejillones al vapor 4-5 min, hasta 90 °C durante 90 s; desechar los cerrados, picar la carne y guardar las conchas limpias.
Pochar la cebolla y el pimiento verde en la mantequilla 15 min; añadir el tomate triturado y la cayena y reducir 8 min.
Añadir la harina de trigo 3 min y la leche entera con 100 g del jugo colado; cocer 12 min hasta que se despegue.
Mezclar con los mejillones y la sal, rellenar las conchas y enfriar de 60 a 10 °C en menos de 2 h.
Pasar por el huevo y el pan rallado y freír en el aceite de oliva a 180 °C 2-3 min, hasta 74 °C en el centro.

Mejillones en escabeche; escabeche de mejillones
6: 2000 g Mejillones, 250 g Aceite de oliva, 120 g Vinagre de vino blanco, 100 g Vino blanco, 15 g Ajo, 6 g Pimentón dulce, 1 g Laurel, 2 g Pimienta negra, 4 g Sal
Abrir los mejillones al vapor con el vino blanco 4-5 min, hasta 90 °C durante 90 s; desechar los cerrados y colar el jugo.
Dorar el ajo con el laurel y la pimienta negra en el aceite de oliva 3 min.
Apartar y añadir el pimentón dulce, el vinagre de vino blanco, 100 g del jugo y la sal; hervir 3 min.
Cubrir los mejillones con el escabeche y enfriar de 60 a 10 °C en menos de 2 h.
Reposar 24 h y gastar en 4 días a 4 °C como máximo, siempre cubiertos.

Vieiras a la gallega; vieiras gratinadas; zamburiñas a la gallega
4: 400 g Vieira, 250 g Cebolla, 60 g Jamón serrano, 80 g Vino blanco, 100 g Tomate triturado, 40 g Pan rallado, 60 g Aceite de oliva, 5 g Pimentón dulce, 5 g Perejil, 4 g Sal
Limpiar la vieira y dejar nuez y coral en su concha.
Pochar la cebolla en el aceite de oliva 25 min; añadir el jamón serrano 2 min y apartar para el pimentón dulce.
Añadir el tomate triturado y el vino blanco, la sal y reducir 8 min.
Cubrir las vieiras con el sofrito y el pan rallado con el perejil.
Hornear a 220 °C 8-10 min, hasta 90 °C durante 90 s en el centro y dorado.

Zamburiñas a la plancha; vieiras a la plancha; navajas a la plancha; almejas a la plancha
4: 800 g Zamburiña, 40 g Aceite de oliva virgen extra, 10 g Ajo, 8 g Perejil, 30 g Limón
Limpiar de arena la zamburiña y secar.
Picar el ajo y el perejil y mezclar con el aceite de oliva virgen extra.
Marcar en plancha a 220 °C 2-3 min en su media concha y tapar, hasta 90 °C durante 90 s en el centro.
Rociar con el aliño y servir al momento con el limón.
! Menos hechas es gusto, no seguridad: moluscos depurados y para consumo inmediato.

Pulpo a la brasa con parmentier; pulpo a la brasa; pulpo a la plancha; pulpo con parmentier
4: 800 g Pulpo cocido, 500 g Patata, 80 g Mantequilla, 120 g Leche entera, 40 g Aceite de oliva virgen extra, 4 g Pimentón dulce, 6 g Sal
Cocer la patata 30 min con piel, pelar y pasar por el tamiz.
Trabajar con la mantequilla, la leche entera caliente y la sal a fuego suave 3 min.
Secar el pulpo cocido, untar con la mitad del aceite de oliva virgen extra y marcar a 230 °C 2-3 min por lado, hasta 70 °C en el centro.
Emplatar sobre la parmentier con el resto del aceite y el pimentón dulce.

Chipirones encebollados; calamares encebollados; chipirones con cebolla
4: 800 g Chipirón, 700 g Cebolla, 15 g Ajo, 120 g Vino blanco, 80 g Aceite de oliva, 1 g Laurel, 8 g Sal
Limpiar y secar el chipirón.
Pochar la cebolla en juliana, el ajo y el laurel en el aceite de oliva 40 min, hasta que dore.
Marcar los chipirones a fuego vivo 1 min por lado.
Unir, mojar con el vino blanco y guisar 20-25 min con la sal, hasta que estén tiernos y pasen de 68 °C en el centro.

Sepia con alioli; sepia a la plancha; sepia a la plancha con alioli
4: 900 g Sepia, 150 g Alioli, 40 g Aceite de oliva, 10 g Ajo, 10 g Perejil, 6 g Sal
Limpiar la sepia, cuadricular por dentro sin llegar al fondo y secar.
Triturar el aceite de oliva con el ajo y el perejil.
Marcar a 220 °C 3-4 min por lado, hasta 68 °C en el centro, y sazonar con la sal.
Rociar con el aceite verde y servir con el alioli.

Sepia con albóndigas; albóndigas con sepia; sípia amb mandonguilles
6: 700 g Sepia, 500 g Carne picada de ternera, 250 g Carne picada de cerdo, 60 g Huevo, 60 g Pan rallado, 200 g Cebolla, 250 g Tomate triturado, 150 g Guisante, 100 g Vino blanco, 500 g Caldo de pescado, 30 g Almendra, 15 g Ajo, 30 g Harina de trigo, 90 g Aceite de oliva, 8 g Perejil, 15 g Sal
Amasar la carne picada de ternera, la carne picada de cerdo, el huevo, el pan rallado, la mitad del ajo, el perejil y la sal; reposar 30 min a 4 °C y formar bolas de 30 g.
Pasar por la harina de trigo y dorar en el aceite de oliva 3 min; reservar.
Saltear la sepia en dados 5 min; añadir la cebolla y pochar 15 min; el tomate triturado, 12 min.
Mojar con el vino blanco y el caldo de pescado y cocer 20 min.
Añadir las albóndigas, el guisante y la picada de la almendra y el resto del ajo y cocer 20 min, hasta 70 °C en el centro.

Gambas a la plancha; langostinos a la plancha; gambones a la plancha; carabineros a la plancha; gamba roja a la plancha
4: 800 g Gamba, 25 g Aceite de oliva virgen extra, 10 g Sal gorda, 40 g Limón
Secar la gamba y untar con el aceite de oliva virgen extra.
Marcar en plancha a 230 °C, sobre la sal gorda, 1 min 30 s por lado, hasta 68 °C en el centro.
Reposar 1 min.
Servir al momento con el limón.

Langostinos a la sal; gambas a la sal; langostinos cocidos; gambas cocidas
4: 800 g Langostino, 1500 g Sal gorda
Extender la mitad de la sal gorda en bandeja y calentar a 220 °C 10 min.
Poner el langostino seco en una capa y cubrir con el resto de la sal.
Hornear a 220 °C 6-7 min, hasta 68 °C en el centro.
Sacar, sacudir la sal y servir.

Txangurro a la donostiarra; txangurro; centollo al horno; changurro
4: 1500 g Centollo, 200 g Cebolla, 80 g Puerro, 60 g Zanahoria, 200 g Tomate triturado, 60 g Brandy, 80 g Vino blanco, 30 g Pan rallado, 30 g Mantequilla, 60 g Aceite de oliva, 5 g Sal
Cocer el centollo en agua con 60 g de sal por litro 18-20 min desde que hierve, hasta 68 °C en el centro; enfriar y desmigar, guardando los corales.
Pochar la cebolla, el puerro y la zanahoria en el aceite de oliva 20 min.
Flamear con el brandy, añadir el vino blanco y reducir; añadir el tomate triturado y la sal y sofreír 15 min.
Unir la carne y los corales y rellenar el caparazón.
Cubrir con el pan rallado y la mantequilla y gratinar a 220 °C 8-10 min, hasta 74 °C en el centro.

Caldereta de langosta; caldereta menorquina; caldereta de bogavante
4: 1400 g Langosta, 250 g Cebolla, 120 g Pimiento verde, 400 g Tomate rallado, 15 g Ajo, 1200 g Caldo de pescado, 40 g Brandy, 30 g Almendra, 80 g Aceite de oliva, 10 g Perejil, 120 g Pan, 10 g Sal
Trocear la langosta en vivo o recién sacrificada y guardar jugos y corales.
Pochar la cebolla y el pimiento verde en el aceite de oliva 30 min; añadir el tomate rallado y sofreír 20 min.
Flamear con el brandy, mojar con el caldo de pescado y cocer 20 min; triturar y colar.
Añadir la langosta y la sal y cocer 10-12 min, hasta 68 °C en el centro.
Ligar con la picada de la almendra, el ajo, el perejil y los corales, 2 min, y servir sobre el pan tostado.

Salpicón de marisco; salpicón
4: 300 g Langostino cocido, 250 g Pulpo cocido, 200 g Mejillón cocido sin concha, 120 g Pimiento rojo, 100 g Pimiento verde, 100 g Cebolleta, 80 g Aceite de oliva virgen extra, 30 g Vinagre de Jerez, 5 g Sal
Pelar y cortar el langostino cocido y el pulpo cocido, que se cocieron a más de 68 °C; el mejillón cocido sin concha, a 90 °C durante 90 s.
Cortar en brunoise el pimiento rojo, el pimiento verde y la cebolleta.
Batir el aceite de oliva virgen extra con el vinagre de Jerez y la sal.
Mezclar, reposar 1 h a 4 °C y gastar en 24 h.

All i pebre; all i pebre de anguila; anguila all i pebre
4: 800 g Anguila, 600 g Patata, 30 g Ajo, 12 g Pimentón dulce, 2 g Guindilla seca, 40 g Almendra, 80 g Aceite de oliva, 900 g Caldo de pescado, 10 g Sal
Dorar el ajo en el aceite de oliva 3 min; apartar y añadir el pimentón dulce y la guindilla seca.
Mojar con el caldo de pescado, añadir la patata cachada y la sal y cocer 15 min.
Añadir la anguila en trozos de 4 cm y cocer 12-15 min, hasta 68 °C en el centro.
Ligar con la almendra majada y cocer 3 min, moviendo la cazuela.

Marmita de pulpo; pulpo guisado
4: 1000 g Pulpo cocido, 600 g Patata, 200 g Cebolla, 150 g Pimiento rojo, 200 g Tomate triturado, 100 g Vino blanco, 80 g Aceite de oliva, 5 g Pimentón dulce, 1 g Laurel, 8 g Sal
Pochar la cebolla y el pimiento rojo en el aceite de oliva con el laurel 15 min.
Apartar para el pimentón dulce, añadir el tomate triturado y sofreír 10 min; mojar con el vino blanco y reducir 3 min.
Añadir la patata cachada, cubrir con agua de cocer el pulpo y cocer 18 min con la sal.
Añadir el pulpo cocido y dar 8 min a fuego suave, hasta 70 °C en el centro.
`,
  ),
]
