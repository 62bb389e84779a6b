/** Words of recipes that are no food, as a reader of damaged print may look for them. Lower case, without accents. */
const plain = `
ingredientes elaboracion preparacion procedimiento proceso metodo raciones personas comensales porciones pax docena docenas tarrina tarrinas
cucharada cucharadas cucharadita cucharaditas taza tazas unidad unidades gramos kilo litro litros dientes diente hoja hojas
rama ramas rebanada rebanadas loncha lonchas pizca punado vaso vasos lata latas sobre sobres manojo
minutos minuto horas hora grados horno fuego lento medio fuerte bajo sarten cazuela olla bandeja molde nevera congelador
batidora cuchillo colador bol papel film vapor bano maria temperatura ambiente superficie
picado picada picados picadas troceado cortado rallado rallada molido molida fresco fresca maduro maduros entero entera
anadir agregar amasar asar batir blanquear bridar calentar caramelizar chascar cocer cocinar colar colocar confitar cortar cubrir
cuajar dejar derretir desalar desmoldar disolver dividir dorar echar emulsionar enfriar enharinar escaldar escurrir espolvorear
estirar estofar extender fermentar filetear formar freir fundir glasear gratinar guisar hervir hidratar hornear incorporar
infusionar lavar ligar limpiar macerar marcar mezclar mojar montar napar pasar pelar picar pochar poner precalentar preparar
rallar rebozar reducir refrescar rehogar rellenar remojar remover repartir reposar reservar retirar saltear salpimentar sazonar
secar separar servir sofreir sumergir tamizar tapar templar tostar triturar trocear untar verter
`

export const kitchenWords: ReadonlySet<string> = new Set(plain.trim().split(/\s+/))
