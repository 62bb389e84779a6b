type Asked = { readonly url?: string | undefined }

/**
 * The address as the router shall read it. A path that is not UTF-8 ('/%', '/%E0') is taken to the letter, and what a file
 * reader takes for an attack (empty parts as in '//pan', U+0000) becomes a blank: so they end like any unknown address, on
 * the 404 page or in our own JSON, instead of in the framework's English.
 */
export const readableUrl = ({ url = '/' }: Asked): string => {
  if (!url.startsWith('/')) return url
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const query = end < 0 ? '' : url.slice(end)
  const literal = isDecodable(path) ? path : path.replaceAll('%', '%25')
  return literal.replaceAll('%00', '%20').replace(/\/{2,}/g, '/%20/') + query
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
