/** A believable small kitchen for the pictures: recipes in folders, a project with two variations, a formula. */

type Line = readonly [name: string, quantity: number, unit: 'g' | 'kg' | 'ml' | 'l' | 'unidad']

export const kitchen = {
  recipes: [
    {
      folder: 'Carta de otoño',
      name: 'Croquetas de jamón ibérico',
      category: 'Tapas',
      servings: 12,
      lines: [
        ['Leche entera', 1, 'l'],
        ['Mantequilla', 100, 'g'],
        ['Harina de trigo', 110, 'g'],
        ['Jamón ibérico', 200, 'g'],
        ['Cebolla', 80, 'g'],
        ['Huevo', 3, 'unidad'],
        ['Pan rallado', 250, 'g'],
        ['Aceite de oliva', 500, 'ml'],
      ],
      method:
        'Infusionar la leche con el hueso del jamón 20 minutos sin que hierva y colar.\nPochar la cebolla muy picada en la mantequilla, añadir el jamón y rehogar 1 minuto.\nIncorporar la harina y cocer el roux 3 minutos sin que tome color.\nVerter la leche caliente en cuatro veces y trabajar la bechamel 15 minutos a fuego suave.\nExtender en bandeja, tapar a piel y enfriar 12 horas en cámara.\nBolear de 25 g, pasar por huevo y pan rallado y freír a 180 °C 2 minutos.',
    },
    {
      folder: 'Carta de otoño',
      name: 'Merluza en salsa verde con almejas',
      category: 'Pescados',
      servings: 4,
      lines: [
        ['Merluza', 800, 'g'],
        ['Almejas', 300, 'g'],
        ['Ajo', 15, 'g'],
        ['Perejil', 20, 'g'],
        ['Vino blanco', 100, 'ml'],
        ['Caldo de pescado', 300, 'ml'],
        ['Aceite de oliva virgen extra', 60, 'ml'],
        ['Harina de trigo', 10, 'g'],
      ],
      method:
        'Purgar las almejas 2 horas en agua con sal.\nDorar el ajo laminado en el aceite, añadir la harina y cocer 1 minuto.\nMojar con el vino y el caldo y hervir 5 minutos.\nPoner la merluza con la piel hacia arriba y cocer 4 minutos meneando la cazuela.\nAñadir las almejas y el perejil y retirar cuando se abran.',
    },
    {
      folder: 'Pastelería',
      name: 'Tarta de queso al horno',
      category: 'Postres',
      servings: 10,
      lines: [
        ['Queso crema', 1, 'kg'],
        ['Nata para montar', 500, 'ml'],
        ['Azúcar', 320, 'g'],
        ['Huevo', 7, 'unidad'],
        ['Harina de trigo', 25, 'g'],
      ],
      method:
        'Atemperar el queso y batirlo con el azúcar sin meter aire.\nAñadir los huevos de uno en uno y después la nata y la harina tamizada.\nHornear en molde forrado a 210 °C durante 40 minutos.\nEnfriar 4 horas a temperatura ambiente antes de desmoldar.',
    },
    {
      folder: 'Pastelería',
      name: 'Crema catalana',
      category: 'Postres',
      servings: 8,
      lines: [
        ['Leche entera', 1, 'l'],
        ['Yema de huevo', 160, 'g'],
        ['Azúcar', 180, 'g'],
        ['Maicena', 40, 'g'],
        ['Limón', 1, 'unidad'],
        ['Canela en rama', 5, 'g'],
      ],
      method:
        'Infusionar la leche con la piel del limón y la canela 15 minutos.\nMezclar las yemas con el azúcar y la maicena.\nVerter la leche colada y cocer sin dejar de mover hasta 84 °C.\nRepartir en cazuelas y enfriar.\nQuemar el azúcar en el momento de servir.',
    },
    {
      folder: 'Bases y fondos',
      name: 'Caldo blanco de ave',
      category: 'Fondos',
      servings: 20,
      lines: [
        ['Carcasas de pollo', 5, 'kg'],
        ['Puerro', 400, 'g'],
        ['Zanahoria', 300, 'g'],
        ['Apio', 150, 'g'],
        ['Laurel', 2, 'g'],
        ['Agua', 8, 'l'],
      ],
      method:
        'Blanquear las carcasas y refrescarlas.\nCubrir con el agua fría y llevar a 90 °C espumando.\nAñadir las verduras y el laurel y mantener 3 horas sin hervir.\nColar por estameña, enfriar en abatidor y desgrasar.',
    },
  ] satisfies readonly { lines: Line[]; [rest: string]: unknown }[],
  project: {
    name: 'Croqueta sin gluten para la carta de otoño',
    description: 'Que nadie en la mesa note la diferencia. Cata con sala el viernes.',
    base: 'Croquetas de jamón ibérico',
    variations: [
      {
        name: 'Con harina de arroz',
        description: 'Roux con harina de arroz, rebozado de pan sin gluten.',
        changes: {
          lines: [
            { line: 2, name: 'Harina de arroz', quantity: 95 },
            { line: 6, name: 'Pan rallado sin gluten' },
          ],
        },
        comment: 'Textura más fina. Necesita 3 minutos más de cocción o sabe a crudo.',
      },
      {
        name: 'Más jamón, menos leche',
        description: 'Para servir de dos en dos.',
        changes: {
          lines: [
            { line: 0, quantity: 0.85 },
            { line: 3, quantity: 260 },
          ],
        },
        comment: 'Mejor de sabor, pero sube el coste. Probar con puntas de paletilla.',
      },
    ],
    comment: 'Cata el viernes a las 17:00 con sala y cocina.',
  },
  formula: { name: 'Helado de vainilla', type: 'helado', servings: 4000 },
  question: 'Crea una receta de gazpacho andaluz para 8 personas',
} as const
