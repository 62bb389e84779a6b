/** Who is spoken of by how old he is: 'mi madre de 90', 'una señora con 84 años', 'el abuelo, 91'. */
const aged =
  /(?<!\bmasa )\b(?:madres?|padres?|mama|papa|abuel[oa]s?|yay[oa]s?|suegr[oa]s?|ti[oa]s?|herman[oa]s?|prim[oa]s?|ves?cin[oa]s?|amig[oa]s?|jef[ea]s?|señor[ae]?s?|senor[ae]?s?|don|doña|dona|hombres?|mujer|mujeres|marido|espos[oa]|client[ea]s?|personas?|gente|alguien|comensal(?:es)?|huesped(?:es)?|usuari[oa]s?|residentes?|invitad[oa]s?|matrimonio|pareja|monjas?|cura|parroquian[oa]s?)(?:,| que (?:ya )?(?:tienen?|tendra|cumplen?)| ya| tienen?| cumplen?)? (?:(?:con|de|tiene|cumple|a sus|casi|unos) )*(\d{2,3})(?! ?(?:g|gr|gramos?|kg|kilos?|€|eur|euros?|%|min|minutos?|h|horas?|dias?|meses|semanas?|c|grados|cm|mm|ml|cl|l|litros?|pax|personas?|raciones|cubiertos|[.,]\d)\b)(?! ?[€%°º])/g

/** 'Con 87 años', whoever it is; a vinegar, a recipe or a habit may be as old. */
const years =
  /(?<!\b(?:vinagres?|balsamicos?|vinos?|jerez|recetas?|masa madre|jamon|coñac|cognac|ron|whisky|brandy|casa|horno|restaurante|bar|hace|desde|llevo|lleva|llevamos|durante)\b.{0,12})\b(?:con|de|tiene|tienen|cumple|cumplen|para) (\d{2,3}) (?:anos|años|anitos|añitos)\b/g

const eldest = 115
const elderly = 65

/** Tags of guests that only their age tells. Folded text. */
export const guestsByAge = (folded: string): readonly string[] =>
  [...folded.matchAll(aged), ...folded.matchAll(years)].some(([, age]) => {
    const value = Number(age)
    return value >= elderly && value <= eldest
  })
    ? ['mayor']
    : []
