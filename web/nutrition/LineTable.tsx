import type { AnalysedLine } from '#core/nutrition/analysis.ts'
import { LineRow } from './LineRow.tsx'
import css from './lines.module.css'
import { lineTexts as texts } from './texts.ts'

type Props = { readonly lines: readonly AnalysedLine[]; readonly onChoose: (line: AnalysedLine) => void }

/** Every ingredient as it was counted: taken for what, how many grams, from which source, how much of the energy. */
export function LineTable({ lines, onChoose }: Props) {
  const { columns } = texts
  return (
    <table className={css.table} aria-labelledby="lines">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.food}</th>
          <th scope="col" className={css.number}>
            {columns.grams}
          </th>
          <th scope="col" className={css.number}>
            {columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the recipe; names may repeat
          <LineRow key={index} line={line} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}
