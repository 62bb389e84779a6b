import { type Dish, writtenDishesOf } from './dish.ts'

/**
 * Drinks. Cocktails after the usual specifications of the International Bartenders Association and of Spanish bars, in
 * millilitres a glass; written by us.
 */
export const drinkDishes: readonly Dish[] = writtenDishesOf(
  'Bebidas',
  `
Mojito; mojito cubano
1: 60 ml Ron blanco, 30 ml Zumo de lima, 10 g Azúcar, 8 g Hierbabuena, 60 ml Agua con gas, 150 g Hielo
Poner la hierbabuena, el azúcar y el zumo de lima en el vaso y presionar con suavidad, sin romper la hoja: amarga.
Añadir el ron blanco y remover hasta disolver el azúcar.
Llenar de hielo y completar con el agua con gas.
Remover de abajo arriba una vez y servir en el momento.

Caipiriña; caipirinha
1: 60 ml Cachaza, 70 g Lima, 12 g Azúcar, 150 g Hielo picado
Lavar la lima, quitar el nervio blanco y cortar en cuartos.
Macerar con el azúcar en el vaso, apretando sin machacar la piel.
Llenar de hielo picado, añadir la cachaza y remover.
Servir en el mismo vaso, en el momento.

Margarita; margarita clásico
1: 50 ml Tequila, 20 ml Triple seco, 15 ml Zumo de lima, 150 g Hielo, 2 g Sal
Escarchar con la sal medio borde de una copa fría.
Agitar en coctelera el tequila, el triple seco y el zumo de lima con el hielo, 12 s.
Colar doble a la copa, sin hielo.
Servir enseguida.

Daiquiri; daiquirí
1: 60 ml Ron blanco, 20 ml Zumo de lima, 10 g Azúcar, 150 g Hielo
Enfriar la copa 30 min en el congelador.
Disolver el azúcar en el zumo de lima dentro de la coctelera.
Añadir el ron blanco y el hielo y agitar fuerte 12 s.
Colar doble a la copa y servir.

Piña colada
1: 50 ml Ron blanco, 90 ml Zumo de piña, 30 ml Crema de coco, 150 g Hielo, 30 g Piña
Batir el ron blanco, el zumo de piña y la crema de coco con el hielo 20 s.
Servir en vaso alto frío.
Decorar con la piña.
Beber en el momento: se separa.

Gin tonic; gintonic; gin-tonic
1: 50 ml Ginebra, 200 ml Tónica, 150 g Hielo, 5 g Limón
Llenar la copa de hielo, enfriar girando y tirar el agua que suelte.
Verter la ginebra.
Añadir la tónica a 4 °C resbalando por la cuchara, para no perder gas.
Remover una vez y perfumar con la piel del limón, exprimida encima.

Negroni
1: 30 ml Ginebra, 30 ml Campari, 30 ml Vermut rojo, 120 g Hielo, 5 g Naranja
Enfriar el vaso corto con parte del hielo.
Remover la ginebra, el campari y el vermut rojo con hielo en el vaso mezclador, 20 s.
Colar sobre hielo nuevo y grande.
Exprimir encima la piel de la naranja y dejarla dentro.

Dry martini; martini seco; dry Martini
1: 60 ml Ginebra, 10 ml Vermut blanco, 150 g Hielo, 5 g Limón
Enfriar la copa 30 min en el congelador.
Remover la ginebra y el vermut blanco con el hielo en el vaso mezclador, 30 s, sin agitar.
Colar a la copa.
Perfumar con la piel del limón o servir con una aceituna.

Old fashioned
1: 60 ml Whisky bourbon, 5 g Azúcar, 1 ml Angostura, 5 ml Agua, 120 g Hielo, 5 g Naranja
Mojar el azúcar con la angostura y el agua y disolver en el vaso.
Añadir el whisky bourbon y una pieza grande de hielo.
Remover 20-30 s, hasta que el vaso esté frío.
Perfumar con la piel de la naranja.

Manhattan
1: 50 ml Whisky de centeno, 20 ml Vermut rojo, 1 ml Angostura, 150 g Hielo, 5 g Guinda en marrasquino
Enfriar la copa 30 min en el congelador.
Remover el whisky de centeno, el vermut rojo y la angostura con el hielo, 25 s.
Colar a la copa.
Servir con la guinda en marrasquino.

Pisco sour
1: 60 ml Pisco, 30 ml Zumo de lima, 20 g Jarabe de azúcar, 20 g Clara de huevo pasteurizada, 150 g Hielo, 1 ml Angostura
Agitar el pisco, el zumo de lima, el jarabe de azúcar y la clara de huevo pasteurizada sin hielo 15 s, para que espume.
Añadir el hielo y agitar 12 s más.
Colar doble a copa fría.
Terminar con la angostura en gotas sobre la espuma.
! Clara pasteurizada siempre: no hay cocción.

Whisky sour
1: 50 ml Whisky bourbon, 25 ml Zumo de limón, 20 g Jarabe de azúcar, 20 g Clara de huevo pasteurizada, 150 g Hielo
Agitar el whisky bourbon, el zumo de limón, el jarabe de azúcar y la clara de huevo pasteurizada sin hielo 15 s.
Añadir el hielo y agitar 12 s.
Colar a vaso corto con hielo nuevo.
Servir enseguida.
! Clara pasteurizada siempre: no hay cocción.

Bloody Mary; bloody mary
1: 45 ml Vodka, 120 ml Zumo de tomate, 15 ml Zumo de limón, 5 ml Salsa Worcestershire, 1 ml Tabasco, 1 g Sal de apio, 0.2 g Pimienta negra, 120 g Hielo, 20 g Apio
Mezclar el vodka, el zumo de tomate, el zumo de limón, la salsa Worcestershire, el tabasco, la sal de apio y la pimienta negra.
Rodar de un vaso a otro con el hielo 4-5 veces, sin agitar: el tomate se afina demasiado.
Colar a vaso alto con hielo nuevo.
Servir con la rama de apio.
! Contiene apio y pescado (salsa Worcestershire).

Cosmopolitan
1: 40 ml Vodka, 15 ml Triple seco, 15 ml Zumo de lima, 30 ml Zumo de arándanos rojos, 150 g Hielo
Agitar el vodka, el triple seco, el zumo de lima y el zumo de arándanos rojos con el hielo, 12 s.
Colar doble a copa fría.
Perfumar con una piel de cítrico flameada.
Servir enseguida.

Aperol spritz; spritz
1: 60 ml Aperol, 90 ml Cava, 30 ml Agua con gas, 120 g Hielo, 20 g Naranja
Llenar la copa de hielo.
Verter el cava, después el Aperol y el agua con gas.
Remover una vez, de abajo arriba.
Servir con la rodaja de naranja.

Moscow mule
1: 50 ml Vodka, 120 ml Cerveza de jengibre, 10 ml Zumo de lima, 150 g Hielo
Llenar la taza de hielo.
Añadir el vodka y el zumo de lima.
Completar con la cerveza de jengibre a 4 °C.
Remover una vez y servir.

Tom Collins; John Collins
1: 45 ml Ginebra, 30 ml Zumo de limón, 15 g Jarabe de azúcar, 60 ml Agua con gas, 150 g Hielo
Mezclar la ginebra, el zumo de limón y el jarabe de azúcar en vaso alto con el hielo.
Completar con el agua con gas a 4 °C.
Remover una vez.
Servir con una rodaja de cítrico.

Espresso martini
1: 50 ml Vodka, 30 ml Licor de café, 30 ml Café preparado, 10 g Jarabe de azúcar, 150 g Hielo
Enfriar la copa 30 min en el congelador.
Agitar el vodka, el licor de café, el café preparado recién hecho y el jarabe de azúcar con el hielo muy fuerte, 15 s.
Colar doble a la copa y esperar 30 s a que suba la espuma.
Servir enseguida.

Rebujito
1: 75 ml Vino de Jerez seco, 150 ml Gaseosa, 120 g Hielo, 3 g Hierbabuena
Llenar la copa de hielo.
Verter el vino de Jerez seco muy frío, a 6-8 °C.
Completar con la gaseosa a 4 °C.
Perfumar con la hierbabuena.

Tinto de verano
1: 100 ml Vino tinto, 100 ml Gaseosa, 120 g Hielo, 15 g Limón
Llenar el vaso de hielo.
Añadir el vino tinto frío.
Completar con la gaseosa a 4 °C.
Servir con la rodaja de limón.

Agua de Valencia
6: 750 ml Zumo de naranja, 700 ml Cava, 60 ml Ginebra, 60 ml Vodka, 60 g Azúcar
Exprimir la naranja en el momento y colar: debe dar 750 ml de zumo de naranja.
Disolver el azúcar en el zumo y enfriar a 4 °C.
Añadir la ginebra y el vodka.
Verter el cava muy frío al servir, sin batir.

Queimada
10: 1000 ml Aguardiente, 150 g Azúcar, 40 g Limón, 15 g Café en grano
Poner el aguardiente con 120 g del azúcar, la piel del limón y el café en grano en la cazuela de barro.
Prender con un cazo con aguardiente y azúcar y remover despacio, sin que se apague.
Añadir el resto del azúcar caramelizado en el cazo, a unos 170 °C.
Dejar arder 8-12 min, hasta llama azul baja, tapar para apagar y servir caliente.
! Lejos de campanas y cortinas, con tapa a mano y sin echar licor a la llama.

San Francisco; cóctel San Francisco; cóctel sin alcohol; combinado sin alcohol; mocktail
1: 80 ml Zumo de naranja, 60 ml Zumo de piña, 60 ml Zumo de melocotón, 15 ml Granadina, 10 ml Zumo de limón, 120 g Hielo
Agitar el zumo de naranja, el zumo de piña, el zumo de melocotón y el zumo de limón con el hielo, 10 s.
Colar a copa alta con hielo nuevo.
Verter la granadina por la pared, para que baje.
Servir sin remover.

Chocolate a la taza; chocolate caliente
4: 800 ml Leche entera, 200 g Chocolate a la taza, 20 g Azúcar
Calentar la leche entera con el azúcar a 80 °C, unos 6 min.
Añadir el chocolate a la taza troceado y remover hasta fundir.
Hervir 2-3 min a fuego suave, removiendo el fondo, hasta que espese.
Reposar 5 min y dar otro hervor: gana cuerpo.
Mantener por encima de 63 °C.

Horchata de chufa; horchata
8: 250 g Chufa, 1000 g Agua, 100 g Azúcar, 0.5 g Canela en rama
Lavar la chufa, remojar 24 h a 4 °C cambiando el agua tres veces y escurrir.
Triturar con la mitad del agua fría 3-4 min y reposar 30 min en frío con la canela en rama.
Colar por estameña apretando; repetir con el resto del agua.
Disolver el azúcar y enfriar a 2-4 °C.
Gastar en 24 h, siempre a 4 °C como máximo: es cruda y muy delicada.

Ponche de huevo; ponche
6: 700 ml Leche entera, 200 g Nata para montar 35 %, 120 g Yema de huevo, 120 g Azúcar, 120 ml Ron, 0.5 g Nuez moscada, 1 g Canela en rama
Infusionar la leche entera y la nata para montar 35 % con la canela en rama a 80 °C, 10 min.
Blanquear la yema de huevo con el azúcar.
Verter la leche caliente sobre la yema y cocer a 82-84 °C, sin hervir, hasta que nape.
Colar, enfriar de 60 a 10 °C en menos de 2 h y añadir el ron.
Servir frío con la nuez moscada rallada y gastar en 24 h.

Limonada de hierbabuena
6: 1000 ml Agua, 180 g Zumo de limón, 120 g Azúcar, 10 g Hierbabuena, 200 g Hielo
Disolver el azúcar en 200 ml del agua caliente, 2 min, y enfriar.
Mezclar con el zumo de limón y el resto del agua.
Infusionar la hierbabuena 15 min en frío y colar.
Servir con el hielo y gastar en el día.

Clara de limón; clara con limón; clara
1: 165 ml Cerveza, 165 ml Refresco de limón
Enfriar el vaso, la cerveza y el refresco a 4 °C.
Verter el refresco de limón con el vaso inclinado.
Completar con la cerveza, levantando espuma al final.
Servir en el momento.

Vermut preparado
1: 80 ml Vermut rojo, 15 ml Ginebra, 10 ml Campari, 40 ml Agua con gas, 100 g Hielo, 10 g Naranja, 8 g Aceituna verde
Llenar el vaso de hielo.
Añadir el vermut rojo, la ginebra y el campari y remover 5 s.
Completar con el agua con gas.
Servir con la rodaja de naranja y la aceituna verde.

Batido de fresa; batido de frutas; batido
4: 500 g Fresa, 600 ml Leche entera, 60 g Azúcar, 100 g Hielo
Lavar, desinfectar y quitar el rabito a la fresa.
Triturar con el azúcar y la mitad de la leche entera 1 min.
Añadir el resto de la leche y el hielo y batir 30 s.
Servir enseguida, a 4 °C.
`,
)
