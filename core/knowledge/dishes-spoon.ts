import { type Dish, writtenDishesOf } from './dish.ts'

/** Soups, stews of pulses and the regional pots of Spain. Usual proportions of the trade, written by us. */
export const spoonDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Sopas y cremas',
    `
Porra antequerana
6: 1000 g Tomate, 250 g Pan de pueblo, 150 g Aceite de oliva virgen extra, 80 g Pimiento verde, 8 g Ajo, 20 g Vinagre de Jerez, 10 g Sal, 150 g Huevo cocido, 100 g Atún en aceite
Triturar el tomate y colar.
Remojar el pan de pueblo en el tomate 20 min.
Triturar con el pimiento verde, el ajo sin germen, el vinagre de Jerez y la sal 3 min.
Emulsionar con el aceite de oliva virgen extra en hilo, hasta textura de puré.
Enfriar a 4 °C al menos 2 h y servir con el huevo cocido y el atún en aceite desmigado.

Sopa de picadillo; sopa de picadillo andaluza
6: 1800 g Caldo de pollo, 150 g Jamón serrano, 150 g Huevo cocido, 120 g Fideos, 150 g Pan, 40 g Aceite de oliva, 5 g Hierbabuena, 5 g Sal
Freír el pan en dados en el aceite de oliva a 170 °C 1-2 min y escurrir.
Hervir el caldo de pollo, añadir los fideos y cocer 4-5 min.
Rectificar con la sal, contando con el jamón serrano.
Servir hirviendo con el huevo cocido y el jamón picados, los picatostes y la hierbabuena.

Sopa de fideos; sopa de cocido; sopa de estrellitas
6: 1800 g Caldo de pollo, 240 g Fideos, 5 g Perejil, 6 g Sal
Hervir el caldo de pollo colado y desgrasado 1 min.
Añadir los fideos y cocer 4-6 min, según grosor.
Dar el punto con la sal.
Servir en el momento con el perejil: el fideo sigue chupando.

Caldo gallego; caldo gallego de grelos; caldo de grelos; pote gallego
6: 500 g Grelo, 500 g Patata, 200 g Alubia blanca, 200 g Lacón, 120 g Tocino salado, 120 g Chorizo, 2500 g Agua, 10 g Sal
Remojar la alubia blanca 12 h y desalar el lacón y el tocino salado 24 h a 4 °C.
Cocer la alubia con el lacón y el tocino en el agua 1 h 15 min a fuego suave.
Añadir la patata cachada y el chorizo y cocer 20 min.
Escaldar aparte el grelo 3 min, para quitar amargor, escurrir y cocer en el caldo 15 min.
Rectificar con la sal y reposar 30 min por encima de 63 °C.

Escudella i carn d'olla; escudella; escudella y carn d'olla
8: 300 g Garbanzos, 500 g Morcillo de ternera, 400 g Gallina, 200 g Hueso de ternera, 300 g Butifarra, 200 g Butifarra negra, 500 g Repollo, 400 g Patata, 200 g Zanahoria, 150 g Nabo, 300 g Carne picada de cerdo, 60 g Huevo, 60 g Pan rallado, 10 g Perejil, 250 g Pasta galets, 4000 g Agua, 20 g Sal
Remojar los garbanzos 12 h en agua templada.
Cubrir el hueso de ternera, el morcillo de ternera y la gallina con el agua fría, llevar a 90 °C y espumar 15 min.
Añadir los garbanzos y cocer 2 h a fuego suave.
Amasar la carne picada de cerdo con el huevo, el pan rallado y el perejil y formar la pilota; reposar 30 min en frío.
Añadir la pilota, el repollo, la patata, la zanahoria y el nabo y cocer 30 min; la butifarra y la butifarra negra, los últimos 15 min, hasta 74 °C en el centro de pilota y ave.
Colar caldo, salar con la sal y cocer en él la pasta galets 12 min.
Servir la sopa primero y la carn d'olla después.

Bisque de bogavante; bisque; bisque de marisco; crema de bogavante; crema de carabineros
6: 700 g Bogavante, 150 g Cebolla, 80 g Zanahoria, 80 g Puerro, 250 g Tomate triturado, 60 g Brandy, 150 g Vino blanco, 1500 g Caldo de pescado, 60 g Arroz, 150 g Nata para montar 35 %, 60 g Mantequilla, 10 g Sal, 0.3 g Cayena
Cocer el bogavante 8 min en agua con 30 g de sal por litro, hasta 68 °C en el centro; separar la carne y reservar en frío.
Tostar las cáscaras en la mitad de la mantequilla 8 min, aplastando.
Añadir la cebolla, la zanahoria y el puerro y pochar 10 min; flamear con el brandy y reducir con el vino blanco 5 min.
Añadir el tomate triturado, el arroz y el caldo de pescado y cocer 30 min a 90 °C.
Triturar a fondo y pasar por chino fino, apretando.
Añadir la nata para montar 35 %, la sal y la cayena y dar un hervor de 2 min; montar con el resto de la mantequilla.
Servir con la carne calentada en la crema.

Crema de marisco; crema de gambas; crema de langostinos; crema de nécoras
6: 600 g Gamba, 150 g Cebolla, 80 g Zanahoria, 80 g Puerro, 250 g Tomate triturado, 60 g Brandy, 1500 g Caldo de pescado, 60 g Arroz, 120 g Nata para montar 35 %, 60 g Aceite de oliva, 10 g Sal
Pelar la gamba y tostar cabezas y cáscaras en el aceite de oliva 8 min, aplastando.
Añadir la cebolla, la zanahoria y el puerro y pochar 10 min; flamear con el brandy.
Añadir el tomate triturado y sofreír 8 min; mojar con el caldo de pescado, añadir el arroz y cocer 30 min.
Triturar y pasar por chino fino, apretando.
Añadir la nata para montar 35 % y la sal y hervir 2 min.
Saltear las colas 1 min por lado, hasta 68 °C en el centro, y servir en el plato.

Consomé; consomé de ave; consomé al jerez; consomé clarificado
8: 2500 g Caldo de carne, 400 g Carne picada de ternera magra, 120 g Clara de huevo, 80 g Zanahoria, 60 g Puerro, 60 g Apio, 80 g Tomate, 80 g Vino de Jerez seco, 10 g Sal
Desgrasar del todo el caldo de carne frío.
Mezclar la carne picada de ternera magra con la clara de huevo, la zanahoria, el puerro, el apio y el tomate picados; reposar 1 h en frío.
Unir con el caldo frío y calentar despacio, removiendo, hasta 70 °C; dejar de remover.
Mantener 45-60 min a 85-90 °C, sin hervir: la costra filtra.
Abrir un hueco, colar por estameña mojada, sin romper la costra.
Salar con la sal y añadir el vino de Jerez seco fuera del fuego; servir por encima de 63 °C.

Porrusalda; purrusalda; purrusalda de bacalao
4: 800 g Puerro, 600 g Patata, 150 g Zanahoria, 250 g Bacalao desalado, 1200 g Caldo de pescado, 60 g Aceite de oliva, 10 g Ajo, 6 g Sal
Rehogar el puerro en rodajas y el ajo en el aceite de oliva 10 min, sin color.
Añadir la zanahoria y la patata cachada y rehogar 3 min.
Mojar con el caldo de pescado y cocer 25 min a fuego suave.
Añadir el bacalao desalado en lascas y cocer 4-5 min, hasta 68 °C en el centro.
Probar antes de añadir la sal y reposar 5 min.

Sopa de cebolla gratinada
4: 900 g Cebolla, 1200 g Caldo de carne, 60 g Mantequilla, 100 g Vino blanco, 20 g Harina de trigo, 160 g Pan, 120 g Queso gruyer, 8 g Sal
Pochar la cebolla en juliana en la mantequilla 45 min a fuego suave, hasta que dore oscura.
Añadir la harina de trigo y cocer 2 min.
Desglasar con el vino blanco, reducir 3 min y mojar con el caldo de carne y la sal; cocer 25 min.
Repartir en cazuelas con el pan tostado y el queso gruyer.
Gratinar a 250 °C 4-5 min, hasta dorar.

Gazpacho manchego; gazpachos manchegos; galianos
6: 800 g Conejo, 500 g Perdiz, 300 g Torta cenceña, 150 g Cebolla, 150 g Pimiento verde, 200 g Tomate triturado, 80 g Aceite de oliva, 12 g Ajo, 3 g Tomillo, 5 g Pimentón dulce, 2000 g Agua, 14 g Sal
Dorar el conejo y la perdiz troceados en el aceite de oliva 10 min.
Cubrir con el agua, añadir el tomillo y la sal y cocer 1 h a fuego suave, hasta 74 °C en el centro; desmigar y guardar el caldo.
Sofreír en la misma grasa la cebolla, el pimiento verde y el ajo 12 min; añadir el pimentón dulce y el tomate triturado y sofreír 10 min.
Mojar con 1,4 l del caldo, volver la carne y hervir 5 min.
Añadir la torta cenceña troceada y cocer 8-10 min, removiendo, hasta que quede meloso.

Sopa de tomate; sopa de tomate extremeña
4: 1000 g Tomate, 150 g Cebolla, 100 g Pimiento verde, 150 g Pan de pueblo, 60 g Aceite de oliva virgen extra, 10 g Ajo, 800 g Caldo de verduras, 3 g Comino, 9 g Sal, 4 g Hierbabuena
Sofreír la cebolla, el pimiento verde y el ajo en el aceite de oliva virgen extra 15 min.
Añadir el tomate pelado y sofreír 20 min.
Mojar con el caldo de verduras, el comino y la sal y cocer 15 min.
Repartir sobre el pan de pueblo en láminas y reposar 5 min con la hierbabuena.

Atascaburras; ajoarriero manchego
6: 800 g Patata, 350 g Bacalao desalado, 20 g Ajo, 150 g Aceite de oliva virgen extra, 120 g Huevo cocido, 40 g Nuez
Cocer la patata con piel 30 min en agua; los últimos 5 min, con el bacalao desalado, hasta 68 °C en el centro.
Pelar la patata y desmigar el bacalao, sin piel ni espinas.
Majar el ajo y trabajar con la patata y el bacalao.
Ligar con el aceite de oliva virgen extra en hilo y algo del agua de cocción.
Servir templado con el huevo cocido y la nuez.
`,
  ),
  ...writtenDishesOf(
    'Legumbres',
    `
Cocido montañés
6: 400 g Alubia blanca, 600 g Berza, 200 g Chorizo, 150 g Morcilla de arroz, 250 g Costilla de cerdo, 150 g Panceta, 200 g Patata, 80 g Cebolla, 8 g Ajo, 4 g Pimentón dulce, 40 g Aceite de oliva, 10 g Sal
Remojar la alubia blanca 12 h.
Cocer la alubia con la costilla de cerdo, la panceta y el chorizo en agua fría 1 h 30 min, asustando dos veces.
Escaldar la berza picada 5 min, escurrir y añadir; cocer 40 min.
Añadir la patata cachada y la morcilla de arroz y cocer 20 min, hasta 70 °C en el centro de la carne.
Rematar con un sofrito de la cebolla, el ajo y el pimentón dulce en el aceite de oliva, 8 min, y la sal.
Reposar 30 min por encima de 63 °C.

Cocido maragato
6: 450 g Garbanzos, 500 g Morcillo de ternera, 300 g Gallina, 200 g Lacón, 150 g Chorizo, 150 g Tocino, 150 g Manitas de cerdo, 600 g Repollo, 400 g Patata, 150 g Fideos, 100 g Huevo, 60 g Pan rallado, 40 g Aceite de oliva, 5 g Pimentón dulce, 10 g Ajo, 15 g Sal
Remojar los garbanzos 12 h en agua templada.
Llevar a 90 °C el morcillo de ternera, la gallina, el lacón, el tocino y las manitas de cerdo en agua fría, espumando 15 min; añadir los garbanzos y cocer 2 h 30 min.
Añadir el chorizo y la patata y cocer 25 min, hasta 74 °C en el centro de la gallina.
Cocer aparte el repollo 25 min y rehogar con el ajo y el pimentón dulce en el aceite de oliva 3 min.
Freír el relleno del huevo y el pan rallado a 170 °C, 3 min, hasta 74 °C.
Servir al revés: carnes, garbanzos con repollo y, al final, la sopa con los fideos cocidos 5 min y la sal.

Olla podrida
8: 500 g Alubia roja, 300 g Costilla de cerdo, 250 g Oreja de cerdo, 250 g Manitas de cerdo, 200 g Chorizo, 200 g Morcilla de arroz, 150 g Panceta, 150 g Cebolla, 12 g Ajo, 5 g Pimentón dulce, 1 g Laurel, 40 g Aceite de oliva, 12 g Sal
Remojar la alubia roja 12 h y desalar lo adobado 24 h a 4 °C.
Cocer la alubia con la costilla de cerdo, la oreja de cerdo, las manitas de cerdo, la panceta y el laurel en agua fría 2 h, asustando tres veces.
Añadir el chorizo y cocer 30 min; la morcilla de arroz, aparte, 20 min a 85 °C.
Sofreír la cebolla y el ajo en el aceite de oliva 12 min, apartar, añadir el pimentón dulce y volcar en la olla; cocer 10 min con la sal.
Comprobar 70 °C en el centro de la carne y reposar 30 min por encima de 63 °C.

Lentejas estofadas con verduras; lentejas con verduras; lentejas viudas; lentejas veganas
4: 320 g Lenteja pardina, 120 g Cebolla, 150 g Zanahoria, 100 g Pimiento rojo, 100 g Puerro, 150 g Patata, 120 g Tomate rallado, 10 g Ajo, 4 g Pimentón dulce, 1 g Laurel, 40 g Aceite de oliva, 9 g Sal
Pochar la cebolla, el puerro, la zanahoria, el pimiento rojo y el ajo en el aceite de oliva 15 min.
Añadir el tomate rallado y sofreír 8 min; apartar y añadir el pimentón dulce.
Añadir la lenteja pardina lavada y el laurel, cubrir con agua fría tres dedos y cocer 30 min a fuego suave.
Añadir la patata en dados y cocer 15-20 min, hasta que todo ceda.
Salar con la sal al final y reposar 15 min.

Alubias de Tolosa; alubias rojas; alubias con sacramentos
6: 500 g Alubia negra, 150 g Chorizo, 150 g Morcilla de cebolla, 200 g Costilla de cerdo, 100 g Cebolla, 60 g Aceite de oliva, 400 g Repollo, 10 g Sal, 40 g Guindilla en vinagre
Remojar la alubia negra 8 h, o cocer sin remojo si es del año.
Cubrir con agua fría, la cebolla entera y la mitad del aceite de oliva y cocer 2 h a fuego mínimo, sin remover con cuchara.
Cocer aparte la costilla de cerdo y el chorizo 45 min, hasta 70 °C en el centro, y la morcilla de cebolla 20 min a 85 °C.
Cocer el repollo 20 min y rehogar con el resto del aceite.
Salar con la sal los últimos 10 min, reposar 30 min y servir con los sacramentos y la guindilla en vinagre.

Judías pintas con arroz; alubias pintas con arroz; judías con arroz
4: 280 g Alubia pinta, 80 g Arroz redondo, 100 g Chorizo, 100 g Cebolla, 80 g Zanahoria, 80 g Pimiento verde, 8 g Ajo, 4 g Pimentón dulce, 1 g Laurel, 40 g Aceite de oliva, 9 g Sal
Remojar la alubia pinta 12 h.
Cubrir con agua fría, añadir el laurel y el chorizo y cocer 1 h 15 min, asustando dos veces.
Sofreír la cebolla, la zanahoria, el pimiento verde y el ajo en el aceite de oliva 15 min, apartar, añadir el pimentón dulce y volcar.
Añadir el arroz redondo y cocer 18 min.
Salar con la sal y reposar 5 min; el arroz se pasa, no guardar más de 24 h a 4 °C.

Pochas a la riojana; pochas; pochas con chorizo
4: 800 g Pocha, 150 g Chorizo, 120 g Cebolla, 100 g Pimiento verde, 100 g Pimiento rojo, 120 g Tomate rallado, 10 g Ajo, 60 g Aceite de oliva, 10 g Sal, 40 g Guindilla en vinagre
Cubrir la pocha fresca con agua fría y cocer 35-45 min a fuego suave, sin remojo.
Pochar la cebolla, el pimiento verde, el pimiento rojo y el ajo en el aceite de oliva 20 min; añadir el tomate rallado y sofreír 8 min.
Triturar el sofrito y añadir a la olla con el chorizo en rodajas; cocer 15 min.
Salar con la sal, reposar 15 min y servir con la guindilla en vinagre.

Pochas con almejas
4: 800 g Pocha, 500 g Almeja, 120 g Cebolla, 15 g Ajo, 100 g Vino blanco, 10 g Perejil, 50 g Aceite de oliva, 8 g Sal
Cubrir la pocha fresca con agua fría y cocer 35-45 min con la sal al final.
Purgar la almeja 1-2 h en agua fría con 35 g de sal por litro.
Dorar el ajo y pochar la cebolla en el aceite de oliva 10 min; mojar con el vino blanco y reducir 2 min.
Abrir la almeja tapada 4-5 min, hasta 90 °C durante 90 s; desechar las cerradas y colar el jugo.
Unir a las pochas, hervir suave 3 min y terminar con el perejil.

Judiones de La Granja; judiones
6: 500 g Judión, 200 g Oreja de cerdo, 200 g Manitas de cerdo, 150 g Chorizo, 100 g Panceta, 120 g Cebolla, 10 g Ajo, 5 g Pimentón dulce, 1 g Laurel, 50 g Aceite de oliva, 10 g Sal
Remojar el judión 24 h en agua fría, a 4 °C.
Cocer con la oreja de cerdo, las manitas de cerdo, la panceta y el laurel en agua fría 2 h a fuego mínimo, sin que se rompan los judiones.
Añadir el chorizo y cocer 20 min, hasta 70 °C en el centro de la carne.
Sofreír la cebolla y el ajo en el aceite de oliva 12 min, apartar, añadir el pimentón dulce y volcar con la sal.
Reposar 30 min por encima de 63 °C.

Empedrat; empedrat de bacalao
4: 600 g Alubia blanca cocida, 250 g Bacalao desalado, 200 g Tomate, 80 g Cebolleta, 100 g Pimiento verde, 80 g Aceituna negra, 120 g Huevo cocido, 60 g Aceite de oliva virgen extra, 15 g Vinagre de Jerez, 3 g Sal
Congelar el bacalao desalado a −20 °C 24 h, descongelar en frío y desmigar: se come crudo.
Lavar y escurrir la alubia blanca cocida.
Cortar en dados el tomate, la cebolleta y el pimiento verde.
Mezclar todo con la aceituna negra y aliñar con el aceite de oliva virgen extra, el vinagre de Jerez y la sal.
Terminar con el huevo cocido, reposar 30 min a 4 °C y gastar en el día.

Habas a la catalana; habas con butifarra; faves a la catalana
4: 1000 g Haba, 150 g Butifarra negra, 150 g Panceta, 150 g Ajo tierno, 120 g Cebolleta, 100 g Vino de Jerez seco, 50 g Aceite de oliva, 5 g Menta, 1 g Laurel, 8 g Sal
Dorar la panceta en el aceite de oliva 5 min y pochar la cebolleta y el ajo tierno 8 min.
Añadir la haba, el laurel y la mitad de la menta y rehogar 3 min.
Mojar con el vino de Jerez seco, tapar y cocer 20-25 min a fuego suave, con una gota de agua si se secan.
Añadir la butifarra negra en rodajas y calentar 5 min, hasta 74 °C en el centro.
Salar con la sal y terminar con el resto de la menta.

Michirones
6: 500 g Haba seca, 150 g Chorizo, 150 g Hueso de jamón, 100 g Panceta, 15 g Ajo, 5 g Pimentón dulce, 2 g Guindilla seca, 1 g Laurel, 8 g Sal
Remojar la haba seca 24-48 h, cambiando el agua, a 4 °C.
Cubrir con agua fría, añadir el hueso de jamón, la panceta, el laurel y la guindilla seca y cocer 1 h 30 min.
Añadir el chorizo, el ajo y el pimentón dulce y cocer 45 min, hasta que la piel ceda y el centro de la carne pase de 70 °C.
Salar con la sal al final y reposar 20 min por encima de 63 °C.

Olla gitana
6: 400 g Garbanzos, 250 g Judía verde, 300 g Calabaza, 250 g Patata, 200 g Pera, 150 g Tomate, 120 g Cebolla, 5 g Pimentón dulce, 60 g Aceite de oliva, 3 g Hierbabuena, 0.2 g Azafrán, 12 g Sal
Remojar los garbanzos 12 h en agua templada.
Cocer los garbanzos en agua hirviendo 1 h 15 min.
Añadir la judía verde, la calabaza y la patata y cocer 20 min; la pera, los últimos 12 min.
Sofreír la cebolla y el tomate en el aceite de oliva 15 min, apartar, añadir el pimentón dulce y volcar con el azafrán y la sal.
Terminar con la hierbabuena y reposar 15 min.

Verdinas con marisco; verdinas; verdinas con almejas
4: 320 g Verdina, 300 g Almeja, 250 g Langostino, 120 g Cebolla, 80 g Puerro, 10 g Ajo, 600 g Caldo de pescado, 60 g Aceite de oliva, 80 g Vino blanco, 8 g Perejil, 0.1 g Azafrán, 7 g Sal
Remojar la verdina 10-12 h.
Cubrir con el caldo de pescado frío y agua, añadir el puerro y cocer 1 h 15 min a fuego mínimo; retirar el puerro.
Pochar la cebolla y el ajo en el aceite de oliva 12 min, mojar con el vino blanco y reducir 2 min.
Abrir la almeja purgada en el sofrito, tapada 4-5 min, hasta 90 °C durante 90 s; añadir el langostino 2 min, hasta 68 °C en el centro.
Unir a las verdinas con el azafrán y la sal, hervir suave 3 min y terminar con el perejil.

Falafel; faláfel
6: 500 g Garbanzos, 150 g Cebolla, 15 g Ajo, 30 g Cilantro, 30 g Perejil, 8 g Comino, 4 g Cilantro en grano, 12 g Sal, 4 g Bicarbonato, 20 g Sésamo, 500 g Aceite de girasol para freír
Remojar los garbanzos 18-24 h a 4 °C: crudos, nunca cocidos, o se deshacen.
Escurrir y secar a conciencia; picar con la cebolla, el ajo, el cilantro, el perejil, el comino, el cilantro en grano y la sal hasta textura de sémola.
Reposar 1 h a 4 °C y añadir el bicarbonato y el sésamo al formar.
Formar bolas de 25 g.
Freír en el aceite de girasol a 175 °C, 4-5 min, hasta que doren y pasen de 75 °C en el centro.

Cassoulet; cassoulet de Toulouse
6: 500 g Alubia blanca, 600 g Confit de pato, 300 g Longaniza fresca, 300 g Panceta, 150 g Cebolla, 100 g Zanahoria, 20 g Ajo, 60 g Tomate concentrado, 80 g Grasa de pato, 60 g Pan rallado, 1 g Laurel, 2 g Tomillo, 10 g Sal
Remojar la alubia blanca 12 h y cocer 1 h con la cebolla, la zanahoria, el laurel y el tomillo.
Dorar la panceta y la longaniza fresca en la grasa de pato 8 min; añadir el ajo y el tomate concentrado 3 min.
Unir con las alubias y la sal y cocer 30 min con su caldo.
Repartir en cazuela de barro con el confit de pato y cubrir con el pan rallado.
Hornear a 150 °C 2 h, rompiendo la costra tres veces y mojando, hasta 74 °C en el centro.

Dal de lentejas; dal; dhal; dal tadka
4: 300 g Lenteja roja, 150 g Cebolla, 200 g Tomate triturado, 12 g Ajo, 15 g Jengibre, 4 g Cúrcuma, 4 g Comino, 4 g Cilantro en grano, 1 g Guindilla seca, 50 g Mantequilla clarificada, 10 g Cilantro, 9 g Sal
Lavar la lenteja roja hasta que el agua salga clara y cocer con la cúrcuma en 4 volúmenes de agua 20 min, espumando.
Tostar el comino, el cilantro en grano y la guindilla seca en la mantequilla clarificada 30 s.
Añadir la cebolla y dorar 10 min; el ajo y el jengibre, 2 min; el tomate triturado, 8 min.
Volcar sobre las lentejas con la sal y cocer 5 min, hasta que quede cremoso.
Terminar con el cilantro.

Curry de garbanzos; chana masala; garbanzos al curry
4: 600 g Garbanzo cocido, 400 g Leche de coco, 250 g Tomate triturado, 150 g Cebolla, 12 g Ajo, 15 g Jengibre, 15 g Curry, 150 g Espinaca, 30 g Aceite de girasol, 9 g Sal, 10 g Cilantro
Pochar la cebolla en el aceite de girasol 12 min; añadir el ajo y el jengibre 2 min.
Tostar el curry 30 s y añadir el tomate triturado; sofreír 10 min.
Añadir el garbanzo cocido y la leche de coco y cocer 15 min a fuego suave.
Añadir la espinaca y la sal, 2 min, y terminar con el cilantro.

Moros y cristianos; congrí; arroz moro
6: 300 g Frijol negro, 360 g Arroz largo, 100 g Bacón, 120 g Cebolla, 100 g Pimiento verde, 12 g Ajo, 4 g Comino, 2 g Orégano, 1 g Laurel, 40 g Aceite de oliva, 20 g Vinagre de vino blanco, 10 g Sal
Remojar el frijol negro 8 h y cocer con el laurel 1 h; guardar el agua.
Dorar el bacón en el aceite de oliva 5 min; pochar la cebolla, el pimiento verde y el ajo 10 min con el comino y el orégano.
Añadir el arroz largo y rehogar 2 min.
Mojar con 1,5 volúmenes del agua de cocción por volumen de arroz, los frijoles, el vinagre de vino blanco y la sal.
Cocer tapado 18 min a fuego mínimo y reposar 10 min; si se guarda, enfriar de 60 a 10 °C en menos de 2 h.

Feijoada; feijoada brasileña
8: 600 g Frijol negro, 400 g Costilla de cerdo, 250 g Panceta, 200 g Chorizo, 200 g Oreja de cerdo, 150 g Cebolla, 20 g Ajo, 1 g Laurel, 50 g Aceite de girasol, 400 g Arroz largo, 300 g Berza, 400 g Naranja, 12 g Sal
Remojar el frijol negro 12 h y desalar las carnes saladas 24 h a 4 °C.
Cocer los frijoles con la costilla de cerdo, la panceta, la oreja de cerdo y el laurel 2 h; añadir el chorizo los últimos 30 min, hasta 70 °C en el centro.
Sofreír la cebolla y el ajo en el aceite de girasol 10 min, majar con un cazo de frijoles y devolver con la sal.
Cocer el arroz largo 17 min y saltear la berza en juliana 3 min.
Servir con la naranja pelada en rodajas.
`,
  ),
]
