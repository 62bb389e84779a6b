// Control characters other than tab and line feed, and the marks that turn text around or hide in it (Unicode TR36).
// Joiners and variation selectors stay: emoji are made with them.
const unseen = /(?![\t\n])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** Text as database and screens can hold it: lone surrogates replaced, line breaks as LF, invisible characters removed, NFC. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(unseen, '').normalize('NFC')
