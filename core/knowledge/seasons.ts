/** Months of best season in Spain, 1–12 (reference/ia-y-escaner.md §6.2; usual calendars of the Spanish markets). */
export type Season = {
  readonly name: string
  readonly kind: 'verdura' | 'fruta' | 'pescado' | 'seta'
  readonly months: readonly number[]
}

/** First and last month; '10-3' runs over the end of the year. */
const rows: Readonly<Record<Season['kind'], string>> = {
  verdura:
    'acelga 10-4; alcachofa 11-5; apio 9-3; berenjena 6-10; boniato 9-2; borraja 11-4; brócoli 10-4; calabacín 5-10; calabaza 9-2; calçot 12-3; cardo 11-2; cebolleta 3-8; col lombarda 10-3; coliflor 10-4; coles de Bruselas 10-2; endivia 10-4; escarola 10-3; espárrago blanco 4-6; espárrago verde 3-6; espinaca 10-5; grelo 11-3; guisante 3-6; haba 3-6; hinojo 10-4; judía verde 5-10; lechuga 4-10; nabo 10-3; patata nueva 4-7; pepino 5-9; pimiento 6-10; pimiento de Padrón 5-10; puerro 10-4; rábano 4-10; remolacha 6-11; repollo 10-4; tomate 6-10; tupinambo 11-2; zanahoria 5-9; alubia fresca 8-10; maíz 7-10',
  fruta:
    'aguacate 11-5; albaricoque 5-7; arándano 6-8; caqui 10-12; castaña 10-12; cereza 5-7; chirimoya 10-3; ciruela 6-9; frambuesa 5-9; fresa 2-6; granada 9-12; higo 8-9; breva 6-7; kiwi 11-4; limón 10-5; mandarina 10-2; mango 8-11; manzana 9-12; melocotón 6-9; melón 6-9; membrillo 9-11; mora 7-9; naranja 11-5; níspero 4-6; nectarina 6-8; pera 7-11; picota 6-7; pomelo 11-4; sandía 6-9; uva 9-12; avellana 8-10; nuez 9-11',
  pescado:
    'anchoa del Cantábrico 4-6; bonito del norte 6-9; atún rojo de almadraba 4-6; besugo 11-3; boquerón 4-8; caballa 2-5; sardina 6-10; lubina 11-3; merluza 3-6; rape 11-3; rodaballo 4-8; salmonete 9-11; chicharro 6-10; angula 11-2; lamprea 1-4; verdel 2-4; mejillón 9-3; ostra 9-4; percebe 11-3; vieira 11-3; centollo 11-3; nécora 8-12; gamba roja 5-9; calamar de potera 6-10; pulpo 7-10; berberecho 10-3',
  seta: 'boletus 9-11; níscalo 10-12; rebozuelo 6-11; trompeta de la muerte 9-12; perretxico 4-5; colmenilla 3-5; trufa negra 12-3; trufa de verano 5-8; seta de cardo 10-12; amanita caesarea 9-10',
}

const monthsOf = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1)

const kinds = ['verdura', 'fruta', 'pescado', 'seta'] as const

export const seasons: readonly Season[] = kinds.flatMap((kind) =>
  rows[kind].split('; ').map((row) => {
    const at = row.lastIndexOf(' ')
    const [from = '', to = ''] = row.slice(at + 1).split('-')
    return { name: row.slice(0, at), kind, months: monthsOf(Number(from), Number(to)) }
  }),
)

export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
