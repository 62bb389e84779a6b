/** Courses and kinds of dishes a kitchen sorts its recipes by. */
export const kinds =
  '(?:recetas?|platos?|elaboraciones|entrantes?|primeros|segundos|postres?|pescados?|carnes?|aves|arroces|ensaladas?|sopas?|cremas?|salsas?|panes|guarnicion(?:es)?|aperitivos?|tapas?|bebidas?|cocteles|helados?|sorbetes?|tartas?|masas?|pastas?|guisos?|fondos?|mariscos?|verduras|legumbres|pizzas?|bocadillos?|bizcochos?|croquetas|canapes)'
export const anyKind = /^(?:recetas?|platos?|elaboraciones)$/
