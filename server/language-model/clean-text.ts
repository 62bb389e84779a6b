// Control characters other than tab and line feed, and the marks that turn text around or hide in it (Unicode TR36).
// Joiners and variation selectors stay: emoji are made with them.
const unseen = /(?![\t\n])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** Text as our database and screens can keep it: whole characters, one kind of line break, nothing invisible. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(unseen, '').normalize('NFC')
