import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

const answered = (turns: string): string => {
  const { response, recipe } = lastReply(turns.split(' » '))
  return recipe === null ? response : `${response} RECETA ${recipe.name}`
}

test.each([
  // Foods before the way they are cooked.
  ['q vino le va al lechazo asao', /^\*\*Vino con carne\*\*\. Cordero, lechazo/],
  ['vino con codorniz asada', /^\*\*Vino con carne\*\*\. Faisán, perdiz, codorniz/],
  ['vino con berenjena asada', /^\*\*Vino con verdura\*\*\. Pimiento asado/],
  // One part of a ratio, in words.
  ['velute d pescao cuanta arina x litro d fumet', /60–70 g de harina por litro de fondo/],
  // Chocolate in sweet company, and a cuttlefish in any other.
  ['puedo sacar en carta una mousse de choco con claras de huevo fresco sin cocer', /^No con huevo crudo/],
  ['puedo sacar un tartar de choco crudo', /^No sin congelar antes/],
  // What is said to hurry names nothing.
  ['receta de crema catalana » guardala anda', /RECETA Crema catalana/],
  ['receta de crema catalana » métela en mi recetario venga', /RECETA Crema catalana/],
  // Another fault of the same thing, and a fault of another.
  ['los petisus se m bajan al sacarlos dl orno » y a veces ni suben', /Planos, no suben/],
  ['el caramelo se me quema » y a veces se me cristaliza', /\*\*Cristaliza\*\*/],
  ['hazme una bechamel » se me ha llenado de grumos', /^\*\*Salsa con grumos/],
  ['puedo envasar al vacío ajos confitados en aceite » las lentejas no se m ablandan ni a tiros', /Legumbre dura/],
  ['cómo cuezo las alcachofas » y pa q no s m ponga parda', /\*\*Pardas\*\*\. Evitarlo: limón/],
  // What is not eaten is not put right first.
  ['hazme una crema de calabacín » se me ha quedado amarga', /^No: un calabacín/],
  // A word is asked for by itself, whatever was refused.
  ['mousse de chocolate con huevo crudo, vale? » qué es tatemar', /Tatemar: asar en seco/],
  ['qué es una pachamanca', /Pachamanca: carnes y tubérculos/],
  // How it is done and how it is safe.
  ['cómo hago boquerones en vinagre en el restaurante', /Congelar los lomos[\s\S]*3–6 h[\s\S]*−20 °C 24 h/],
  ['cómo hago boquerones en vinagre en el restaurante » cuánto rato en el vinagre', /3–6 h/],
  ['quiero fermentar una salsa de habanero, cómo la hago', /2,5–3 % de sal[\s\S]*18–22 °C/],
  ['gelificar con kappa » y si quiero que gelifique en caliente, metil o agar', /^\*\*Metilcelulosa/],
  ['solomillo de cerdo a baja', /\*\*60 °C\*\*/],
  // The four of menu engineering, in a cook's words.
  ['tengo un plato que sale a saco pero no deja casi margen, qué hago con él', /Caballo de batalla/],
  ['un plato que no lo pide ni dios pero deja un pastón', /Puzle/],
  ['un plato que ni sale ni deja, lo quito?', /Perro/],
  // A menu by the other names of its courses.
  [
    'móntame un menú de mediodía para 26 con 2 entrantes, 2 principales a elegir y 2 postres',
    /\*\*Segundo\*\*.*\n- \*\*Segundo/,
  ],
  [
    'móntame un menú para 26 con 2 entrantes, 2 principales y 2 postres » uno de los principales que sea un arroz',
    /\*\*Segundo\*\*: Arroz/,
  ],
  ['móntame un menú para 30 con 2 entrantes y 2 segundos » y el cubierto a cuánto me sale', /€ por persona/],
  ['hazme un mojito » y una mocktail de eso', /Mojito sin alcohol/],
  // A food by its name elsewhere, and a month.
  ['carxofa en agosto, hay?', /^No: en agosto.*Alcachofa/],
  ['is asparagus in season in october', /^No: en octubre/],
])('se contesta lo que se dice en el pase: «%s»', (turns, tells) => {
  expect(answered(turns).replaceAll('\u00a0', ' ')).toMatch(tells)
})

test.each([
  ['a cuánto la meto al horno', /180–200 °C/],
  ['vino para pescado a la brasa', /pescado y marisco/],
  ['choco en su tinta cuánto dura', /Pescado y marisco crudos/],
  ['el bizcocho se me hunde » y la nata se me corta', /Nata cortada/],
  ['cuál es la diferencia entre bizcocho y genovesa', /Bizcocho/],
])('lo que se le parece sigue como estaba: «%s»', (turns, tells) => {
  expect(answered(turns)).toMatch(tells)
})
