import { type Dish, writtenDishesOf } from './dish.ts'

/** Breads and salty doughs. Per cent on the flour as bakers count; usual proportions of the trade, written by us. */
export const bakeryDishes: readonly Dish[] = writtenDishesOf(
  'Panes y masas',
  `
Pan de molde; pan de molde casero; pan de sándwich; pan inglés
10: 500 g Harina de fuerza, 300 g Leche entera, 50 g Mantequilla, 30 g Azúcar, 10 g Sal, 15 g Levadura fresca
Amasar la harina de fuerza, la leche entera, el azúcar, la sal y la levadura fresca 8 min; añadir la mantequilla y amasar 6 min, hasta que estire en velo (masa a 25 °C).
Fermentar 1 h 15 min a 26 °C.
Desgasificar, formar en cilindro y poner en molde engrasado.
Fermentar 1 h a 28 °C, hasta 1 cm del borde.
Hornear a 180 °C 35 min, hasta 93-95 °C en el centro; desmoldar y enfriar en rejilla.

Baguette; baguettes; barra de pan francesa
4: 500 g Harina de trigo, 330 g Agua, 10 g Sal, 4 g Levadura fresca
Mezclar la harina de trigo con el agua y reposar 30 min (autólisis).
Añadir la sal y la levadura fresca y amasar 6 min (66 % de agua, masa a 24 °C).
Fermentar 1 h con un pliegue y 12-16 h a 4 °C.
Dividir en piezas de 280 g, preformar, reposar 20 min y formar.
Fermentar 45 min a 24 °C, greñar y hornear a 240 °C con vapor 20-22 min.

Chapata; ciabatta; pan de chapata
4: 500 g Harina de fuerza, 400 g Agua, 11 g Sal, 3 g Levadura fresca, 20 g Aceite de oliva virgen extra
Mezclar la harina de fuerza, el 85 % del agua y la levadura fresca y reposar 30 min.
Añadir la sal, el resto del agua poco a poco y el aceite de oliva virgen extra (80 % de agua).
Fermentar 3 h a 24 °C con cuatro pliegues, o 16 h a 4 °C.
Volcar sobre harina sin desgasificar, cortar y reposar 40 min.
Hornear a 240 °C con vapor 22-25 min.

Pan de centeno; pan de centeno y trigo
10: 350 g Harina de centeno, 150 g Harina de fuerza, 380 g Agua, 200 g Masa madre, 11 g Sal, 10 g Miel
Mezclar la harina de centeno, la harina de fuerza, el agua a 35 °C, la masa madre, la sal y la miel 5 min: no forma gluten, queda pastosa.
Fermentar 1 h 30 min a 28 °C.
Llenar el molde engrasado con la mano mojada y alisar.
Fermentar 1 h 15 min, hasta que agriete la superficie.
Hornear a 250 °C 10 min y a 200 °C 45 min, hasta 97 °C en el centro; cortar al día siguiente.

Pan de masa madre; hogaza de masa madre; pan de masa madre natural
10: 500 g Harina de fuerza, 350 g Agua, 100 g Masa madre, 10 g Sal
Mezclar la harina de fuerza con el agua y reposar 45 min.
Añadir la masa madre activa (20 %) y la sal (2 %) y amasar o plegar 4 veces en 2 h.
Fermentar 4-5 h a 25 °C, hasta que crezca un 50 %.
Formar y retardar 12-16 h a 4 °C en banetón.
Greñar y hornear a 250 °C tapado 20 min y a 230 °C destapado 22-25 min, hasta 96 °C en el centro.

Pan de pita; pita; pan pita
8: 500 g Harina de trigo, 310 g Agua, 10 g Sal, 8 g Levadura fresca, 15 g Aceite de oliva
Amasar la harina de trigo, el agua, la sal, la levadura fresca y el aceite de oliva 10 min.
Fermentar 1 h a 26 °C; dividir en bolas de 100 g y reposar 15 min.
Estirar a 4 mm sin romper y reposar 15 min.
Hornear sobre piedra a 260 °C 3-4 min, hasta que se inflen; tapar con un paño.

Pan bao; bao; baos; pan al vapor; mantou; gua bao
8: 300 g Harina de trigo, 160 g Agua, 25 g Azúcar, 15 g Aceite de girasol, 6 g Levadura fresca, 4 g Impulsor químico, 2 g Sal
Amasar la harina de trigo, el agua, el azúcar, la levadura fresca, la sal y el aceite de girasol 10 min.
Fermentar 1 h a 26 °C; amasar con el impulsor químico y reposar 10 min.
Estirar óvalos de 45 g, aceitar y doblar.
Fermentar 30 min sobre papel.
Cocer al vapor 8-9 min y esperar 3 min antes de abrir.

Pan de hamburguesa; panes de hamburguesa; pan brioche de hamburguesa; bollos de hamburguesa
10: 500 g Harina de fuerza, 230 g Leche entera, 60 g Huevo, 60 g Mantequilla, 45 g Azúcar, 10 g Sal, 18 g Levadura fresca, 8 g Sésamo
Amasar la harina de fuerza, la leche entera, el huevo, el azúcar, la sal y la levadura fresca 8 min; añadir la mantequilla y amasar 6 min.
Fermentar 1 h a 26 °C.
Bolear piezas de 85 g, aplastar y fermentar 1 h a 28 °C.
Pintar y repartir el sésamo.
Hornear a 190 °C 13-15 min, hasta 92 °C en el centro.

Croissant; croissants; cruasán; cruasanes; masa de croissant
12: 500 g Harina de fuerza, 140 g Leche entera, 100 g Agua, 60 g Azúcar, 10 g Sal, 20 g Levadura fresca, 50 g Mantequilla, 280 g Mantequilla para el pliegue, 60 g Huevo
Amasar la harina de fuerza, la leche entera, el agua, el azúcar, la sal, la levadura fresca y la mantequilla 6 min, sin desarrollar del todo; enfriar 12 h a 4 °C.
Laminar con la mantequilla para el pliegue, a 12-14 °C, flexible como la masa: una vuelta doble y una sencilla, con 30-45 min de frío entre vueltas.
Estirar a 3,5 mm, cortar triángulos de 9 × 28 cm (60-65 g) y enrollar.
Fermentar 2 h-2 h 30 min a 26 °C como máximo (por encima, la mantequilla se funde), hasta que tiemblen.
Pintar con el huevo y hornear a 180 °C 16-18 min, hasta bien dorado y 95 °C en el centro.

Mollete de Antequera; molletes; mollete; mollete antequerano
10: 500 g Harina de media fuerza, 340 g Agua, 9 g Sal, 12 g Levadura fresca, 25 g Aceite de oliva virgen extra
Amasar la harina de media fuerza, el agua, la sal, la levadura fresca y el aceite de oliva virgen extra 8 min; masa blanda (68 %).
Fermentar 1 h a 25 °C.
Dividir en 85 g, bolear, aplastar con harina y reposar 45 min.
Hornear a 230 °C con vapor 8-9 min: casi sin color.

Regañás; regañás sevillanas; picos; picos camperos; piquitos
15: 500 g Harina de trigo, 240 g Agua, 80 g Aceite de oliva, 10 g Sal, 8 g Levadura fresca, 10 g Sésamo
Amasar la harina de trigo, el agua, el aceite de oliva, la sal, la levadura fresca y el sésamo 8 min; masa seca.
Reposar 45 min a 24 °C.
Estirar a 2 mm, pinchar y cortar.
Hornear a 180 °C 18-20 min, hasta secar y dorar.

Blinis; blini
20: 150 g Harina de trigo, 50 g Harina de trigo sarraceno, 250 g Leche entera, 100 g Huevo, 30 g Mantequilla, 6 g Levadura fresca, 4 g Sal, 5 g Azúcar
Templar la leche entera a 35 °C con la levadura fresca y el azúcar; mezclar con la harina de trigo, la harina de trigo sarraceno y la yema del huevo.
Fermentar 1 h a 26 °C.
Añadir la mantequilla fundida, la sal y la clara montada.
Cuajar en sartén engrasada 1 min 30 s por lado, hasta 75 °C en el centro.

Naan; pan naan; naan de ajo
8: 400 g Harina de trigo, 150 g Yogur natural, 110 g Agua, 6 g Levadura seca, 8 g Azúcar, 8 g Sal, 40 g Mantequilla clarificada
Amasar la harina de trigo, el yogur natural, el agua, la levadura seca, el azúcar y la sal 8 min.
Fermentar 1 h 15 min a 26 °C; dividir en 90 g y reposar 15 min.
Estirar a 5 mm.
Cocer en plancha a 260 °C 1 min 30 s por lado, hasta ampollas.
Pintar con la mantequilla clarificada.

Arepas; arepa; reina pepiada
8: 500 g Harina de maíz precocida, 620 g Agua, 8 g Sal, 20 g Aceite de girasol
Disolver la sal en el agua tibia y echar la harina de maíz precocida en lluvia; reposar 5 min y amasar 2 min.
Formar discos de 110 g y 1,5 cm.
Dorar en plancha a 200 °C con el aceite de girasol 4 min por lado.
Terminar al horno a 180 °C 12-15 min, hasta que suenen a hueco; abrir y rellenar.

Tortillas de maíz; tortillas de maíz caseras; tortilla mexicana
10: 500 g Masa de maíz, 60 g Agua, 3 g Sal
Amasar la masa de maíz con el agua y la sal 3 min, hasta que no se agriete, y reposar 20 min tapada.
Formar bolas de 35 g y prensar a 2 mm entre plásticos.
Cocer en comal a 240 °C 20 s, 45 s y 15 s, dando la vuelta dos veces, hasta que inflen.
Guardar en paño, calientes.

Coca de trampó; coca de verduras; coca mallorquina
8: 400 g Harina de trigo, 150 g Agua, 100 g Aceite de oliva, 10 g Levadura fresca, 12 g Sal, 350 g Tomate, 250 g Pimiento verde, 150 g Cebolla, 4 g Pimentón dulce
Amasar la harina de trigo, el agua, dos tercios del aceite de oliva, la levadura fresca y la mitad de la sal 5 min y reposar 45 min.
Cortar el tomate, el pimiento verde y la cebolla en dados y escurrir; aliñar con el resto del aceite, de la sal y el pimentón dulce.
Estirar la masa a 4 mm en la bandeja y cubrir.
Hornear a 200 °C 35 min, hasta que la base cruja.

Coca de recapte; coca de escalivada; coca de recapte con arenque
8: 400 g Harina de trigo, 220 g Agua, 60 g Aceite de oliva, 10 g Levadura fresca, 12 g Sal, 400 g Berenjena, 400 g Pimiento rojo, 200 g Cebolla, 150 g Butifarra
Amasar la harina de trigo, el agua, dos tercios del aceite de oliva, la levadura fresca y la mitad de la sal 8 min; fermentar 1 h.
Asar la berenjena, el pimiento rojo y la cebolla a 200 °C 45 min, pelar y escurrir.
Estirar la masa a 4 mm, cubrir con la verdura, el resto de la sal y la butifarra en rodajas y rociar con el resto del aceite.
Hornear a 220 °C 20-25 min, hasta 74 °C en la butifarra.

Hornazo; hornazo de Salamanca; hornazo salmantino
10: 600 g Harina de trigo, 120 g Manteca de cerdo, 120 g Huevo, 100 g Vino blanco, 60 g Aceite de oliva, 20 g Levadura fresca, 11 g Sal, 300 g Lomo de cerdo, 250 g Chorizo, 200 g Jamón serrano, 180 g Huevo cocido
Amasar la harina de trigo, la manteca de cerdo, la mitad del huevo, el vino blanco, el aceite de oliva, la levadura fresca y la sal 8 min; fermentar 1 h 30 min.
Marcar el lomo de cerdo en filetes 1 min por lado.
Estirar dos discos, rellenar con el lomo, el chorizo, el jamón serrano y el huevo cocido y sellar.
Pintar con el resto del huevo y adornar; reposar 30 min.
Hornear a 180 °C 45 min, hasta 74 °C en el centro.

Bollo preñao; bollos preñaos; bollu preñáu; pan preñado
8: 500 g Harina de fuerza, 290 g Agua, 40 g Manteca de cerdo, 10 g Sal, 15 g Levadura fresca, 480 g Chorizo
Amasar la harina de fuerza, el agua, la manteca de cerdo, la sal y la levadura fresca 10 min; fermentar 1 h.
Dividir en 100 g, envolver un chorizo de 60 g y sellar por debajo.
Fermentar 45 min.
Hornear a 200 °C 22-25 min, hasta 74 °C en el centro.

Torta de aceite; tortas de aceite; tortas de aceite sevillanas
12: 400 g Harina de trigo, 150 g Aceite de oliva virgen extra, 110 g Agua, 10 g Levadura fresca, 60 g Azúcar, 10 g Anís en grano, 15 g Sésamo, 4 g Sal, 20 g Anís
Freír el anís en grano en el aceite de oliva virgen extra a 120 °C 1 min y enfriar a 30 °C.
Amasar la harina de trigo, el agua, la levadura fresca, el anís, la sal, la mitad del azúcar, el sésamo y el aceite 5 min; reposar 45 min.
Dividir en 55 g, estirar a 2 mm y cubrir con el resto del azúcar.
Hornear a 220 °C 9-11 min, hasta bordes tostados.

Hojaldre de setas; hojaldre de verduras; volovanes de setas; vol-au-vent
6: 500 g Masa de hojaldre, 500 g Mezcla de setas, 80 g Chalota, 150 g Nata para montar 35 %, 60 g Vino blanco, 30 g Mantequilla, 60 g Huevo, 6 g Sal
Cortar la masa de hojaldre en piezas, pinchar el centro, pintar con el huevo y enfriar 20 min a 4 °C.
Hornear a 200 °C 20-25 min, hasta dorar y pasar de 90 °C en el centro.
Saltear la mezcla de setas en la mantequilla 8 min; añadir la chalota 4 min y mojar con el vino blanco.
Añadir la nata para montar 35 % y la sal, reducir 5 min y rellenar al pase.

Empanadas argentinas; empanadas criollas; empanadas de carne
12: 600 g Harina de trigo, 120 g Manteca de cerdo, 260 g Agua, 16 g Sal, 500 g Aguja de ternera, 400 g Cebolla, 8 g Pimentón dulce, 4 g Comino, 80 g Aceituna verde, 120 g Huevo cocido
Amasar la harina de trigo con la manteca de cerdo fundida, el agua tibia y dos tercios de la sal; reposar 1 h y cortar discos de 13 cm.
Pochar la cebolla 15 min en un poco de manteca; añadir la aguja de ternera cortada a cuchillo, el pimentón dulce, el comino y el resto de la sal y cocer 8 min, hasta 70 °C; enfriar de 60 a 10 °C en menos de 2 h.
Rellenar con 60 g, la aceituna verde y el huevo cocido, y hacer el repulgue.
Hornear a 230 °C 15-18 min, hasta dorar y 74 °C en el centro.

Pizza cuatro quesos; pizza de cuatro quesos
4: 600 g Harina de fuerza, 375 g Agua, 15 g Sal, 3 g Levadura fresca, 12 g Aceite de oliva, 300 g Mozzarella fresca, 100 g Queso gorgonzola, 100 g Queso parmesano, 100 g Queso emmental
Amasar la harina de fuerza, el agua, la sal, la levadura fresca y el aceite de oliva 10 min; fermentar 24 h a 4 °C.
Bolear en 245 g y atemperar 3 h.
Estirar a mano y repartir la mozzarella fresca escurrida, el queso gorgonzola, el queso parmesano y el queso emmental.
Hornear a 280-300 °C sobre piedra 6-7 min.
`,
)
