import { figuresApart } from '#core/format/unbroken.ts'
import css from './unbroken.module.css'

/** A text whose figures are not broken from their units at the end of a line. One box: in a grid its pieces would be a cell each. */
export function Unbroken({ text }: { readonly text: string }) {
  return (
    <span>
      {figuresApart(text).map((piece, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <span key={at} className={css.figure}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
