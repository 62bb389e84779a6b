import { expect, test } from 'vitest'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { hear } from './turns/hear.ts'

/** What the last of the turns is answered. */
const lastOf = (turns: readonly string[]): string => lastReply(turns).response.replaceAll(String.fromCharCode(160), ' ')

/** Conversations, their turns divided by ' » ', and what the last answer holds. */
const told: readonly (readonly [string, string])[] = [
  // A rate of the table, for the amount that is said.
  ['kimchi con 6 kg de col china, ¿cuánta sal?', '**120–180 g**'],
  ['fermentar 3 kg de remolacha, sal?', '**60–75 g**'],
  ['trucha curada con 2 kg de trucha, sal y azúcar', 'Azúcar: **300–400 g**'],
  ['curar un salmón de 1 kilo 800, cuánta sal', '**270–360 g**'],
  ['merengue suizo con 10 claras, cuánto azúcar', '**660 g**'],
  ['merengue francés con 250 de claras', '**500 g**'],
  ['con 1 kg de azúcar, cuántas claras para un merengue francés', '**500 g** (15 claras)'],
  ['ganache blanca con 900 g de chocolate blanco cuánta nata', '**297–360 g**'],
  ['praliné de almendra 60/40 para 3 kg', 'Almendra: **1,8 kg**'],
  ['interior de fresa con kilo y medio de pulpa, cuánta pectina nh para el inserto', '**15–23 g**'],
  ['cuántas hojas para un bavarois con 2 kg de puré', '**8–12 hojas**'],
  ['gel fluido de remolacha con agar, cómo se hace » para 800 g de pulpa cuánto agar', '**4,8–8 g**'],
  ['sorbete de piña, qué porcentaje de azúcares', '**26–30 %**'],
  ['negronis para 45, cuánto de cada', 'Ginebra: **1,35 l**'],
  ['proporción de la piña colada', 'Crema de coco: **30 ml**'],
  // What a question leaves out stands in the one before it.
  ['barril de 30 litros a 90 euros cuánto me cuesta la caña de 20 cl » y perdiendo un 10', '**0,67 €** por caña'],
  ['saco 2.400 con 80 cubiertos » y si quiero que sea 36 cuánto hay que vender', '**2.880,00 €**'],
  ['una factura de 260 sin iva » y de iva', '**26,00 €** de IVA'],
  // The batch of the cookbook, from one of its ingredients or for so many.
  ['crema inglesa con 3 litros de leche, cuántas yemas', '(32 yemas)'],
  ['bearnesa para 30 comensales: mantequilla y yema', 'Mantequilla'],
  ['tiramisú con 24 yemas, cuánto mascarpone', 'Queso mascarpone: **1,7 kg**'],
  ['40 bollos de 80 de brioche, cuánta mantequilla', 'Mantequilla: **'],
  // Percentages the cook gives, and what the dough comes to.
  ['chapata al 82 con 4 kg de harina: agua, sal y levadura', 'Agua, al 82 %: **3,28 kg**'],
  ['hogaza con 2 kg de harina, agua al 70, sal al 2 » cuántas piezas de 850 salen', '**4 piezas**'],
  ['brioche con 1 kg de harina, mantequilla al 40 » y huevo al 50 » cuánto pesa la masa entera', '**1,9 kg**'],
  ['pan con 5 kg de harina, agua al 65 » si hago biga con la mitad de la harina', '**2,5 kg de harina'],
  // Yields, both ways, and those the cook said.
  ['cuántos kilos de mango compro para 5 limpios', 'Compra **7,'],
  ['de 4 kg de pulpo cuánto queda cocido » y si son 8 kg de sepia sucia, limpios', '**5,2–6 kg**'],
  ['necesito 6 kg de lomo de merluza limpio, cuánto pido entera', 'de merluza'],
  ['la corvina me da un 48 % de lomo » cuánto compro entera para 30 raciones de 150 limpias', '9,38 kg'],
  // Sugar and brines.
  ['puré de pera de 14 brix a 22, 5 kg, cuánto azúcar', '**513 g de azúcar**'],
  ['bajar un almíbar de 60 brix a 40, 2 kg', '**1 kg de agua**'],
  ['lámina blanda, temperatura', '**132–143 °C**'],
  ['merengue italiano con 500 g de claras, cuánto azúcar » el almíbar a cuántos grados', '**118–121 °C**'],
  ['salmuera de equilibrio al 1,8 con 4 kg de lomo y 6 l de agua', '**180 g de sal**'],
  // The guests of the conversation.
  ['banquete de 70 adultos y 12 críos » cuánto vino', '**35 botellas**'],
  ['banquete de 70 adultos y 12 críos » pan', 'para 82'],
  ['cóctel de 90 personas, dos horas, cuántas piezas » y jamón', 'en cóctel, para 90: **3,6–5,4 kg**'],
  ['boda de 160 » café para todos en kilos', '**1,28–1,6 kg**'],
  ['cóctel para 100 » y camareros', '**4–5 camareros**'],
  // How long until it is tender, at the temperature that is said.
  ['carrilleras al vacío a 82, cuántas horas', '**8–10 h**'],
  ['pulpo al vacío a 77 » y la panceta a 67', '**24–36 h**'],
  ['short ribs a 58, cuántas horas', '**48–72 h**'],
]

test.each(told)('«%s» → %s', (conversation, holds) => {
  expect(lastOf(conversation.split(' » '))).toContain(holds)
})

test('el peligro se dice con la cuenta, y la cuenta no lo tapa', () => {
  expect(lastOf(['sal nitrificante al 1 %, pongo 20 g por kilo, cuántas ppm'])).toMatch(/^No.*200 mg\/kg/)
  expect(lastOf(['sal nitrificante al 1, pongo 20 g por kilo, cuántas ppm'])).toMatch(/^No.*200 mg\/kg/)
  expect(lastOf(['secreto al vacío a 62', 'lo bajo a 47 unas 6 horas'])).toMatch(/^No/)
  expect(lastOf(['carrilleras al vacío a 65, cuánto'])).toMatch(/24–36 h[\s\S]*pasteurizar/)
  expect(lastOf(['bautizo de 40 adultos y 9 niños, cuánto vino'])).toMatch(/20 botellas[\s\S]*AESAN/)
})

test.each([
  'y si lo congelo',
  'cuánto dura el chucrut',
  'a cuánto el kilo de carrillera',
  'crea un gravlax para 8',
  'hazme un merengue italiano con 300 g de claras',
])('«%s» no se contesta con una proporción', (turn) => {
  const [heard] = hear([{ role: 'user', content: turn }], safety, knowledge)
  expect(heard !== undefined && 'question' in heard ? (heard.question.computed?.id ?? null) : null).toBeNull()
})
