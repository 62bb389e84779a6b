/** Lines that may read alike, told apart by their place. For lists that are only shown, never reordered. */
export const numbered = <Line>(lines: readonly Line[]): { readonly key: string; readonly line: Line }[] =>
  lines.map((line, index) => ({ key: `${index}`, line }))
