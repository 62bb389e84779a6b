import { type Dish, writtenDishesOf } from './dish.ts'

/** Pastry, convent sweets and modern textures. Usual proportions of the trade, written by us. */
export const pastryDishes: readonly Dish[] = [
  ...writtenDishesOf(
    'Postres',
    `
Suflé de chocolate; souflé de chocolate; soufflé de chocolate; suflé dulce
6: 200 g Chocolate negro, 180 g Leche entera, 15 g Almidón de maíz, 60 g Yema de huevo, 180 g Clara de huevo, 60 g Azúcar, 20 g Mantequilla
Untar los moldes con la mantequilla de abajo arriba y cubrir con parte del azúcar; precalentar a 190 °C.
Cocer la leche entera con el almidón de maíz 1 min y verter sobre el chocolate negro; emulsionar.
Añadir la yema de huevo a 50 °C.
Montar la clara de huevo con el resto del azúcar a pico blando y unir en tres veces.
Llenar hasta 5 mm del borde, alisar y limpiar el canto.
Hornear a 190 °C 10-11 min, sin abrir, hasta 72 °C en el centro; servir al salir.

Buñuelos de viento; buñuelos de Todos los Santos; buñuelos
10: 250 g Agua, 60 g Mantequilla, 150 g Harina de trigo, 240 g Huevo, 15 g Azúcar, 3 g Sal, 3 g Ralladura de limón, 700 g Aceite de girasol para freír, 60 g Azúcar para rebozar
Hervir el agua con la mantequilla, el azúcar, la sal y la ralladura de limón 1 min.
Añadir la harina de trigo de golpe y secar 2-3 min; templar a 60 °C.
Incorporar el huevo poco a poco, hasta que caiga en pico.
Freír a cucharadas en el aceite de girasol empezando a 160 °C y acabando a 180 °C, 4-5 min, hasta que giren solos y pasen de 75 °C en el centro.
Rebozar con el azúcar y rellenar si se quiere, en frío.

Pestiños; pestiños de miel
12: 500 g Harina de trigo, 120 g Aceite de oliva virgen extra, 150 g Vino blanco, 30 g Sésamo, 8 g Anís en grano, 20 g Anís, 3 g Sal, 600 g Aceite de girasol para freír, 300 g Miel, 60 g Agua
Freír el anís en grano y el sésamo en el aceite de oliva virgen extra a 120 °C 2 min y templar.
Amasar con la harina de trigo, el vino blanco, el anís y la sal; reposar 30 min.
Estirar a 2-3 mm, cortar cuadros de 7 cm y unir dos puntas.
Freír en el aceite de girasol a 175 °C 2-3 min, hasta dorar.
Hervir la miel con el agua 2 min y bañar.

Roscón de Reyes; roscón; rosca de Reyes; roscón relleno de nata
12: 500 g Harina de fuerza, 130 g Leche entera, 120 g Huevo, 100 g Azúcar, 100 g Mantequilla, 25 g Levadura fresca, 25 g Ron, 8 g Sal, 5 g Ralladura de naranja, 3 g Ralladura de limón, 100 g Fruta confitada, 30 g Almendra laminada, 40 g Azúcar perlado
Mezclar 100 g de la harina de fuerza con la leche entera y la levadura fresca y fermentar 45 min.
Amasar con el resto de la harina, el azúcar, tres cuartos del huevo, el ron, la ralladura de naranja, la ralladura de limón y la sal (y, si se tiene, 20 g de agua de azahar) 10 min; añadir la mantequilla y amasar 8 min, hasta velo.
Fermentar 1 h 30 min a 26 °C o 12 h a 4 °C; bolear, reposar 20 min, agujerear y abrir el roscón.
Fermentar 1 h 30 min-2 h a 28 °C, hasta que doble; pintar con el resto del huevo y poner la fruta confitada, la almendra laminada y el azúcar perlado.
Hornear a 180 °C 18-20 min, hasta 90 °C en el centro.

Ensaimada mallorquina; ensaimada; ensaimadas
8: 500 g Harina de fuerza, 170 g Agua, 120 g Azúcar, 120 g Huevo, 20 g Levadura fresca, 5 g Sal, 200 g Manteca de cerdo, 40 g Azúcar glas
Amasar la harina de fuerza, el agua, el azúcar, el huevo, la levadura fresca y la sal 15 min, hasta velo; reposar 1 h.
Estirar muy fino sobre mesa aceitada y untar con la manteca de cerdo pomada.
Tirar de los bordes hasta transparente, enrollar y reposar 1 h; formar la espiral floja.
Fermentar 10-12 h a 20-22 °C.
Hornear a 180 °C 14-16 min, hasta 90 °C en el centro, y terminar con el azúcar glas.

Tocino de cielo; tocinillo de cielo
10: 400 g Azúcar, 200 g Agua, 300 g Yema de huevo, 60 g Caramelo líquido
Cocer el azúcar con el agua a 105-106 °C (hebra fina) y templar a 60 °C.
Mezclar con la yema de huevo sin batir y colar.
Encamisar el molde con el caramelo líquido y llenar; tapar con papel.
Cocer al vapor o al baño maría a 100 °C 25-30 min, hasta 80-82 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h, desmoldar y gastar en 24 h a 8 °C como máximo.

Brazo de gitano; brazo de gitano de nata; brazo gitano
10: 200 g Huevo, 120 g Azúcar, 120 g Harina de trigo, 400 g Nata para montar 35 %, 40 g Azúcar glas
Montar el huevo con el azúcar 10 min, hasta que haga cinta.
Unir la harina de trigo tamizada con lengua y extender a 1 cm en bandeja con papel.
Hornear a 210 °C 7-8 min, hasta que ceda elástico y pase de 90 °C en el centro.
Volcar sobre papel, enrollar en templado y enfriar.
Montar la nata para montar 35 % con la mitad del azúcar glas a 4 °C, rellenar, enrollar y terminar con el resto.
Conservar a 4 °C y gastar en 24 h.

Sobaos pasiegos; sobaos; sobao pasiego
12: 250 g Mantequilla, 250 g Azúcar, 250 g Huevo, 250 g Harina de trigo, 8 g Impulsor químico, 20 g Ron, 4 g Ralladura de limón, 3 g Sal
Trabajar la mantequilla pomada con el azúcar y la sal sin montar demasiado.
Añadir el huevo a 20 °C poco a poco, el ron y la ralladura de limón.
Unir la harina de trigo tamizada con el impulsor químico.
Llenar las gorras de papel, 80 g cada una, y reposar 20 min.
Hornear a 180 °C 18-20 min, hasta dorar y 92 °C en el centro.

Quesada pasiega; quesada
10: 500 g Queso fresco de vaca, 300 g Azúcar, 250 g Huevo, 150 g Harina de trigo, 120 g Mantequilla, 250 g Leche entera, 4 g Ralladura de limón, 1 g Canela molida, 2 g Sal
Triturar el queso fresco de vaca con el azúcar, el huevo y la sal.
Añadir la mantequilla fundida, la leche entera, la ralladura de limón y la canela molida; unir la harina de trigo.
Llenar el molde engrasado a 2,5 cm.
Hornear a 180 °C 45-50 min, hasta dorar y 80 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h y conservar a 4 °C.

Polvorones; polvorón; polvorones de almendra; mantecados; mantecado
24: 500 g Harina de trigo, 250 g Manteca de cerdo, 200 g Azúcar glas, 150 g Almendra molida, 3 g Canela molida, 2 g Sal
Tostar la harina de trigo a 150 °C 25 min, removiendo, y la almendra molida 10 min; enfriar y tamizar.
Trabajar la manteca de cerdo pomada con el azúcar glas, la canela molida y la sal.
Unir la harina y la almendra sin amasar y reposar 1 h en frío.
Estirar a 1,5 cm, cortar y hornear a 190 °C 12-14 min.
Enfriar del todo antes de mover.

Turrón de Jijona; turrón blando; turrón de almendra
20: 500 g Almendra tostada, 250 g Miel, 150 g Azúcar, 35 g Clara de huevo pasteurizada
Moler en caliente la almendra tostada hasta pasta.
Cocer la miel con el azúcar a 120 °C, unos 10 min.
Verter en hilo sobre la clara de huevo pasteurizada montada y batir 5 min a fuego suave.
Unir la pasta de almendra y trabajar 10 min, hasta que suelte aceite.
Prensar en molde con papel y madurar 48 h.

Turrón de chocolate; turrón de chocolate crujiente
20: 300 g Chocolate negro, 200 g Chocolate con leche, 60 g Manteca de cerdo, 100 g Arroz inflado
Fundir el chocolate negro y el chocolate con leche a 45 °C y atemperar a 30-31 °C.
Añadir la manteca de cerdo fundida a 32 °C.
Mezclar con el arroz inflado y llenar el molde.
Golpear, cristalizar 12 h a 16-18 °C y desmoldar.

Mazapán; mazapanes; mazapán de Toledo; figuritas de mazapán
20: 500 g Almendra molida, 400 g Azúcar glas, 60 g Clara de huevo, 20 g Miel, 20 g Yema de huevo
Mezclar la almendra molida con el azúcar glas.
Amasar con la clara de huevo y la miel 5 min y reposar 12 h a 4 °C.
Formar piezas de 25 g y secar 2 h.
Pintar con la yema de huevo y hornear a 240 °C 4-5 min, hasta dorar y 70 °C en el centro.

Panellets; panellets de piñones
20: 500 g Almendra molida, 350 g Azúcar, 150 g Patata, 150 g Piñón, 40 g Huevo, 4 g Ralladura de limón
Cocer la patata con piel 30 min, pelar y pasar por tamiz; enfriar.
Amasar la almendra molida con el azúcar, la patata y la ralladura de limón; reposar 12 h a 4 °C.
Formar bolas de 25 g, mojar en el huevo batido y rebozar en el piñón.
Hornear a 230 °C 6-8 min, hasta dorar y 70 °C en el centro.

Huesos de santo
20: 300 g Almendra molida, 300 g Azúcar, 100 g Agua, 100 g Yema de huevo, 100 g Azúcar para la yema, 50 g Azúcar glas
Cocer el azúcar con el agua a 108 °C y mezclar con la almendra molida; enfriar.
Estirar a 4 mm con azúcar glas, cortar rectángulos y enrollar en canutillo; secar 3 h.
Cocer un jarabe con el azúcar para la yema y 50 g de agua a 108 °C, verter sobre la yema de huevo y cocer a 84-85 °C hasta espesar; enfriar de 60 a 10 °C.
Rellenar con manga y glasear con el resto del azúcar glas.

Miguelitos de La Roda; miguelitos
12: 500 g Masa de hojaldre, 500 g Crema pastelera, 30 g Azúcar glas
Estirar la masa de hojaldre a 4 mm, cortar cuadros de 6 cm y reposar 20 min a 4 °C.
Hornear a 200 °C 18-20 min.
Enfriar, abrir y rellenar con la crema pastelera a 4 °C.
Terminar con el azúcar glas; gastar en 24 h.

Piononos de Santa Fe; piononos; pionono
12: 200 g Huevo, 120 g Azúcar, 100 g Harina de trigo, 400 g Crema pastelera, 150 g Almíbar, 20 g Ron, 2 g Canela molida, 60 g Azúcar para quemar
Montar el huevo con el azúcar 10 min, unir la harina de trigo y hornear en plancha de 6 mm a 210 °C 6 min (más de 90 °C en el centro).
Mezclar el almíbar con el ron y calar la plancha; espolvorear la canela molida.
Untar con la mitad de la crema pastelera, enrollar en tiras y cortar cilindros de 3 cm.
Coronar con el resto de la crema y quemar el azúcar con pala o soplete; 24 h a 4 °C.

Tejas de almendra; tejas; tejas de Tolosa
20: 120 g Clara de huevo, 150 g Azúcar, 50 g Harina de trigo, 60 g Mantequilla, 200 g Almendra laminada
Mezclar la clara de huevo con el azúcar sin montar.
Añadir la harina de trigo, la mantequilla fundida a 45 °C y la almendra laminada; reposar 12 h a 4 °C.
Extender cucharadas finas con tenedor mojado sobre papel.
Hornear a 180 °C 8-10 min, hasta borde tostado y 90 °C en el centro.
Curvar en caliente sobre rodillo y guardar herméticas.

Rosquillas de anís; rosquillas; rosquillas fritas
20: 500 g Harina de trigo, 150 g Huevo, 150 g Azúcar, 80 g Aceite de oliva, 60 g Anís, 60 g Leche entera, 10 g Impulsor químico, 4 g Ralladura de limón, 600 g Aceite de girasol para freír, 80 g Azúcar para rebozar
Batir el huevo con el azúcar, el aceite de oliva, el anís, la leche entera y la ralladura de limón.
Unir la harina de trigo con el impulsor químico y reposar 1 h en frío: masa blanda.
Formar con las manos aceitadas.
Freír en el aceite de girasol a 170 °C 3 min, dando la vuelta, hasta dorar y 80 °C en el centro.
Rebozar en el azúcar.

Goxua
8: 300 g Nata para montar 35 %, 30 g Azúcar glas, 200 g Bizcocho genovés, 120 g Almíbar, 20 g Ron, 500 g Crema pastelera, 80 g Azúcar
Montar la nata para montar 35 % con el azúcar glas a 4 °C y poner en el fondo del vaso.
Calar el bizcocho genovés con el almíbar y el ron y poner encima.
Cubrir con la crema pastelera fría.
Quemar el azúcar al pase; 24 h a 4 °C como máximo.

Pantxineta; panchineta
8: 500 g Masa de hojaldre, 500 g Crema pastelera, 80 g Almendra, 40 g Huevo, 20 g Azúcar glas
Estirar la masa de hojaldre en dos discos de 3 mm y enfriar 20 min a 4 °C.
Extender la crema pastelera fría sobre uno, dejando 2 cm, tapar y sellar.
Pintar con el huevo y cubrir con la almendra picada.
Hornear a 190 °C 35 min, hasta dorar y 80 °C en el centro; terminar con el azúcar glas.

Tarta tatin; tatin; tarta tatín; tarta tatin de manzana
8: 1200 g Manzana reineta, 180 g Azúcar, 100 g Mantequilla, 250 g Masa de hojaldre, 2 g Sal
Cocer el azúcar a caramelo rubio, 170 °C, y cortar con la mantequilla y la sal.
Poner la manzana reineta pelada en cuartos, de pie y apretada, y cocer 20-25 min a fuego suave.
Hornear a 180 °C 20 min, para que pierda agua.
Tapar con la masa de hojaldre pinchada, metiendo los bordes, y hornear a 200 °C 25 min.
Reposar 20 min y volcar en templado.

Tarta de limón y merengue; lemon pie; tarta de limón; pie de limón; tarta de limón merengada
8: 300 g Masa sablée, 150 g Zumo de limón, 165 g Azúcar, 180 g Huevo, 150 g Mantequilla, 100 g Clara de huevo pasteurizada, 200 g Azúcar para el merengue, 65 g Agua
Forrar el molde con la masa sablée, reposar 1 h a 4 °C y cocer en blanco a 170 °C 20 min.
Cocer el zumo de limón, el azúcar y el huevo a 83-85 °C, removiendo; enfriar a 45 °C y emulsionar con la mantequilla.
Llenar la base y cuajar 4 h a 4 °C.
Cocer el azúcar para el merengue con el agua a 118-121 °C y verter en hilo sobre la clara de huevo pasteurizada; batir hasta 35 °C.
Cubrir y dorar con soplete 30 s; gastar en 24 h.

Tarta Sacher; Sacher; sachertorte
12: 150 g Chocolate negro, 150 g Mantequilla, 150 g Azúcar, 130 g Yema de huevo, 200 g Clara de huevo, 140 g Harina de trigo, 250 g Mermelada de albaricoque, 200 g Chocolate negro para la cobertura, 180 g Nata para montar 35 %
Montar la mantequilla con la mitad del azúcar, añadir el chocolate negro fundido a 40 °C y la yema de huevo.
Montar la clara de huevo con el resto del azúcar y unir en tres veces con la harina de trigo.
Hornear a 170 °C 45-50 min, hasta 95 °C en el centro; enfriar y abrir.
Rellenar y cubrir con la mermelada de albaricoque hervida 1 min.
Hervir la nata para montar 35 %, emulsionar con el chocolate negro para la cobertura y glasear a 35-38 °C.

Selva negra; tarta selva negra
12: 250 g Huevo, 150 g Azúcar, 120 g Harina de trigo, 30 g Cacao en polvo, 150 g Almíbar, 40 g Kirsch, 800 g Nata para montar 35 %, 80 g Azúcar glas, 350 g Guinda en marrasquino, 120 g Chocolate negro
Montar el huevo con el azúcar 10 min, unir la harina de trigo y el cacao en polvo tamizados y hornear a 175 °C 28 min (más de 92 °C en el centro).
Abrir en tres y calar con el almíbar y el kirsch.
Montar la nata para montar 35 % con el azúcar glas a 4 °C.
Rellenar con la nata y la guinda en marrasquino escurrida.
Cubrir con nata y virutas del chocolate negro; 24 h a 4 °C.

Ópera; tarta ópera
16: 300 g Huevo, 200 g Harina de almendra, 200 g Azúcar glas, 180 g Clara de huevo, 30 g Azúcar, 60 g Harina de trigo, 250 g Café preparado, 150 g Almíbar, 250 g Mantequilla, 150 g Crema inglesa, 250 g Chocolate negro, 250 g Nata para montar 35 %
Batir el huevo con la harina de almendra y el azúcar glas 8 min; unir la harina de trigo y la clara de huevo montada con el azúcar.
Extender tres planchas de 5 mm y hornear a 220 °C 6-7 min (más de 90 °C en el centro).
Calar con el café preparado y el almíbar.
Emulsionar la nata para montar 35 % hirviendo con el chocolate negro (ganache).
Montar la mantequilla pomada con la crema inglesa a 22 °C y un poco del café.
Montar: bizcocho, crema, bizcocho, ganache, bizcocho y crema; enfriar 2 h a 4 °C y glasear con el resto de la ganache a 35 °C.

Milhojas de crema; milhojas; milhojas de nata; milhojas de nata y crema
8: 600 g Masa de hojaldre, 700 g Crema pastelera, 40 g Azúcar glas
Estirar la masa de hojaldre a 2 mm, pinchar y reposar 30 min a 4 °C.
Hornear entre dos bandejas a 190 °C 25 min; espolvorear la mitad del azúcar glas y caramelizar a 230 °C 4 min.
Cortar tres rectángulos iguales.
Rellenar con la crema pastelera a 4 °C, montar al pase y terminar con el resto del azúcar glas.

Éclairs de café; éclairs; eclairs; éclairs de chocolate; palos de crema; petisús de crema
12: 250 g Agua, 100 g Mantequilla, 150 g Harina de trigo, 250 g Huevo, 4 g Sal, 600 g Crema pastelera, 8 g Café soluble, 200 g Azúcar glas
Hervir el agua con la mantequilla y la sal, añadir la harina de trigo y secar 2-3 min; a 55 °C, incorporar el huevo poco a poco.
Escudillar bastones de 12 cm.
Hornear a 180 °C 32-35 min, sin abrir, hasta secar (95 °C en el centro).
Aromatizar la crema pastelera con tres cuartos del café soluble y rellenar por debajo, a 4 °C.
Glasear con el azúcar glas, el resto del café y unas gotas de agua a 35 °C; 24 h a 4 °C.

Paris-Brest; parisbrest
8: 250 g Agua, 100 g Mantequilla, 150 g Harina de trigo, 250 g Huevo, 4 g Sal, 40 g Almendra laminada, 500 g Crema pastelera, 150 g Praliné de avellana, 150 g Mantequilla para la crema
Hervir el agua con la mantequilla y la sal, añadir la harina de trigo y secar 2-3 min; a 55 °C, incorporar el huevo poco a poco.
Escudillar una corona doble, pintar y cubrir con la almendra laminada.
Hornear a 180 °C 40 min, sin abrir (95 °C en el centro).
Montar la crema pastelera a 20 °C con el praliné de avellana y la mantequilla para la crema pomada, 5 min.
Rellenar y enfriar 1 h a 4 °C; gastar en 24 h.

Saint-Honoré; tarta San Honorato; saint honoré
8: 250 g Masa de hojaldre, 250 g Agua, 100 g Mantequilla, 150 g Harina de trigo, 250 g Huevo, 4 g Sal, 500 g Crema pastelera, 300 g Nata para montar 35 %, 200 g Azúcar
Hornear un disco de la masa de hojaldre pinchado a 190 °C 25 min.
Hervir el agua con la mantequilla y la sal, añadir la harina de trigo, secar 2-3 min e incorporar el huevo a 55 °C; escudillar petisús y hornear a 180 °C 28 min (95 °C en el centro).
Rellenar con la mitad de la crema pastelera a 4 °C.
Cocer el azúcar a caramelo, 165 °C, y pegar los petisús al borde.
Aligerar el resto de la crema con la nata para montar 35 % montada y llenar el centro; 24 h a 4 °C.

Macarons; macaron; macarons de frambuesa; macarons de chocolate
24: 150 g Harina de almendra, 150 g Azúcar glas, 55 g Clara de huevo, 150 g Azúcar, 40 g Agua, 55 g Clara de huevo pasteurizada, 100 g Chocolate negro, 100 g Nata para montar 35 %
Triturar y tamizar la harina de almendra con el azúcar glas; mezclar con la clara de huevo.
Cocer el azúcar con el agua a 118 °C y verter sobre la clara de huevo pasteurizada montada; batir hasta 45 °C.
Macaronar: unir hasta que caiga en cinta lenta.
Escudillar de 3,5 cm, golpear y secar 30 min, hasta que haga piel.
Hornear a 145-150 °C 13-14 min; no deben pegarse (más de 70 °C en el centro).
Emulsionar el chocolate negro con la nata para montar 35 % hirviendo, rellenar a 25 °C y madurar 24 h a 4 °C.

Clafoutis de cerezas; clafoutis; clafoutis de cereza
8: 500 g Cereza, 200 g Huevo, 120 g Azúcar, 80 g Harina de trigo, 250 g Leche entera, 150 g Nata para montar 35 %, 20 g Mantequilla, 2 g Sal
Untar el molde con la mantequilla y repartir la cereza.
Batir el huevo con el azúcar y la sal; añadir la harina de trigo, la leche entera y la nata para montar 35 %; reposar 30 min.
Verter sobre la fruta.
Hornear a 180 °C 40-45 min, hasta 80 °C en el centro; servir templado.

Crème brûlée; creme brulee; crema brulée
8: 700 g Nata para montar 35 %, 300 g Leche entera, 180 g Yema de huevo, 120 g Azúcar, 1 g Vainilla en vaina, 80 g Azúcar para quemar
Infusionar la nata para montar 35 % y la leche entera con la vainilla en vaina a 80 °C 15 min.
Mezclar la yema de huevo con el azúcar, unir la nata a 60 °C y colar.
Llenar moldes bajos y cocer al baño maría o vapor a 95 °C 40-45 min, hasta 80-82 °C en el centro.
Enfriar de 60 a 10 °C en menos de 2 h y reposar 6 h a 4 °C.
Quemar el azúcar con soplete al pase, en capa fina; gastar en 24 h.

Île flottante; isla flotante; islas flotantes; huevos nevados; huevos a la nieve
6: 160 g Clara de huevo, 80 g Azúcar, 600 g Leche entera, 120 g Yema de huevo, 100 g Azúcar para la crema, 1 g Vainilla en vaina, 60 g Caramelo líquido, 20 g Almendra laminada
Montar la clara de huevo con el azúcar a pico firme.
Escalfar en la leche entera con la vainilla en vaina a 80-85 °C 2 min por lado, o al vapor a 85 °C 5 min, hasta 72 °C en el centro; escurrir.
Cocer una inglesa con esa leche colada, la yema de huevo y el azúcar para la crema a 82-84 °C; enfriar de 60 a 10 °C en menos de 2 h.
Servir la isla sobre la crema con el caramelo líquido y la almendra laminada tostada; gastar en 24 h.

Babá al ron; baba al ron; savarin; babas al ron
10: 250 g Harina de fuerza, 150 g Huevo, 80 g Mantequilla, 60 g Leche entera, 15 g Azúcar, 10 g Levadura fresca, 4 g Sal, 600 g Agua, 300 g Azúcar para el almíbar, 120 g Ron
Amasar la harina de fuerza, el huevo, la leche entera, el azúcar, la levadura fresca y la sal 10 min; añadir la mantequilla y amasar 5 min.
Llenar un tercio del molde y fermentar 1 h a 28 °C.
Hornear a 180 °C 20-25 min (95 °C en el centro) y secar 12 h.
Hervir el agua con el azúcar para el almíbar; a 60 °C, añadir el ron y empapar 5 min por lado.
Escurrir y servir con nata.

Zabaione; sabayón; sabayon; zabaglione
4: 120 g Yema de huevo, 100 g Azúcar, 120 g Marsala
Blanquear la yema de huevo con el azúcar.
Añadir el marsala y batir al baño maría 8-10 min, hasta triplicar y 82 °C.
Servir templado enseguida.
Para frío, batir sobre hielo hasta 10 °C y gastar en 24 h a 8 °C como máximo.

Cannoli; cannoli sicilianos
12: 250 g Harina de trigo, 30 g Manteca de cerdo, 20 g Azúcar, 80 g Marsala, 30 g Huevo, 600 g Aceite de girasol para freír, 500 g Ricotta, 150 g Azúcar glas, 60 g Gotas de chocolate, 30 g Pistacho
Amasar la harina de trigo con la manteca de cerdo, el azúcar, el marsala y el huevo 8 min; reposar 1 h.
Estirar a 1,5 mm, cortar discos y enrollar en tubos.
Freír en el aceite de girasol a 180 °C 1 min 30 s, hasta dorar y 90 °C; enfriar.
Escurrir la ricotta 12 h a 4 °C, tamizar con el azúcar glas y añadir las gotas de chocolate.
Rellenar al pase y terminar con el pistacho.

Pavlova; pavlova de frutos rojos
8: 180 g Clara de huevo, 360 g Azúcar, 12 g Almidón de maíz, 6 g Vinagre de vino blanco, 300 g Nata para montar 35 %, 350 g Frutos rojos
Montar la clara de huevo y añadir el azúcar en seis veces, 10 min, hasta que no se note el grano.
Unir el almidón de maíz y el vinagre de vino blanco.
Formar un disco con hueco y hornear a 120 °C 1 h 15 min, hasta corteza seca y más de 70 °C en el centro; enfriar en el horno.
Montar la nata para montar 35 % a 4 °C y cubrir al pase con los frutos rojos.

Financiers; financier; financiers de almendra
24: 150 g Mantequilla, 150 g Clara de huevo, 150 g Azúcar glas, 75 g Harina de almendra, 60 g Harina de trigo, 1 g Sal
Cocer la mantequilla a avellana, 145-150 °C, y enfriar a 50 °C.
Mezclar el azúcar glas, la harina de almendra, la harina de trigo y la sal con la clara de huevo.
Añadir la mantequilla y reposar 12 h a 4 °C.
Hornear en molde engrasado a 190 °C 10-12 min, hasta dorar y 90 °C en el centro.

Plum cake; plumcake; bizcocho de frutas; cake de frutas
10: 200 g Mantequilla, 180 g Azúcar, 200 g Huevo, 250 g Harina de trigo, 8 g Impulsor químico, 200 g Pasas, 120 g Fruta confitada, 60 g Ron, 3 g Ralladura de limón, 2 g Sal
Macerar las pasas y la fruta confitada en el ron 12 h.
Montar la mantequilla con el azúcar; añadir el huevo a 20 °C poco a poco.
Unir la harina de trigo con el impulsor químico, la ralladura de limón y la sal; añadir la fruta enharinada.
Hornear a 165 °C 55-60 min, hasta 96 °C en el centro.
Envolver en caliente para que no seque.

Canelés de Burdeos; canelés; canelé; cannelés
16: 500 g Leche entera, 250 g Azúcar, 120 g Harina de trigo, 100 g Huevo, 40 g Yema de huevo, 50 g Mantequilla, 50 g Ron, 1 g Vainilla en vaina
Hervir la leche entera con la mantequilla y la vainilla en vaina 1 min.
Mezclar la harina de trigo y el azúcar con el huevo y la yema de huevo; verter la leche a 80 °C sin batir y añadir el ron.
Reposar 24-48 h a 4 °C.
Llenar moldes de cobre encerados, a 1 cm del borde.
Hornear a 230 °C 10 min y a 180 °C 50 min, hasta corteza caoba y 96 °C en el centro.

Madeleines; madeleine; magdalenas francesas
24: 150 g Huevo, 130 g Azúcar, 150 g Harina de trigo, 6 g Impulsor químico, 130 g Mantequilla, 30 g Leche entera, 15 g Miel, 3 g Ralladura de limón
Batir el huevo con el azúcar y la miel sin montar.
Unir la harina de trigo con el impulsor químico y la ralladura de limón; añadir la leche entera y la mantequilla a 45 °C.
Reposar 12 h a 4 °C: el frío hace la joroba.
Hornear en molde frío a 210 °C 4 min y a 180 °C 5 min, hasta 92 °C en el centro.

Cookies de chocolate; cookies; galletas con chocolate; galletas con pepitas de chocolate
20: 170 g Mantequilla, 150 g Azúcar moreno, 80 g Azúcar, 60 g Huevo, 250 g Harina de trigo, 5 g Bicarbonato, 4 g Sal, 200 g Gotas de chocolate
Batir la mantequilla pomada con el azúcar moreno y el azúcar 3 min; añadir el huevo.
Unir la harina de trigo con el bicarbonato y la sal y, después, las gotas de chocolate.
Formar bolas de 45 g y reposar 12-24 h a 4 °C.
Hornear a 175 °C 11-12 min: centro blando, 75 °C; firme al enfriar.

Bombones; bombones de ganache; bombones de chocolate; bombón
40: 400 g Chocolate negro, 150 g Nata para montar 35 %, 200 g Chocolate negro para la ganache, 20 g Azúcar invertido, 30 g Mantequilla
Fundir el chocolate negro a 50 °C, enfriar a 27 °C y subir a 31-32 °C; encamisar los moldes y cristalizar 15 min a 16 °C.
Hervir la nata para montar 35 % con el azúcar invertido, emulsionar con el chocolate negro para la ganache a 38 °C y añadir la mantequilla a 35 °C.
Llenar a 28-29 °C dejando 1 mm y cristalizar 12 h a 16 °C.
Cerrar con chocolate atemperado, cristalizar y desmoldar.
Conservar a 16 °C, 3 semanas.

Peras al vino; peras al vino tinto; peras en vino
6: 1000 g Pera, 750 g Vino tinto, 200 g Azúcar, 2 g Canela en rama, 4 g Ralladura de naranja, 1 g Clavo
Pelar la pera dejando el rabo.
Hervir el vino tinto con el azúcar, la canela en rama, la ralladura de naranja y el clavo 5 min.
Cocer las peras tapadas con papel a 90 °C 25-35 min, hasta que se pinchen sin esfuerzo.
Enfriar en el vino de 60 a 10 °C en menos de 2 h y reposar 12 h; reducir el jugo a jarabe, 15 min.

Manzanas asadas; manzana asada
6: 1200 g Manzana reineta, 60 g Mantequilla, 80 g Azúcar moreno, 60 g Vino dulce, 2 g Canela molida
Descorazonar la manzana reineta y dar un corte alrededor de la piel.
Rellenar con la mantequilla, el azúcar moreno y la canela molida.
Mojar la bandeja con el vino dulce y un poco de agua.
Asar a 180 °C 35-45 min, regando, hasta que cedan.

Macedonia de frutas; macedonia; ensalada de frutas
6: 250 g Manzana, 250 g Naranja, 250 g Fresa, 200 g Plátano, 200 g Kiwi, 150 g Zumo de naranja, 40 g Azúcar, 20 g Zumo de limón
Lavar y desinfectar la fruta que lleve piel.
Cortar la manzana, la fresa, el kiwi y la naranja a lo vivo; el plátano, al final.
Disolver el azúcar en el zumo de naranja y el zumo de limón.
Mezclar y enfriar a 4 °C; gastar en 24 h.

Membrillo; dulce de membrillo; carne de membrillo
20: 1000 g Membrillo, 900 g Azúcar, 30 g Zumo de limón
Cocer el membrillo entero en agua 40 min, pelar, descorazonar y pesar la pulpa.
Triturar con el azúcar y el zumo de limón.
Cocer 35-45 min a fuego suave, removiendo, hasta 104-105 °C y que se vea el fondo.
Llenar moldes en caliente y secar 24-48 h.

Cuajada con miel; cuajada casera; cuajada de oveja; cuajada
6: 1000 g Leche de oveja, 60 g Miel, 2 g Sal
Pasteurizar la leche de oveja a 72 °C con la sal y templar a 37-38 °C.
Añadir el cuajo en la dosis de su ficha (unas 6 gotas por litro), remover 5 s y repartir.
No mover 20-30 min, hasta que cuaje.
Enfriar a 4 °C y servir con la miel; gastar en 48 h.

Dulce de leche; dulce de leche casero
20: 2000 g Leche entera, 600 g Azúcar, 2 g Bicarbonato, 1 g Vainilla en vaina
Calentar la leche entera con el azúcar, el bicarbonato y la vainilla en vaina hasta disolver.
Cocer a fuego medio 1 h 30 min-2 h, removiendo cada vez más, hasta 107-108 °C.
Enfriar el cazo en agua, batiendo, para que no haga grano.
Envasar y conservar 2 semanas a 4 °C.

Alfajores; alfajores argentinos; alfajores de maicena
20: 200 g Mantequilla, 150 g Azúcar glas, 60 g Yema de huevo, 200 g Harina de trigo, 300 g Almidón de maíz, 6 g Impulsor químico, 500 g Dulce de leche, 60 g Coco rallado
Batir la mantequilla pomada con el azúcar glas y la yema de huevo.
Unir la harina de trigo, el almidón de maíz y el impulsor químico; reposar 1 h a 4 °C.
Estirar a 5 mm y cortar de 5 cm.
Hornear a 170 °C 9-10 min, sin color (más de 80 °C en el centro).
Unir con el dulce de leche y rebozar el canto en el coco rallado.

Bienmesabe canario; bienmesabe de almendra
10: 300 g Almendra molida, 300 g Azúcar, 200 g Agua, 120 g Yema de huevo, 3 g Ralladura de limón, 1 g Canela molida
Cocer el azúcar con el agua, la ralladura de limón y la canela molida a 108 °C.
Añadir la almendra molida tostada y cocer 8 min.
Templar a 60 °C, mezclar con la yema de huevo y cocer a 82-84 °C 3 min, removiendo.
Enfriar de 60 a 10 °C en menos de 2 h y gastar en 3 días a 4 °C.

Frangollo; frangollo canario
8: 1000 g Leche entera, 150 g Polenta, 120 g Azúcar, 60 g Pasas, 60 g Almendra, 60 g Yema de huevo, 3 g Ralladura de limón, 2 g Canela en rama
Infusionar la leche entera con la canela en rama y la ralladura de limón a 80 °C 10 min.
Añadir la polenta (millo partido) y cocer 25-30 min, removiendo.
Añadir el azúcar, las pasas y la almendra y cocer 5 min.
Ligar fuera del fuego con la yema de huevo, por encima de 75 °C, y enfriar de 60 a 10 °C en menos de 2 h.

Gofio escaldado; escaldón de gofio; escaldón
6: 200 g Gofio, 800 g Caldo de pescado, 80 g Cebolla, 20 g Aceite de oliva, 3 g Hierbabuena, 5 g Sal
Hervir el caldo de pescado con la hierbabuena y la sal 2 min.
Verter sobre el gofio poco a poco, removiendo sin grumos.
Cocer 2 min a fuego suave.
Servir con la cebolla en cascos y el aceite de oliva.

Pan perdido; torrija caramelizada; torrija de brioche
6: 400 g Pan brioche, 600 g Leche entera, 200 g Nata para montar 35 %, 120 g Azúcar, 150 g Huevo, 60 g Mantequilla, 80 g Azúcar para caramelizar, 1 g Vainilla en vaina
Infusionar la leche entera y la nata para montar 35 % con el azúcar y la vainilla en vaina a 80 °C; enfriar.
Mezclar con el huevo y empapar el pan brioche del día anterior en rebanadas de 4 cm, 4-12 h a 4 °C.
Escurrir y dorar en la mantequilla 2 min por lado.
Hornear a 180 °C 8 min, hasta 75 °C en el centro.
Caramelizar con el azúcar y soplete.

Espuma de crema catalana; espuma de crema; espuma dulce
8: 500 g Leche entera, 200 g Nata para montar 35 %, 120 g Yema de huevo, 100 g Azúcar, 2 g Canela en rama, 4 g Ralladura de limón
Infusionar la leche entera y la nata para montar 35 % con la canela en rama y la ralladura de limón a 80 °C 10 min.
Mezclar con la yema de huevo y el azúcar y cocer a 82-84 °C, sin hervir.
Colar, enfriar de 60 a 10 °C en menos de 2 h y llenar el sifón de 1 l (700 g como máximo).
Cargar 2 cápsulas de N₂O, agitar y reposar 2 h a 4 °C; gastar en 24 h.

Espuma de coco
8: 400 g Leche de coco, 150 g Nata para montar 35 %, 60 g Azúcar, 5 g Hoja de gelatina
Hidratar la hoja de gelatina 10 min en agua con hielo.
Calentar un cuarto de la leche de coco con el azúcar a 60 °C y disolver la gelatina (0,8 %).
Mezclar con el resto y la nata para montar 35 %, colar y llenar el sifón.
Cargar 2 cápsulas de N₂O, agitar y reposar 3 h a 4 °C.

Gel de frambuesa; gel de fruta; gel fluido; gel de mango; gel de limón
10: 500 g Frambuesa, 60 g Azúcar, 6 g Agar-agar, 15 g Zumo de limón
Triturar y colar la frambuesa.
Mezclar el azúcar con el agar-agar (1 %), echar en lluvia sobre el puré frío y hervir 2 min.
Cuajar a 4 °C 1 h.
Triturar el gel 3 min con el zumo de limón hasta fluido, colar y quitar el aire; 3 días a 4 °C.

Esferificaciones de melón; esferificaciones; esferificación; esferas de melón; caviar de melón
10: 500 g Melón, 40 g Azúcar, 3 g Alginato, 1000 g Agua
Triturar y colar el melón con el azúcar; mezclar un tercio con el alginato (0,6 %) a túrmix y unir con el resto; reposar 12 h a 4 °C, para que salga el aire.
Disolver 6,5 g de cloruro cálcico alimentario en el agua (0,65 %).
Dejar caer gotas con jeringa y cuajar 1 min (3 min, esferas con cuchara).
Lavar en agua limpia y servir enseguida: siguen cuajando. Con zumos muy ácidos (pH por debajo de 4), corregir con citrato.
`,
  ),
  ...writtenDishesOf(
    'Guarniciones',
    `
Espuma de patata; espuma de patata caliente
8: 500 g Patata, 200 g Nata para montar 35 %, 120 g Aceite de oliva virgen extra, 150 g Agua, 7 g Sal
Cocer la patata en agua 30 min, escurrir y guardar 150 g del agua.
Triturar con ese agua, la nata para montar 35 % y la sal y emulsionar con el aceite de oliva virgen extra.
Colar fino y llenar el sifón de 1 l a 70 °C.
Cargar 2 cápsulas de N₂O, agitar y mantener al baño maría a 65 °C, nunca por debajo de 63 °C.

Espuma de parmesano; espuma de queso
8: 400 g Nata para montar 35 %, 250 g Leche entera, 250 g Queso parmesano, 1 g Nuez moscada
Calentar la nata para montar 35 % y la leche entera a 85 °C.
Añadir el queso parmesano rallado y la nuez moscada y reposar 20 min.
Triturar, colar apretando y llenar el sifón.
Cargar 2 cápsulas de N₂O; en frío, 3 h a 4 °C; en caliente, a 63-65 °C.

Aire de limón; aire de cítricos; aire de lima
8: 250 g Zumo de limón, 250 g Agua, 20 g Azúcar, 3 g Lecitina de soja
Disolver el azúcar en el agua y mezclar con el zumo de limón.
Añadir la lecitina de soja (0,6 %).
Meter aire con túrmix en la superficie, 1 min, y reposar 1 min.
Recoger el aire y servir al momento.
! Contiene soja.

Tierra de aceitunas negras; polvo de aceituna negra; tierra de aceituna
10: 300 g Aceituna negra, 60 g Pan rallado, 20 g Aceite de oliva
Escurrir y secar la aceituna negra; deshidratar a 65-70 °C 10-12 h.
Triturar a golpes.
Tostar el pan rallado en el aceite de oliva 3 min y mezclar.
Guardar hermético y seco, 7 días.

Crujiente de parmesano; tejas de parmesano; galleta de parmesano; teja de queso
10: 200 g Queso parmesano, 10 g Harina de trigo
Rallar el queso parmesano y mezclar con la harina de trigo.
Extender fino sobre silicona.
Hornear a 180 °C 6-7 min, hasta dorar.
Dar forma en caliente y guardar hermético.

Teja de arroz; crujiente de arroz; torreznos de arroz
10: 150 g Arroz redondo, 700 g Agua, 6 g Sal, 500 g Aceite de girasol para freír
Cocer el arroz redondo en el agua con la sal 35 min, hasta que se pase.
Triturar, extender a 2 mm sobre silicona y secar a 70 °C 6-8 h.
Partir y freír en el aceite de girasol a 200-210 °C 5 s, hasta que soufflé.
Escurrir y servir en el día.
`,
  ),
  ...writtenDishesOf(
    'Helados',
    `
Helado de turrón; helado de turrón de Jijona
8: 550 g Leche entera, 150 g Nata para montar 35 %, 80 g Azúcar, 30 g Dextrosa, 35 g Leche en polvo desnatada, 180 g Turrón, 4 g Estabilizante para helado
Mezclar en seco el azúcar, la dextrosa, la leche en polvo desnatada y el estabilizante para helado.
Calentar la leche entera y la nata para montar 35 % a 40 °C, añadir los secos y pasteurizar a 85 °C 2 min.
Añadir el turrón desmenuzado, triturar y colar si se quiere fino.
Enfriar de 60 a 10 °C en menos de 2 h y madurar 6-12 h a 4 °C.
Mantecar y guardar a −18 °C; servir a −12 °C.
! Contiene frutos de cáscara. El turrón ya endulza: afínalo en el laboratorio de helados.

Granizado de limón; granizado; granizado de café
6: 1000 g Agua, 220 g Azúcar, 250 g Zumo de limón, 4 g Ralladura de limón
Disolver el azúcar en un tercio del agua con la ralladura de limón a 60 °C.
Enfriar, colar y mezclar con el resto del agua y el zumo de limón (14-15 °Brix).
Congelar en bandeja, rascando cada 30 min, o en granizadora a −3 °C.
Servir en el momento.

Semifrío de yogur; semifrío; semifrío de limón; semifrío de fruta
10: 400 g Yogur griego, 300 g Nata para montar 35 %, 100 g Clara de huevo pasteurizada, 150 g Azúcar, 50 g Agua, 8 g Hoja de gelatina, 15 g Zumo de limón
Hidratar la hoja de gelatina y fundir a 60 °C con un poco del yogur griego y el zumo de limón; unir con el resto.
Cocer el azúcar con el agua a 118 °C y verter sobre la clara de huevo pasteurizada montada; batir hasta 35 °C.
Montar la nata para montar 35 % a pico blando.
Unir yogur, merengue y nata; moldear y congelar a −18 °C 6 h. Servir a −10 °C, o a 4 °C desmoldado.

Parfait de avellana; parfait; parfait helado; biscuit glacé
10: 150 g Yema de huevo pasteurizada, 150 g Azúcar, 50 g Agua, 500 g Nata para montar 35 %, 150 g Praliné de avellana, 80 g Avellana
Cocer el azúcar con el agua a 118 °C, verter en hilo sobre la yema de huevo pasteurizada y montar hasta 30 °C.
Unir el praliné de avellana.
Montar la nata para montar 35 % a pico blando y unir con la avellana tostada picada.
Moldear y congelar a −18 °C 8 h; servir a −10 °C.

Tarta helada al whisky; tarta al whisky
10: 150 g Yema de huevo pasteurizada, 180 g Azúcar, 50 g Agua, 600 g Nata para montar 35 %, 60 g Whisky, 250 g Bizcocho genovés, 60 g Almendra tostada, 60 g Azúcar para quemar
Cocer el azúcar con el agua a 118 °C, verter sobre la yema de huevo pasteurizada y montar hasta 30 °C.
Añadir la mitad del whisky y la nata para montar 35 % a pico blando.
Montar sobre el bizcocho genovés calado con el resto del whisky y congelar a −18 °C 8 h.
Quemar el azúcar con soplete por encima y terminar con la almendra tostada picada.

Leche merengada; helado de leche merengada
8: 1000 g Leche entera, 200 g Nata para montar 35 %, 220 g Azúcar, 100 g Clara de huevo pasteurizada, 4 g Ralladura de limón, 3 g Canela en rama, 2 g Canela molida
Infusionar la leche entera y la nata para montar 35 % con la canela en rama, la ralladura de limón y tres cuartos del azúcar a 85 °C 10 min; colar.
Enfriar de 60 a 10 °C en menos de 2 h y madurar 6 h a 4 °C.
Montar la clara de huevo pasteurizada con el resto del azúcar.
Mantecar la mezcla y unir el merengue al final, o servir líquida y muy fría, con la canela molida.

Sorbete de frambuesa; sorbete de fresa; sorbete de mango; sorbete de frutos rojos
8: 600 g Frambuesa, 210 g Agua, 150 g Azúcar, 40 g Dextrosa, 15 g Zumo de limón, 3 g Estabilizante para helado
Mezclar el azúcar, la dextrosa y el estabilizante para helado en seco.
Calentar el agua a 40 °C, añadir los secos y subir a 85 °C 1 min; enfriar a 4 °C.
Triturar la frambuesa, colar y unir con el jarabe y el zumo de limón.
Madurar 4 h a 4 °C, mantecar y guardar a −18 °C; servir a −12 °C.
`,
  ),
]
