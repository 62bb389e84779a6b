/**
 * How a word sounds in Spanish, so that kitchen spelling meets the dictionary's: 'vechamel' is 'bechamel', 'arina' 'harina',
 * 'guevo' 'huevo', 'kacao' 'cacao', 'sebolla' 'cebolla', 'enbutido' 'embutido', 'txipirón' 'chipirón'; 'xampiñon' is not 'champiñón'. Input folded,
 * output only compared.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/^(?:gu|h?u)(?=e)/, '3')
    .replace(/ch|tx/g, '1')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/qu(?=[ei])|q|c/g, 'k')
    .replace(/gu(?=[ei])/g, '2')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/2/g, 'g')
    .replace(/v|w/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/ll/g, 'y')
    .replace(/y$/, 'i')
    .replace(/([a-z\d])\1/g, '$1')
