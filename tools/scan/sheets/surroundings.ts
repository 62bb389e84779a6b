import type { Sheet } from './read-sheets.ts'

type House = {
  readonly name: string
  readonly book: string
  readonly section: string
  readonly code: string
  readonly school: string
}

const seen: House = {
  name: 'Restaurante El Puerto',
  book: 'Cocina tradicional española',
  section: 'Platos de la casa',
  code: 'CT-014',
  school: 'Escuela de Hostelería del Sur',
}
const held: House = {
  name: 'Casa Marcelino',
  book: 'El recetario del obrador',
  section: 'Segundos platos',
  code: 'REC/0231',
  school: 'Grupo Mesón del Norte',
}

const tuning: House = {
  name: 'Mesón La Alquería',
  book: 'Cuaderno de cocina',
  section: 'Carta de otoño',
  code: 'P-77',
  school: 'Catering Mar y Monte',
}
const fresh: House = {
  name: 'La Taberna de Arriba',
  book: 'Lo que comíamos en casa',
  section: 'Para compartir',
  code: 'FT 3.12',
  school: 'Hotel Balneario de la Sierra',
}
const houses: Readonly<Record<Sheet['part'], House>> = { seen, held, tuning, fresh, unseen: fresh }

/** What a kitchen's sheets carry around the recipe: its house, its book, the form's own fields. `[above, below]`, HTML. */
export const around = ({ head, sheet, part, of }: Sheet): readonly [above: string, below: string] => {
  const { name, book, section, code, school } = houses[part]
  const page = Number(sheet) + 6
  switch (head) {
    case 'casa':
      return [`<p class="casa">${name.toUpperCase()}</p>`, '']
    case 'logotipo':
      return [`<p class="logotipo">${name}</p><p class="lema">${section}</p>`, '']
    case 'libro':
      return [
        `<p class="folio"><span>${book}</span><span>${page}</span></p><p class="seccion">${section.toUpperCase()}</p>`,
        '',
      ]
    case 'ficha':
      return [
        `<table class="ficha"><tr><td>FICHA TÉCNICA DE ELABORACIÓN</td><td>Código: ${code}</td></tr><tr><td>Sección: ${section}</td><td>Fecha: 12/03/2026</td></tr></table>`,
        `<p class="pie">${school} · Revisión 2 · Página 1 de 1</p>`,
      ]
    case 'campo':
      return [`<p class="casa">${school}</p><p class="campo">Nombre del plato: ${of}</p>`, '']
    case 'pie':
      return ['', `<p class="pie">${school} — Pág. ${page}</p>`]
    default:
      return ['', '']
  }
}
